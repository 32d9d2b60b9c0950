import * as limits from "../../contract/limits.ts";
import { listPage, type ListPage } from "../../contract/list-page.ts";
import type { ProviderQuery } from "../../contract/providers/query-schema.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { loadAvailability } from "../calendars/load-availability.ts";
import type { DateAvailability } from "../calendars/rules.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { presentCard } from "../providers/present/present-card.ts";
import { presentCoverage } from "../providers/present/present-coverage.ts";
import { countList, type ListTotal } from "./count-list.ts";
import { limitForgiving } from "./limit-list.ts";
import { listCards } from "./store.ts";

export type ProviderList = { providers: ProviderCard[] } & ListTotal & ListPage;

/**
 * Up to 1,000 unpaged [browse-2]; the total may be capped [browse-26]. Corrects misspellings, excludes booked providers
 * [calendars-7].
 */
export async function listProviders(ctx: Context, query: ProviderQuery): Promise<ProviderList> {
  const known = await lookUpCategories(ctx);
  const page = listPage(query, limits.page_size);
  const filter = await limitForgiving(ctx, query);
  if (!filter) return { providers: [], total: 0, is_total_capped: false, ...page };
  const { sortBy: order = "rating" } = query;
  const offset = (page.page - 1) * page.limit;
  const [cards, total] = await Promise.all([
    listCards(ctx.db, filter, { order, offset, limit: page.limit }),
    countList(ctx, filter, offset + page.limit),
  ]);
  const { near, dated } = filter;
  const ids = cards.map(({ id }) => id);
  const availabilities = dated && (await loadAvailability(ctx.db, ids, dated));
  const providers = cards.map((card) =>
    Object.assign(
      presentCard(card, known),
      near && presentCoverage(card, near, known),
      availabilities && presentDays(availabilities.get(card.id), query),
    ),
  );
  return { providers, ...total, ...page };
}

function presentDays(
  dateAvailability: DateAvailability | undefined,
  { flex }: ProviderQuery,
): Pick<ProviderCard, "availability" | "free_dates"> {
  if (!dateAvailability) return {};
  const { availability, free_dates } = dateAvailability;
  return { availability, ...(flex && { free_dates }) };
}
