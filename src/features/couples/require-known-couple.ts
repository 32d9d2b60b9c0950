import type { Couple } from "../../contract/couples/schema.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { isProviderId } from "../providers/rules.ts";
import { presentCouple } from "./present.ts";
import { findWedding, lockCoupleAccount } from "./store.ts";

export async function requireKnownCouple(tx: Database, id: string): Promise<Couple> {
  if (!isProviderId(id)) refuse("couple_not_found");
  await lockCoupleAccount(tx, id);
  return presentCouple((await findWedding(tx, id)) ?? refuse("couple_not_found"));
}
