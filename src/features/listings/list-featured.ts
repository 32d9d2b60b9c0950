import * as limits from "../../contract/limits.ts";
import type { ProviderCard } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { presentCard } from "../providers/present/present-card.ts";
import { listCards } from "./store.ts";

const candidates_max = 24;

/** Verified providers, those with a picture first [visitors-12]. Cached until the catalogue changes. */
export async function listFeatured(ctx: Context): Promise<ProviderCard[]> {
  const page = { order: "rating", limit: candidates_max, offset: 0 } as const;
  return ctx.cache.remember("featured", ["catalogue"], async () => {
    const [known, cards] = await Promise.all([lookUpCategories(ctx), listCards(ctx.db, { is_verified: true }, page)]);
    return cards
      .map((card) => presentCard(card, known))
      .toSorted((a, b) => Number(b.banner !== null) - Number(a.banner !== null))
      .slice(0, limits.home_featured_max);
  });
}
