import type { Database } from "../../platform/database.ts";
import { moveVotes } from "./store-votes.ts";
import { moveFavourites } from "./store.ts";

/** Moves favourites and votes to another wedding, in the caller's transaction [weddings-13]. */
export async function handFavourites(tx: Database, handed: { from: string; to: string }): Promise<void> {
  await moveVotes(tx, handed);
  await moveFavourites(tx, handed);
}
