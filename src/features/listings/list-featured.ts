import { minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { ProviderCard } from "../../contract/providers/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { presentCard } from "../providers/present-card.ts";
import { listCards } from "./store.ts";

/** As long as the page cache keeps a page. */
const kept_ms = 10 * minute_ms;

/** The providers that the home page features: the first six verified ones in the usual order [visitors-12]. Remembered until the catalogue changes: every list of that page has them. */
export async function listFeatured(ctx: Context): Promise<ProviderCard[]> {
  const known = await lookUpCategories(ctx);
  const part = { order: "rating", limit: limits.home_featured_max, offset: 0 } as const;
  const while_kept = Math.floor(ctx.clock().getTime() / kept_ms);
  return ctx.cache.remember(`featured ${while_kept}`, ["catalogue"], async () => {
    const cards = await listCards(ctx.db, { is_verified: true }, part);
    return cards.map((card) => presentCard(card, known));
  });
}
