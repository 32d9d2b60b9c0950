import * as limits from "../../contract/limits.ts";
import type { Reaches } from "../../contract/places/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { countExactly, totalKey, totalTags } from "./count-list.ts";
import { listIds, listIdsCounted, type ListPart } from "./store-ids.ts";
import type { ListFilter } from "./store-matching.ts";
import type { NearFilter } from "./store-near.ts";
import { listCardsById, type DatedCardRow } from "./store.ts";

type NearList = ListFilter & { near: NearFilter };
type Group = { ids: string[]; total: number };

/**
 * A page of a list near a place, with how many the list has: those based there, then those who travel, each group in the order
 * asked for. A first page looks for both at once.
 */
export async function findNear(
  ctx: Context,
  filter: NearList,
  part: ListPart,
): Promise<{ cards: DatedCardRow[]; total: number }> {
  const { offset, limit } = part;
  const find = (reaches: Reaches, rest: ListPart) =>
    findGroup(ctx, { ...filter, near: { ...filter.near, reaches } }, rest);
  const based = find("based_near", part);
  const later = async () => {
    const { ids, total } = await based;
    return find("travels", { ...part, offset: Math.max(0, offset - total), limit: limit - ids.length });
  };
  // The cards of a page that those based there fill don't wait for the others.
  const full = async () => {
    const { ids } = await based;
    return ids.length === limit ? listCardsById(ctx.db, ids, filter.dated) : null;
  };
  const [first, coming, cards] = await Promise.all([based, offset === 0 ? find("travels", part) : later(), full()]);
  const ids = [...first.ids, ...coming.ids.slice(0, limit - first.ids.length)];
  return { cards: cards ?? (await listCardsById(ctx.db, ids, filter.dated)), total: first.total + coming.total };
}

/** While its total isn't remembered, page and total are found in one go; from then on the page alone. */
async function findGroup(ctx: Context, filter: NearList, part: ListPart): Promise<Group> {
  const { near } = filter;
  if (near.reaches === "travels" && !near.has_travelling) return { ids: [], total: 0 };
  if (part.limit === 0) return { ids: [], total: await countExactly(ctx, filter) };
  const found: string[][] = [];
  const total = await ctx.cache.remember(totalKey(filter), totalTags(filter), async () => {
    const page = await listIdsCounted(ctx.db, filter, part);
    found.push(page.ids);
    return page.total;
  });
  const areMany = total > limits.travelling_few_max;
  const isPast = part.offset >= total;
  return { ids: found[0] ?? (isPast ? [] : await listIds(ctx.db, filter, { ...part, areMany })), total };
}
