import type { SortOrder } from "../../contract/choices.ts";
import { counted_max } from "../../contract/listings/limits.ts";
import type { Reaches } from "../../contract/places/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { totalUpTo, type ListTotal } from "./count-list.ts";
import { findCounted } from "./find-counted.ts";
import { limitMatches } from "./limit-matches.ts";
import { listFewNear } from "./store-few.ts";
import { countHomesAround, listIds, type ListPart } from "./store-ids.ts";
import { isByCategory, type ListFilter } from "./store-matching.ts";
import type { NearFilter } from "./store-near.ts";
import { measureSpread } from "./store-nearest.ts";
import { listCardsById, type DatedCardRow } from "./store.ts";

/** Of up to so many at home around a place all are looked at for a date, and of up to so many that may have a search's words all are. */
const gathered_max = 5_000;

type NearList = ListFilter & { near: NearFilter };
/** Up to how many of a group are counted, and up to how many are all looked at. */
type Bounds = { most: number; gathered: number };
/** A part of a page, with how many its list has, up to one more than are looked at. */
type Group = { ids: string[]; total: number };

/**
 * A page of a list near a place, with how many the list has [browse-26]: those based there, then those who travel, each group in the order
 * asked for. Where the words that occur say that not too many match, these tell how they reach the place. Those of one category are found by indexes,
 * so that all are counted, and a first page looks for both groups at once; else who travels is not looked for where more are based there than are counted.
 */
export async function findNear(
  ctx: Context,
  filter: NearList,
  part: ListPart,
  { most: counted, gathered }: Bounds = { most: counted_max, gathered: gathered_max },
): Promise<{ cards: DatedCardRow[] } & ListTotal> {
  const { offset, limit } = part;
  const shown = Math.max(counted, offset + limit);
  if ((await limitMatches(ctx, filter)).most <= gathered) {
    const { cards, total } = await listFewNear(ctx.db, filter, part);
    return { cards, ...totalUpTo(total, shown) };
  }
  const of = (reaches: Reaches): NearList => ({ ...filter, near: { ...filter.near, reaches } });
  const isCounted = isByCategory(of("travels"));
  const most = isCounted ? Number.POSITIVE_INFINITY : shown;
  const bounds = { most, gathered };
  const based = findGroup(ctx, of("based_near"), part, bounds);
  const later = async (): Promise<Group> => {
    const { ids, total } = await based;
    if (total > most) return { ids: [], total: 0 };
    const rest = { ...part, offset: Math.max(0, offset - total), limit: limit - ids.length };
    return findGroup(ctx, of("travels"), rest, bounds);
  };
  // The cards of a page that those based there fill don't wait for the others.
  const full = async () => {
    const { ids } = await based;
    return ids.length === limit ? listCardsById(ctx.db, ids, filter.dated) : null;
  };
  const coming = isCounted && offset === 0 ? findGroup(ctx, of("travels"), part, bounds) : later();
  const [first, others, cards] = await Promise.all([based, coming, full()]);
  const ids = [...first.ids, ...others.ids.slice(0, limit - first.ids.length)];
  return {
    cards: cards ?? (await listCardsById(ctx.db, ids, filter.dated)),
    ...totalUpTo(first.total + others.total, most),
  };
}

/** While its total isn't remembered, page and total are found in one go where they are few; else, and from then on, the page alone. */
async function findGroup(ctx: Context, filter: NearList, part: ListPart, bounds: Bounds): Promise<Group> {
  const { near, dated } = filter;
  const { most } = bounds;
  if (near.reaches === "travels" && !near.has_travelling) return { ids: [], total: 0 };
  const isGathered = part.limit > 0 && dated !== undefined && Number.isFinite(most);
  const few = isGathered ? await limitGathered(ctx, near, bounds) : most;
  const { ids, total } = await findCounted(ctx, filter, part, few);
  const isPast = part.limit === 0 || part.offset >= total;
  if (ids !== null || isPast) return { ids: ids ?? [], total };
  const areMany = total > few;
  const nearest = areMany && part.order === "distance" ? await findNearest(ctx, filter, part, bounds) : null;
  return { ids: nearest ?? (await listIds(ctx.db, filter, { ...part, areMany })), total };
}

/**
 * The ids of one page of very many who are based around a place, the nearest first: those nearer than where so many are found are few, and sorted; of
 * those just as far away come first in the usual order as many as the page needs. Null where they are not to be found so.
 */
async function findNearest(
  ctx: Context,
  filter: NearList,
  { offset, limit }: ListPart,
  bounds: Bounds,
): Promise<string[] | null> {
  const { near } = filter;
  const wanted = offset + limit;
  const spread_km = near.reaches === "based_near" ? await measureSpread(ctx.db, filter, wanted) : null;
  if (spread_km === null) return null;
  const nearer = { ...filter, near: { ...near, within: spread_km - 1 } };
  const alike = { ...filter, near: { ...near, from: spread_km, within: spread_km } };
  const of = async (list: NearList, order: SortOrder, most_ids: number) =>
    (await findGroup(ctx, list, { order, offset: 0, limit: most_ids }, bounds)).ids;
  const first = spread_km === 0 ? [] : await of(nearer, "distance", wanted);
  const rest = wanted - first.length;
  return [...first, ...(rest > 0 ? await of(alike, "rating", rest) : [])].slice(offset);
}

/**
 * Up to how many of a group are looked at in one go for a date: all who travel, and all who are at home around where these are few enough. No index tells
 * what each is on the day, and a walk of the order would pass all who are elsewhere.
 */
async function limitGathered({ db, cache }: Context, near: NearFilter, { most, gathered }: Bounds): Promise<number> {
  if (near.reaches === "travels") return Number.POSITIVE_INFINITY;
  const around = `homes around ${near.slug} within ${near.within} from ${near.from}`;
  const homes = await cache.remember(around, ["catalogue"], () => countHomesAround(db, near, gathered + 1));
  return homes > gathered ? most : Math.max(most, gathered);
}
