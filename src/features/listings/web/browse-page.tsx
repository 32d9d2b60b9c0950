import { useState, Suspense } from "react";
import { data, redirect, href, useNavigation } from "react-router";
import * as limits from "../../../contract/limits.ts";
import type { Place } from "../../../contract/places/schema.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import type { Ways } from "../../../contract/providers/schema.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import { cachedLoader } from "../../../platform/http/cached-page.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Pager } from "../../../ui/data/pager.tsx";
import { Chips, FilterChip } from "../../../ui/form/chips.tsx";
import { lazyComponent } from "../../../ui/lazy-component.ts";
import { PageFrame } from "../../../ui/page/page-frame.tsx";
import type { PageHandle } from "../../../ui/page/page-handle.ts";
import { pageMeta, siteOf } from "../../../ui/page/page-meta.ts";
import { describeUnusableDate } from "../../calendars/require-date.ts";
import { lookUpCategories } from "../../categories/look-up-categories.ts";
import { fullName } from "../../places/rules.ts";
import { addressSlug, normaliseSearchText } from "../../providers/rules.ts";
import { countFacts, countPriceSteps, listingPageCount } from "../count-list.ts";
import { findAlike, listUnmentioned } from "../limit-list.ts";
import { listProviders } from "../list-providers.ts";
import { readBrowseQuery, type BrowseQuery } from "../read-list-query.ts";
import { describeSearch } from "../search/describe-line.ts";
import { correctNear, resolveNear } from "../search/resolve-near.ts";
import { resolveSearch, resolveUnknownPlace } from "../search/resolve-search.ts";
import { suggestSearches } from "../search/suggest-ways.ts";
import type { Route } from "./+types/browse-page";
import { browseMeta, browseStructure } from "./browse-meta.ts";
import { cardProviders, picturesFirst, type CardProvider } from "./cards/card-provider.ts";
import { createListCache } from "./cards/create-list-cache.ts";
import { formatCategoryTitle } from "./cards/format-category-title.ts";
// the filters load late, but their styles must be there at first paint
import "../../../ui/form/field.module.css";
import { formatExcluded } from "./cards/format-date-status.ts";
import { formatTotal } from "./cards/format-total.ts";
import { MyCardPosition } from "./cards/my-card-position.tsx";
import { ResultGroups } from "./cards/result-groups.tsx";
import { isFiltered, isNarrowed, browseAddress } from "./filters/browse-filters.ts";
import { BrowseForm } from "./filters/browse-form.tsx";
import { pickedFilters, type PickedFilter } from "./filters/picked-filters.ts";
import { NoConnection } from "./no-connection.tsx";
import { searchAddress, summariseSearch, type SearchSummary } from "./search/summarise-search.ts";
import { SortDescription } from "./sort-description.tsx";
import { useRestoredFocus } from "./use-restored-focus.ts";
import text from "../../../ui/text.module.css";
import styles from "./browse-page.module.css";

export const loader = cachedLoader(
  { tags: ["catalogue"], read: readBrowseQuery },
  async (ctx, { line, ...requested }) => {
    const today = southAfricanDate(ctx.clock());
    const { unread, unusable, ...params } = withoutUnusableDate(requested, today);
    if (line === undefined) {
      const there = resolveNear(params).unknown === null ? null : await resolveUnknownPlace(ctx, params);
      if (there) throw redirect(searchAddress(there.query, there.line));
      const read = await resolveSearch(ctx, params);
      if (read) throw redirect(searchAddress(read, params.search ?? ""));
    }
    const { query, place, unknown } = correctNear(params);
    const [known, list, prices, facts] = await Promise.all([
      lookUpCategories(ctx),
      listProviders(ctx, { ...query, page: query.page ?? 1, limit: limits.page_size }),
      countPriceSteps(ctx, query),
      countFacts(ctx, query),
    ]);
    const { all } = known;
    const { total, is_total_capped: isCapped } = list;
    const search = normaliseSearchText(query.search);
    const category = all.find(({ slug }) => slug === query.category);
    const subcategories = (category?.subcategories ?? []).map(({ id, name }) => ({
      id,
      name,
      slug: addressSlug(name),
    }));
    const wanted = query.subcategory ?? "";
    const subcategory = subcategories.find(({ id, slug }) => String(id) === wanted || slug === addressSlug(wanted));
    const alike = search !== "" && total > 0 ? await findAlike(ctx, search) : [];
    const pages = listingPageCount(list);
    const under = category?.name ?? null;
    const filters = { ...listQuery.withDefaults(query), ...(subcategory && { subcategory: subcategory.slug }) };
    const onward = listQuery.write({
      ...listQuery.empty,
      near: filters.near,
      within: filters.within,
      date: filters.date,
      flex: filters.flex,
    });
    const near = place === null ? {} : { near: fullName(place) };
    const picked = pickedFilters(filters, {
      category: under ?? filters.category,
      subcategory: subcategory?.name ?? wanted,
      ...near,
    });
    const cards = cardProviders(picturesFirst(list.providers, filters), under, onward, filters);
    const unmentioned = line === undefined || total === 0 ? [] : await listUnmentioned(ctx, query);
    const description = line === undefined ? null : describeSearch(query, line, known, today, facts, unmentioned);
    const answer = {
      filters,
      picked,
      ...near,
      categories: all.map(({ name, slug }) => ({ name, slug })),
      category: under,
      subcategories: subcategories.map(({ name, slug }) => ({ name, slug })),
      prices,
      facts,
      providers: cards,
      total,
      isCapped,
      page: list.page,
      pages,
      /** Shown when the list differs from the request: a correction, an unreadable filter, or providers booked. */
      notice: noticeOf({ alike: alike.length > 0 ? search : "", unknown, place, unread, unusable, filters }),
      understood: line === undefined || description === null ? null : summariseSearch(line, description),
      ways: total <= limits.few_providers_max && isNarrowed(filters) ? await suggestSearches(ctx, query, total) : null,
    };
    return data(answer, { status: list.page > pages ? 404 : 200 });
  },
);

