import type { Database } from "../../platform/database/database.ts";
import { moveVotes } from "./store-votes.ts";
import { moveFavourites } from "./store.ts";

/** Moves favourites and votes to another wedding, in the caller's transaction [weddings-13]. */
export async function transferFavourites(tx: Database, transfer: { from: string; to: string }): Promise<void> {
  await moveVotes(tx, transfer);
  await moveFavourites(tx, transfer);
}
