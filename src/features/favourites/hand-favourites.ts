import type { Database } from "../../platform/database.ts";
import { moveVotes } from "./store-votes.ts";
import { moveFavourites } from "./store.ts";

/** Hands what a wedding keeps, and what its members think of it, on to another, in the caller's transaction [weddings-13]. */
export async function handFavourites(tx: Database, handed: { from: string; to: string }): Promise<void> {
  await moveVotes(tx, handed);
  await moveFavourites(tx, handed);
}
