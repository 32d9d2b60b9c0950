import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { provider } from "../../schema/providers.ts";

/** A provider whose row the transaction holds. */
export type LockedProvider = {
  id: string;
  business_name: string;
  is_published: boolean;
  is_super_admin: boolean;
  created_at: Date;
};

/**
 * Takes the rows of several providers for the rest of the transaction, always in the order of their ids: two providers
 * that act on each other at once never wait in a circle. Whoever is missing is not among the answer's keys.
 */
export async function lockProviders(tx: Database, ids: readonly string[]): Promise<Map<string, LockedProvider>> {
  const { id, business_name, is_published, is_super_admin, created_at } = provider;
  const found = await tx
    .select({ id, business_name, is_published, is_super_admin, created_at })
    .from(provider)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for("update");
  return new Map(found.map((each) => [each.id, each]));
}

/**
 * Takes a provider's row for the rest of the transaction: two saves at once wait for each other here, so that each
 * decides by what the other left. False when there is none.
 */
export async function lockProvider(tx: Database, id: string): Promise<boolean> {
  const found = await tx.select({ id: provider.id }).from(provider).where(eq(provider.id, id)).for("update");
  return found.length > 0;
}

/**
 * Takes what one provider says of others for the rest of the transaction: nobody else endorses or verifies in its name, or
 * deletes it, meanwhile. Taken before any provider's row: whoever deletes it then knows every row that it must hold, and
 * can take them in the order in which everybody does (`lockProviders`).
 */
export async function lockWord(tx: Database, provider_id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`word ${provider_id}`}, 0))`);
}
