import { counted_max } from "../../contract/listings/limits.ts";
import type { Reaches } from "../../contract/places/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { totalKey, totalTags, type ListTotal } from "./count-list.ts";
import { countHomesAround, countUpTo, listIds, listIdsCounted, type ListPart } from "./store-ids.ts";
import { isByCategory, type ListFilter } from "./store-matching.ts";
import type { NearFilter } from "./store-near.ts";
import { listCardsById, type DatedCardRow } from "./store.ts";

/** Of up to so many at home around a place all are looked at for a date. */
const gathered_max = 5_000;

type NearList = ListFilter & { near: NearFilter };
/** A part of a page, with how many its list has, up to one more than are looked at. */
type Group = { ids: string[]; total: number };

/**
 * A page of a list near a place, with how many the list has [browse-26]: those based there, then those who travel, each group in the order
 * asked for. Those of one category are found by indexes, so that all are counted, and a first page looks for both groups at once; else who
 * travels is not looked for where more are based there than are counted.
 */
export async function findNear(
  ctx: Context,
  filter: NearList,
  part: ListPart,
): Promise<{ cards: DatedCardRow[] } & ListTotal> {
  const { offset, limit } = part;
  const of = (reaches: Reaches): NearList => ({ ...filter, near: { ...filter.near, reaches } });
  const isCounted = isByCategory(of("travels"));
  const most = isCounted ? Number.POSITIVE_INFINITY : Math.max(counted_max, offset + limit);
  const based = findGroup(ctx, of("based_near"), part, most);
  const later = async (): Promise<Group> => {
    const { ids, total } = await based;
    if (total > most) return { ids: [], total: 0 };
    const rest = { ...part, offset: Math.max(0, offset - total), limit: limit - ids.length };
    return findGroup(ctx, of("travels"), rest, most);
  };
  // The cards of a page that those based there fill don't wait for the others.
  const full = async () => {
    const { ids } = await based;
    return ids.length === limit ? listCardsById(ctx.db, ids, filter.dated) : null;
  };
  const coming = isCounted && offset === 0 ? findGroup(ctx, of("travels"), part, most) : later();
  const [first, others, cards] = await Promise.all([based, coming, full()]);
  const ids = [...first.ids, ...others.ids.slice(0, limit - first.ids.length)];
  const total = first.total + others.total;
  return {
    cards: cards ?? (await listCardsById(ctx.db, ids, filter.dated)),
    total: Math.min(total, most),
    is_total_capped: total > most,
  };
}

/** While its total isn't remembered, page and total are found in one go where they are few; else, and from then on, the page alone. */
async function findGroup(ctx: Context, filter: NearList, part: ListPart, most: number): Promise<Group> {
  const { near, dated } = filter;
  if (near.reaches === "travels" && !near.has_travelling) return { ids: [], total: 0 };
  const isGathered = part.limit > 0 && dated !== undefined && Number.isFinite(most);
  const few = isGathered ? await limitGathered(ctx, near, most) : most;
  let found: string[] | null = null;
  const total = await ctx.cache.remember(totalKey(filter, few), totalTags(filter), async () => {
    if (part.limit === 0) return countUpTo(ctx.db, filter, few + 1);
    const page = await listIdsCounted(ctx.db, filter, part, few);
    found = page.ids;
    return page.total;
  });
  const isPast = part.limit === 0 || part.offset >= total;
  return { ids: found ?? (isPast ? [] : await listIds(ctx.db, filter, { ...part, areMany: total > few })), total };
}

/**
 * Up to how many of a group are looked at in one go for a date: all who travel, and all who are at home around where these are few enough. No index tells
 * what each is on the day, and a walk of the order would pass all who are elsewhere.
 */
async function limitGathered({ db, cache }: Context, near: NearFilter, most: number): Promise<number> {
  if (near.reaches === "travels") return Number.POSITIVE_INFINITY;
  const around = `homes around ${near.slug} within ${near.within}`;
  const homes = await cache.remember(around, ["catalogue"], () => countHomesAround(db, near, gathered_max + 1));
  return homes > gathered_max ? most : Math.max(most, gathered_max);
}
