import type { Couple } from "../../contract/couples/schema.ts";
import type { Database } from "../../platform/database/database.ts";
import { presentCouple } from "./present.ts";
import { findCouple, findWedding } from "./store.ts";

/** For the couple's own browser only [couples-3]. */
export async function readCouple(db: Database, id: string): Promise<Couple> {
  const result = await findCouple(db, id);
  if (!result) throw new Error(`account ${id} has no couple`);
  return presentCouple(result);
}

/** As `readCouple`, for the couple's own wedding, also while it is inactive [weddings-2]. */
export async function readMyWedding(db: Database, id: string): Promise<Couple> {
  const result = await findWedding(db, id);
  if (!result) throw new Error(`account ${id} has no couple`);
  return presentCouple(result);
}
