import type { ProviderCard } from "../../contract/providers/schema.ts";
import type { Context } from "../../platform/context.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { presentCard } from "../providers/present/present-card.ts";
import { listCardsById } from "./store.ts";

/** By id; unlisted providers are missing. */
export async function listCardsOf(
  ctx: Pick<Context, "db" | "cache">,
  ids: readonly string[],
): Promise<Map<string, ProviderCard>> {
  if (ids.length === 0) return new Map();
  const [known, cards] = await Promise.all([lookUpCategories(ctx), listCardsById(ctx.db, ids)]);
  return new Map(cards.map((card) => [card.id, presentCard(card, known)]));
}
