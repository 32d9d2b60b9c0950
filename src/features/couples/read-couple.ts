import type { Couple } from "../../contract/couples/shapes.ts";
import type { Database } from "../../platform/database.ts";
import { presentCouple } from "./present.ts";
import { findCouple, findWedding } from "./store.ts";

/** For the couple's own browser only [couples-3]. */
export async function readCouple(db: Database, id: string): Promise<Couple> {
  const found = await findCouple(db, id);
  if (!found) throw new Error(`account ${id} has no couple`);
  return presentCouple(found);
}

/** As `readCouple`, for the couple's own wedding, also while it is inactive [weddings-2]. */
export async function readOwnWedding(db: Database, id: string): Promise<Couple> {
  const found = await findWedding(db, id);
  if (!found) throw new Error(`account ${id} has no couple`);
  return presentCouple(found);
}
