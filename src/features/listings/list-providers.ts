import * as limits from "../../contract/limits.ts";
import { listPage, type ListPage } from "../../contract/list-page.ts";
import type { ProviderCard, ProviderQuery } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { todayOf, type Told } from "../calendars/rules.ts";
import { tellAvailability } from "../calendars/tell-availability.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { presentCard } from "../providers/present-card.ts";
import { presentReach } from "../providers/present-reach.ts";
import { countList, type ListTotal } from "./count-list.ts";
import { findAlike } from "./find-alike.ts";
import { limitList } from "./limit-list.ts";
import type { ListFilter } from "./store-query.ts";
import { listCards, type CardRow } from "./store.ts";

type Found = { cards: CardRow[] } & ListTotal;

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
  const { near, dated } = filter;
  const ids = cards.map(({ id }) => id);
  const told = dated && (await tellAvailability(ctx.db, ids, dated));
  const providers = cards.map((card) =>
    Object.assign(
      presentCard(card, known),
      near && presentReach(card, near, known),
      told && presentDays(told.get(card.id), query),
    ),
  );
  return { providers, total, is_total_capped, ...page };
}

/** What a provider is on the date asked for, and with a flexible one, on which days it is free. */
function presentDays(
  told: Told | undefined,
  { flex }: ProviderQuery,
): Pick<ProviderCard, "availability" | "free_dates"> {
  if (!told) return {};
  const { availability, free_dates } = told;
  return { availability, ...(flex && { free_dates }) };
}

async function find(
  ctx: Context,
  filter: ListFilter,
  { sortBy = "rating" }: ProviderQuery,
  { page, limit }: ListPage,
): Promise<Found> {
  const offset = (page - 1) * limit;
  const [cards, total] = await Promise.all([
    listCards(ctx.db, filter, { order: sortBy, offset, limit }),
    countList(ctx, filter, offset + limit),
  ]);
  return { cards, ...total };
}

async function forgive(ctx: Context, filter: ListFilter, query: ProviderQuery, page: ListPage): Promise<Found> {
  const { search, ...others } = filter;
  const spelt = search === undefined ? [] : await findAlike(ctx, search);
  if (spelt.length === 0) return { cards: [], total: 0, is_total_capped: false };
  return find(ctx, { ...others, spelt }, query, page);
}
