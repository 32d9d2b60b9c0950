import type { ProviderCard } from "../../contract/providers/schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { loadAvailability } from "../calendars/load-availability.ts";
import { requireDate } from "../calendars/require-date.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { requireNear } from "../places/require-near.ts";
import { presentCard } from "../providers/present/present-card.ts";
import { presentDistance, presentCoverage } from "../providers/present/present-coverage.ts";
import { listCardsById } from "./store.ts";

export type Comparison = {
  vendors: readonly string[];
  date?: string | undefined;
  near?: string | undefined;
  within?: number | undefined;
};

/**
 * In id order, with availability and reach [browse-30]. Refuses unknown places, and dates past or over three years
 * ahead.
 */
export async function compareProviders(
  ctx: Context,
  { vendors, date, ...place }: Comparison,
): Promise<{ providers: ProviderCard[]; missing: number }> {
  const near = requireNear(place, "bad_parameter");
  const dated = requireDate({ date }, southAfricanDate(ctx.clock()));
  const known = await lookUpCategories(ctx);
  const cards = await listCardsById(ctx.db, vendors);
  const ids = cards.map(({ id }) => id);
  const availabilities = dated && (await loadAvailability(ctx.db, ids, dated));
  const providers = cards.map((card) =>
    Object.assign(
      presentCard(card, known),
      near && { ...presentDistance(card, near, known), ...presentCoverage(card, near, known) },
      availabilities && { availability: availabilities.get(card.id)?.availability ?? ("not_known" as const) },
    ),
  );
  return { providers, missing: vendors.length - providers.length };
}
