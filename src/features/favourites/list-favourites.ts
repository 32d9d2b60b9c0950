import type { Favourite } from "../../contract/favourites/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { requireCouple } from "../couples/rules.ts";
import { listCardsOf } from "../listings/list-cards-of.ts";
import { presentFavourite } from "./present.ts";
import { listShown } from "./store.ts";

/** The favourites of the couple that asks, newest first. Providers that the public lists don't show are left out, and come back with them. */
export async function listFavourites(ctx: Pick<Context, "actor" | "db" | "cache">): Promise<Favourite[]> {
  const found = await listShown(ctx.db, requireCouple(ctx.actor).id);
  const cards = await listCardsOf(
    ctx,
    found.map(({ provider_id }) => provider_id),
  );
  return found.flatMap((row) => {
    const card = cards.get(row.provider_id);
    return card ? [presentFavourite(row, card)] : [];
  });
}
