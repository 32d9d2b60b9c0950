import * as limits from "../../contract/limits.ts";
import { listPage, type ListPage } from "../../contract/list-page.ts";
import { counted_max, found_few_max, walked_words_max } from "../../contract/listings/limits.ts";
import type { ProviderCard, ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { readRanks, todayOf } from "../calendars/rules.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { presentCard } from "../providers/present-card.ts";
import { presentReach } from "../providers/present-reach.ts";
import { countList, totalUpTo, type ListTotal } from "./count-list.ts";
import { findAlike } from "./find-alike.ts";
import { findByWords } from "./find-by-words.ts";
import { findCounted } from "./find-counted.ts";
import { findNear } from "./find-near.ts";
import { limitList } from "./limit-list.ts";
import { limitMatches, type Bounds } from "./limit-matches.ts";
import { walkWords } from "./store-by-words.ts";
import { keptName } from "./store-counts.ts";
import { listIds, type ListPart } from "./store-ids.ts";
import { isByCategory, isByWords, isIndexed, isOfWords, type ListFilter } from "./store-matching.ts";
import { listCardsById, listCardsKept, type DatedCardRow } from "./store.ts";

/** Of up to so many who have a search's words these tell what else is asked for; of more, one filter or another may leave hardly any. */
const told_max = 20_000;

type Found = { cards: DatedCardRow[] } & ListTotal;

/** The answer of the list call. */
export type ProviderList = { providers: ProviderCard[] } & ListTotal & ListPage;

/**
 * Published providers that match, in the order asked for, with how many match in all [browse-2], as far as that is counted [browse-26]. Without
 * page and limit: every match up to 1,000. A search that matches nothing as it is written finds what is written most
 * like it. An unknown category or subcategory finds nothing. Near a place those based there come before those who travel to it, each
 * group in the order asked for; an unknown place is refused. For a date those who have no place left are left out and each tells what it is then [calendars-7]; one that is past
 * or too far ahead is refused.
 */
export async function listProviders(ctx: Context, query: ProviderQuery): Promise<ProviderList> {
  const known = await lookUpCategories(ctx);
  const page = listPage(query, limits.page_size);
  const filter = limitList(query, known, todayOf(ctx.clock()));
  if (!filter) return { providers: [], total: 0, is_total_capped: false, ...page };
  const exact = await find(ctx, filter, query, page);
  const { cards, total, is_total_capped } = exact.total === 0 ? await forgive(ctx, filter, query, page) : exact;
  const { near } = filter;
  const providers = cards.map((card) =>
    Object.assign(presentCard(card, known), near && presentReach(card, near, known), tellDates(card, filter, query)),
  );
  return { providers, total, is_total_capped, ...page };
}

/** What a provider is on the date asked for, and with a flexible one, on which days it is free; nothing without a date. */
function tellDates(
  { day_ranks }: DatedCardRow,
  { dated }: ListFilter,
  { flex }: ProviderQuery,
): Pick<ProviderCard, "availability" | "free_dates"> {
  if (!dated) return {};
  const { availability, free_dates } = readRanks(day_ranks, dated.days);
  return { availability, ...(flex && { free_dates }) };
}

async function find(
  ctx: Context,
  filter: ListFilter,
  { sortBy = "rating" }: ProviderQuery,
  { page, limit }: ListPage,
): Promise<Found> {
  const part = { order: sortBy, offset: (page - 1) * limit, limit };
  if (!filter.near) return findPart(ctx, filter, part);
  return findNear(ctx, { ...filter, near: filter.near }, part);
}

/**
 * Where an index has the order and the total is kept, both are found in one query with the cards. Of a search the words that occur say whether it finds
 * anybody, and mostly who: then their rows have the page. A page that isn't full tells the total by itself.
 */
async function findPart(ctx: Context, filter: ListFilter, part: ListPart): Promise<Found> {
  const { order, offset, limit } = part;
  const name = isIndexed(filter, order) ? keptName(filter) : null;
  if (name !== null) return { ...(await listCardsKept(ctx.db, filter, part, name)), is_total_capped: false };
  const bounds = await limitMatches(ctx, filter);
  const { most, words } = bounds;
  if (most === 0) return { cards: [], total: 0, is_total_capped: false };
  if (words !== null && isOfWords(filter) && isWalkedByWords(words, part)) {
    const isLast = offset === 0 && most < limit;
    const [cards, counted] = await Promise.all([
      walkWords(ctx.db, words, filter, part),
      isLast ? null : countList(ctx, filter, offset + limit),
    ]);
    return { cards, ...(counted ?? { total: cards.length, is_total_capped: false }) };
  }
  if (words !== null && most <= told_max && isByWords(filter, order))
    return findByWords(ctx, filter, part, { words, most, few: Math.max(counted_max, offset + limit) });
  const { ids, counted } = await findIds(ctx, filter, part, bounds);
  const isLast = ids.length < limit && (ids.length > 0 || offset === 0);
  const [cards, total] = await Promise.all([
    listCardsById(ctx.db, ids, filter.dated),
    isLast
      ? { total: offset + ids.length, is_total_capped: false }
      : (counted ?? countList(ctx, filter, offset + limit)),
  ]);
  return { cards, ...total };
}

/**
 * The ids of a page, and the total where it is found with them or before. Of a search under other filters all that match are looked at once, and where
 * these are too many the order is walked, along the word if it is one. Of a list for a date that no index tells, its total says whether so many match
 * that the order is walked.
 */
async function findIds(
  ctx: Context,
  filter: ListFilter,
  part: ListPart,
  { most, words }: Bounds,
): Promise<{ ids: string[]; counted: ListTotal | null }> {
  const end = part.offset + part.limit;
  const few = Math.max(counted_max, end);
  const isNarrowed = Number.isFinite(most) && !isOfWords(filter);
  const found = isNarrowed ? await findCounted(ctx, filter, part, few) : null;
  const isCountedFirst = found === null && filter.dated !== undefined && !isByCategory(filter);
  const counted = found ? totalUpTo(found.total, few) : isCountedFirst ? await countList(ctx, filter, end) : null;
  const areMany = counted !== null && counted.total >= counted_max;
  const along = words?.length === 1 && { words };
  const listed = () => listIds(ctx.db, filter, { ...part, areFew: most <= found_few_max, areMany, ...along });
  return { ids: found?.ids ?? (await listed()), counted };
}

/** Whether to walk the usual order of each word, which takes the foremost of each. */
function isWalkedByWords(words: readonly string[], { order, offset, limit }: ListPart): boolean {
  return order === "rating" && words.length * (offset + limit) <= walked_words_max;
}

async function forgive(ctx: Context, filter: ListFilter, query: ProviderQuery, page: ListPage): Promise<Found> {
  const { search, ...others } = filter;
  const spelt = search === undefined ? [] : await findAlike(ctx, search);
  if (spelt.length === 0) return { cards: [], total: 0, is_total_capped: false };
  return find(ctx, { ...others, spelt }, query, page);
}
