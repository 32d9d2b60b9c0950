import { useMemo } from "react";
import { data, useNavigation } from "react-router";
import { formatCount } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { messages } from "../../../contract/messages.ts";
import { loadPage } from "../../../platform/http/page.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Chips, FilterChip } from "../../../ui/chips.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { pack, unpack } from "../../../ui/packed.ts";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { pageMeta, siteOf } from "../../../ui/page-meta.ts";
import { Pager } from "../../../ui/pager.tsx";
import { TitleBlock } from "../../../ui/section.tsx";
import { lookUpCategories } from "../../categories/look-up-categories.ts";
import { findAlike } from "../find-alike.ts";
import { listProviders } from "../list-providers.ts";
import { readListQuery } from "../read-list-query.ts";
import { normaliseForSearch } from "../rules.ts";
import type { Route } from "./+types/browse-page";
import { browseAddress, isFiltered, noFilters, type BrowseFilters } from "./browse-filters.ts";
import { BrowseForm } from "./browse-form.tsx";
import { browseHead, browseStructure } from "./browse-head.ts";
import { cardProviders } from "./card-provider.ts";
import { categoryLine } from "./category-line.ts";
import { OwnCardPlace } from "./own-card-place.tsx";
import { pickedFilters } from "./picked-filters.ts";
import { ProviderGrid } from "./provider-grid.tsx";
import styles from "./browse-page.module.css";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadPage({ context }, async (ctx) => {
    const query = readListQuery(new URL(request.url).searchParams);
    const [{ all }, list] = await Promise.all([
      lookUpCategories(ctx),
      listProviders(ctx, { ...query, page: query.page ?? 1, limit: limits.page_size }),
    ]);
    const { search = "", category = "", province = "", city = "", sortBy = noFilters.sortBy } = query;
    const { verified = false, minTrustScore = 0, priceRanges = [] } = query;
    const filters: BrowseFilters = { search, category, province, city, verified, minTrustScore, priceRanges, sortBy };
    const alike = search !== "" && list.total > 0 ? await findAlike(ctx, normaliseForSearch(search)) : [];
    const pages = Math.max(1, Math.ceil(list.total / limits.page_size));
    const under = all.find(({ slug }) => slug === category)?.name ?? null;
    const answer = {
      filters,
      categories: all.map(({ name, slug }) => ({ name, slug })),
      category: under,
      providers: pack(cardProviders(list.providers, under)),
      total: list.total,
      page: list.page,
      pages,
      /** The search found nothing as it was written, and what is shown is written nearly like it. */
      isNear: alike.length > 0,
    };
    return data(answer, { status: list.page > pages ? 404 : 200 });
  });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { ...browseHead({ category: null, page: 1, total: 0 }), noindex: true });
  const { filters, category: name, page, pages, total } = loaderData;
  const place = { category: name === null ? null : { name, slug: filters.category }, page, total };
  const noindex = isFiltered(filters) || total === 0 || page > pages;
  const first = (page - 1) * limits.page_size + 1;
  const structured = noindex
    ? []
    : browseStructure(siteOf(matches).publicUrl, place, unpack(loaderData.providers), first);
  return pageMeta(matches, { ...browseHead(place), noindex, structured });
}

/** Browse (spec 2.4, 9): search, filters, order and page live in the address. */
export default function BrowsePage({ loaderData }: Route.ComponentProps) {
  const { filters, category, categories, total } = loaderData;
  return (
    <PageFrame>
      <TitleBlock title="Browse Providers" lead={category && categoryLine(category)} />
      <div className={styles.layout}>
        <BrowseForm filters={filters} categories={categories} total={total} />
        <Results {...loaderData} />
      </div>
    </PageFrame>
  );
}

function Results({
  filters,
  category,
  providers: packed,
  total,
  page,
  pages,
  isNear,
}: Route.ComponentProps["loaderData"]) {
  const providers = useMemo(() => unpack(packed), [packed]);
  const isLeaving = useNavigation().location?.pathname === "/providers";
  const picked = pickedFilters(filters, category ?? filters.category);
  return (
    <section
      aria-labelledby="count"
      aria-busy={isLeaving}
      className={classNames(styles.results, isLeaving && styles.leaving)}
    >
      <div className={styles.head}>
        <div aria-live="polite">
          <h2 id="count">{formatCount(total, "provider", "providers")}</h2>
          {isNear && <p>Showing near matches for “{filters.search}”.</p>}
        </div>
        {picked.length > 0 && (
          <Chips>
            {picked.map(({ label, without }) => (
              <FilterChip key={label} to={without} preventScrollReset>
                {label}
              </FilterChip>
            ))}
          </Chips>
        )}
      </div>
      {page === 1 && !isFiltered({ ...filters, sortBy: noFilters.sortBy }) && (
        <OwnCardPlace category={category ?? (filters.category || null)} />
      )}
      {providers.length > 0 ? (
        <ProviderGrid providers={providers} place="beside" />
      ) : (
        <Nothing filters={filters} pages={pages} total={total} />
      )}
      {providers.length > 0 && (
        <Pager className={styles.pager} page={page} pages={pages} href={(each) => browseAddress(filters, each)} />
      )}
    </section>
  );
}

function Nothing({ filters, pages, total }: { filters: BrowseFilters; pages: number; total: number }) {
  const isPastTheEnd = total > 0;
  if (isPastTheEnd) {
    return (
      <EmptyState
        title={messages.no_providers_found}
        level={3}
        action={<ButtonLink to={browseAddress(filters)}>Back to the first page</ButtonLink>}
      >
        This list has {formatCount(pages, "page", "pages")}, and this one comes after the last.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.no_providers_found}
      level={3}
      action={<ButtonLink to={browseAddress({ ...noFilters, sortBy: filters.sortBy })}>Clear the filters</ButtonLink>}
    >
      Try adjusting the filters: another spelling, a wider area, more price ranges or a lower trust score.
    </EmptyState>
  );
}
