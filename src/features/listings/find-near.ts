import * as limits from "../../contract/limits.ts";
import type { Reaches } from "../../contract/places/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { countList, totalKey } from "./count-list.ts";
import { listIds, listIdsCounted, type ListPart } from "./store-ids.ts";
import type { ListFilter } from "./store-matching.ts";
import type { NearFilter } from "./store-near.ts";
import { listCards, type CardRow } from "./store.ts";

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
): Promise<{ cards: CardRow[]; total: number }> {
  const { offset, limit } = part;
  const find = (reaches: Reaches, rest: ListPart) =>
    findGroup(ctx, { ...filter, near: { ...filter.near, reaches } }, rest);
  const [based, first] = await Promise.all([find("based_near", part), offset === 0 ? find("travels", part) : null]);
  const left = limit - based.ids.length;
  const coming = first ?? (await find("travels", { ...part, offset: Math.max(0, offset - based.total), limit: left }));
  const ids = [...based.ids, ...coming.ids.slice(0, left)];
  return { cards: await cardsOf(ctx, ids), total: based.total + coming.total };
}

/** While its total isn't remembered, page and total are found in one go; from then on the page alone. */
async function findGroup(ctx: Context, filter: NearList, part: ListPart): Promise<Group> {
  const { near } = filter;
  if (near.reaches === "travels" && !near.has_travelling) return { ids: [], total: 0 };
  if (part.limit === 0) return { ids: [], total: await countList(ctx, filter) };
  const found: string[][] = [];
  const total = await ctx.cache.remember(totalKey(filter), ["catalogue"], async () => {
    const page = await listIdsCounted(ctx.db, filter, part);
    found.push(page.ids);
    return page.total;
  });
  const areMany = total > limits.travelling_few_max;
  const isPast = part.offset >= total;
  return { ids: found[0] ?? (isPast ? [] : await listIds(ctx.db, filter, { ...part, areMany })), total };
}

async function cardsOf({ db }: Context, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const cards = await listCards(db, { ids }, { order: "rating", limit: ids.length, offset: 0 });
  return cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
