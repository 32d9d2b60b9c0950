import type { Favourite } from "../../contract/favourites.ts";
import type { Context } from "../../platform/context.ts";
import { requireCouple } from "../couples/rules.ts";
import { presentFavourite } from "./present.ts";
import { listShown } from "./store.ts";

/** The favourites of the couple that asks, newest first. Providers that the public lists don't show are left out, and come back with them. */
export async function listFavourites({ actor, db }: Pick<Context, "actor" | "db">): Promise<Favourite[]> {
  const found = await listShown(db, requireCouple(actor).id);
  return found.map(presentFavourite);
}
