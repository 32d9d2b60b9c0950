import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { provider } from "../../schema/providers.ts";

export type LockedProvider = {
  id: string;
  business_name: string;
  is_published: boolean;
  is_super_admin: boolean;
  created_at: Date;
};

/** Always locks in id order, to prevent deadlocks. Missing providers are not in the result. */
export async function lockProviders(tx: Database, ids: readonly string[]): Promise<Map<string, LockedProvider>> {
  const { id, business_name, is_published, is_super_admin, created_at } = provider;
  const result = await tx
    .select({ id, business_name, is_published, is_super_admin, created_at })
    .from(provider)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for("update");
  return new Map(result.map((each) => [each.id, each]));
}

/** Serialises concurrent saves. */
export async function lockProvider(tx: Database, id: string): Promise<void> {
  await tx.select({ id: provider.id }).from(provider).where(eq(provider.id, id)).for("update");
}

/** Call before locking any provider's row: a deletion then has all rows to lock, in the order of `lockProviders`. */
export async function lockEndorsements(tx: Database, provider_id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`word ${provider_id}`}, 0))`);
}