function withoutUnusableDate({ date, flex, ...query }: BrowseQuery, today: string) {
  const unusable = date === undefined ? undefined : describeUnusableDate(date, today);
  return unusable === undefined ? { ...query, date, flex, unusable } : { ...query, unusable };
}

interface Differences {
  alike: string;
  unknown: string | null;
  place: Place | null;
  unread: string | undefined;
  unusable: string | undefined;
  filters: ListQuery;
}

function noticeOf({ alike, unknown, place, unread, unusable, filters }: Differences): string {
  const near = alike === "" ? [] : [`Showing near matches for “${alike}”.`];
  const lost =
    unknown === null
      ? []
      : [`We couldn’t find “${unknown}”. Showing vendors ${place ? `near ${fullName(place)}` : "everywhere"}.`];
  const ignored = unread ? [`We left out filters that we couldn’t read: ${unread.replaceAll(",", ", ")}.`] : [];
  const dated = filters.date === "" ? [unusable ?? ""] : [formatExcluded(filters, filters.sortBy)];
  return [...near, ...lost, ...ignored, ...dated].join(" ").trim();
}

/** Offline, the shown list stays, with a notice. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => saved.load(() => serverLoader());
const saved = createListCache();

export const handle: PageHandle = { scripts: "late" };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { ...browseMeta({ category: null, page: 1, total: 0 }), noindex: true });
  const { filters, category: name, page, pages, total, isCapped } = loaderData;
  const { province } = filters;
  const place = { category: name === null ? null : { name, slug: filters.category }, province, page, total, isCapped };
  const noindex = isFiltered(filters) || total === 0 || page > pages;
  const first = (page - 1) * limits.page_size + 1;
  const structured = noindex ? [] : browseStructure(siteOf(matches).publicUrl, place, loaderData.providers, first);
  return pageMeta(matches, { ...browseMeta(place), noindex, structured, card: place.category?.slug });
}

/** Search, filters, order and page are in the address [browse-1]. */
export default function BrowsePage({ loaderData }: Route.ComponentProps) {
  const { filters, category, near } = loaderData;
  const { province } = filters;
  const isOld = saved.useCached(loaderData);
  const [isMapped, setMapped] = useState(false);
  const map = { isMapped, onMap: () => setMapped(!isMapped) };
  const isPlaced = Boolean(category || province || near);
  return (
    <PageFrame>
      <header className={styles.title}>
        <h1>Browse Providers</h1>
        {isPlaced && <p>{formatCategoryTitle(category ?? "Providers", near || province, near && "near")}</p>}
      </header>
      <div className={text.stack}>
        <BrowseForm {...loaderData} {...{ isOld, ...map }} />
        <BrowseResults {...loaderData} {...{ isOld, isMapped }} />
      </div>
    </PageFrame>
  );
}

const TooFew = lazyComponent(async () => (await import("./too-few.tsx")).TooFew);

const ListMap = lazyComponent(
  async () => (await import("./map/list-map.tsx")).ListMap,
  () => "The map could not be loaded.",
);

const SearchMeaning = lazyComponent(async () => (await import("./search/search-meaning.tsx")).SearchMeaning);

interface BrowseResultsProps {
  filters: ListQuery;
  picked: readonly PickedFilter[];
  category: string | null;
  near?: string;
  providers: readonly CardProvider[];
  total: number;
  isCapped: boolean;
  page: number;
  pages: number;
  notice: string;
  understood: SearchSummary | null;
  ways: Ways | null;
  isOld: boolean;
  isMapped: boolean;
}

function BrowseResults(props: BrowseResultsProps) {
  const { filters, picked, category, near, providers, total, isCapped, page, pages, notice, understood, ways } = props;
  const { isOld, isMapped } = props;
  const count = providers.length;
  const isLeaving = useNavigation().location?.pathname === href("/providers");
  const focus = useRestoredFocus(filters);
  return (
    <section
      {...focus}
      aria-labelledby="count"
      aria-busy={isLeaving}
      className={classNames(styles.results, isLeaving && styles.leaving)}
    >
      {isOld && <NoConnection />}
      <div className={styles.head}>
        <div>
          <div aria-live="polite">
            <h2 id="count" tabIndex={-1}>
              {formatTotal(total, isCapped)}
            </h2>
            {notice && <p>{notice}</p>}
          </div>
          {total > 1 && (
            <p>
              <SortDescription order={filters.sortBy} prefer={filters.prefer} guests={filters.guests} />
            </p>
          )}
        </div>
        {picked.length > 0 && (
          <Chips className={styles.chips}>
            {picked.map(({ label, without }) => (
              <FilterChip key={label} to={without} preventScrollReset>
                {label}
              </FilterChip>
            ))}
          </Chips>
        )}
      </div>
      {understood && (
        <Suspense>
          <SearchMeaning {...understood} />
        </Suspense>
      )}
      {isMapped && (
        <Suspense>
          <ListMap filters={filters} category={category} />
        </Suspense>
      )}
      <MyCardPosition list={browseAddress(filters)} category={category} />
      <ResultGroups providers={providers} place={near} filters={filters} />
      {(ways !== null || count === 0) && (
        <Suspense>
          <TooFew {...{ filters, pages, total, ways, picked }} />
        </Suspense>
      )}
      {count > 0 && (
        <Pager className={styles.pager} page={page} pages={pages} href={(each) => browseAddress(filters, each)} />
      )}
    </section>
  );
}
