import { useState } from "react";
import { data, redirect } from "react-router";
import * as limits from "../../../contract/limits.ts";
import * as listQuery from "../../../contract/providers/list-query.ts";
import type { ListQuery } from "../../../contract/providers/list-query.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import { cachedLoader } from "../../../platform/http/cached-page.ts";
import { PageFrame } from "../../../ui/page-frame.tsx";
import type { PageHandle } from "../../../ui/page-handle.ts";
import { pageMeta, siteOf } from "../../../ui/page-meta.ts";
import { lookUpCategories } from "../../categories/look-up-categories.ts";
import { fullName } from "../../places/rules.ts";
import { addressWord, searchText } from "../../providers/rules.ts";
import { countFacts, countPriceSteps, pageCount } from "../count-list.ts";
import { describeLine } from "../describe-line.ts";
import { findAlike } from "../limit-list.ts";
import { listProviders } from "../list-providers.ts";
import { readBrowseQuery } from "../read-list-query.ts";
import { resolveNear } from "../resolve-near.ts";
import { resolveSearch, resolveUnknownPlace } from "../resolve-search.ts";
import { suggestWays } from "../suggest-ways.ts";
import type { Route } from "./+types/browse-page";
import { isFiltered, isNarrowed } from "./browse-filters.ts";
import { BrowseForm } from "./browse-form.tsx";
import { browseMeta, browseStructure } from "./browse-meta.ts";
import { BrowseResults } from "./browse-results.tsx";
import { cardProviders, picturesFirst } from "./card-provider.ts";
import { createListCache } from "./create-list-cache.ts";
import { formatCategoryTitle } from "./format-category-title.ts";
import { formatExcluded } from "./format-date-status.ts";
import { pickedFilters } from "./picked-filters.ts";
import { searchAddress, summariseSearch } from "./summarise-search.ts";
// the filters load late, but their styles must be there at first paint
import "../../../ui/field.module.css";
import styles from "./browse-page.module.css";

export const loader = cachedLoader({ tags: ["catalogue"], read: readBrowseQuery }, async (ctx, { line, ...asked }) => {
  const { query, place, unknown } = resolveNear(asked);
  if (line === undefined) {
    const there = unknown === null ? null : await resolveUnknownPlace(ctx, asked);
    if (there) throw redirect(searchAddress(there.query, there.line));
    const read = await resolveSearch(ctx, asked);
    if (read) throw redirect(searchAddress(read, asked.search ?? ""));
  }
  const [known, list, prices, facts] = await Promise.all([
    lookUpCategories(ctx),
    listProviders(ctx, { ...query, page: query.page ?? 1, limit: limits.page_size }),
    countPriceSteps(ctx, query),
    countFacts(ctx, query),
  ]);
  const { all } = known;
  const { total, is_total_capped: isCapped } = list;
  const search = searchText(query.search);
  const category = all.find(({ slug }) => slug === query.category);
  const subcategories = (category?.subcategories ?? []).map(({ id, name }) => ({
    id,
    name,
    slug: addressWord(name),
  }));
  const wanted = query.subcategory ?? "";
  const subcategory = subcategories.find(({ id, slug }) => String(id) === wanted || slug === addressWord(wanted));
  const alike = search !== "" && total > 0 ? await findAlike(ctx, search) : [];
  const pages = pageCount(list);
  const under = category?.name ?? null;
  const filters = { ...listQuery.whole(query), ...(subcategory && { subcategory: subcategory.slug }) };
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
  const told = line === undefined ? null : describeLine(query, line, known, southAfricanDate(ctx.clock()), facts);
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
    /** Shown when the list differs from the request: a correction, an unknown place, or providers booked. */
    notice: noticeOf({ alike: alike.length > 0 ? search : "", unknown, filters }),
    understood: line === undefined || told === null ? null : summariseSearch(line, told),
    ways: total <= limits.few_providers_max && isNarrowed(filters) ? await suggestWays(ctx, query, total) : null,
  };
  return data(answer, { status: list.page > pages ? 404 : 200 });
});

function noticeOf({ alike, unknown, filters }: { alike: string; unknown: string | null; filters: ListQuery }): string {
  const near = alike === "" ? [] : [`Showing near matches for “${alike}”.`];
  const lost = unknown === null ? [] : [`We couldn’t find “${unknown}”. Showing vendors everywhere.`];
  const dated = filters.date === "" ? [] : [formatExcluded(filters, filters.sortBy)];
  return [...near, ...lost, ...dated].join(" ");
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
      <div className={styles.layout}>
        <BrowseForm {...loaderData} {...{ isOld, ...map }} />
        <BrowseResults {...loaderData} {...{ isOld, isMapped }} />
      </div>
    </PageFrame>
  );
}
