import type { Couple } from "../../contract/couples/shapes.ts";
import type { Database } from "../../platform/database.ts";
import { presentCouple } from "./present.ts";
import { findCouple, findWedding } from "./store.ts";

/** A couple as its own browser keeps it after the sign-in [couples-3], with the wedding that it works in. For the account itself and nobody else. */
export async function readCouple(db: Database, id: string): Promise<Couple> {
  const found = await findCouple(db, id);
  if (!found) throw new Error(`account ${id} has no couple`);
  return presentCouple(found);
}

/** The same with the wedding that is its own, also while that waits [weddings-2]. */
export async function readOwnWedding(db: Database, id: string): Promise<Couple> {
  const found = await findWedding(db, id);
  if (!found) throw new Error(`account ${id} has no couple`);
  return presentCouple(found);
}
