import { and, eq } from "drizzle-orm";
import type { Couple } from "../../contract/couples.ts";
import type { Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { account } from "../../schema/accounts.ts";
import { isProviderId } from "../providers/rules.ts";
import { presentCouple } from "./present.ts";
import { findCouple } from "./store.ts";

/** A couple for an admin, kept from going until the transaction ends. Refuses an unknown one. */
export async function requireKnownCouple(tx: Database, id: string): Promise<Couple> {
  if (!isProviderId(id)) refuse("couple_not_found");
  const known = and(eq(account.id, id), eq(account.kind, "couple"));
  await tx.select({ id: account.id }).from(account).where(known).for("key share");
  return presentCouple((await findCouple(tx, id)) ?? refuse("couple_not_found"));
}
