import type { Couple } from "../../contract/couples/shapes.ts";
import type { Database } from "../../platform/database.ts";
import { presentCouple } from "./present.ts";
import { findCouple } from "./store.ts";

/** A couple as its own browser keeps it after the sign-in [couples-3]. For the couple itself and nobody else. */
export async function readCouple(db: Database, id: string): Promise<Couple> {
  const found = await findCouple(db, id);
  if (!found) throw new Error(`account ${id} has no couple`);
  return presentCouple(found);
}
