import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { calendarFeed } from "../../../schema/calendars.ts";
import { provider } from "../../../schema/providers.ts";

/** Null without an address. */
export async function findFeedVersion(db: Database, provider_id: string): Promise<number | null> {
  const [result] = await db
    .select({ version: calendarFeed.version })
    .from(calendarFeed)
    .where(eq(calendarFeed.provider_id, provider_id));
  return result?.version ?? null;
}

export async function nextFeedVersion(tx: Database, provider_id: string, created_at: Date): Promise<number> {
  const [row] = await tx
    .insert(calendarFeed)
    .values({ provider_id, version: 1, secret_hash: provider_id, created_at })
    .onConflictDoUpdate({
      target: calendarFeed.provider_id,
      set: { version: sql`${calendarFeed.version} + 1`, created_at },
    })
    .returning({ version: calendarFeed.version });
  if (!row) throw new Error("The feed was not written");
  return row.version;
}

export async function updateFeedHash(tx: Database, provider_id: string, secret_hash: string): Promise<void> {
  await tx.update(calendarFeed).set({ secret_hash }).where(eq(calendarFeed.provider_id, provider_id));
}

export async function findFeedOwner(
  db: Database,
  secret_hash: string,
): Promise<{ provider_id: string; business_name: string } | null> {
  const [result] = await db
    .select({ provider_id: calendarFeed.provider_id, business_name: provider.business_name })
    .from(calendarFeed)
    .innerJoin(provider, eq(provider.id, calendarFeed.provider_id))
    .where(eq(calendarFeed.secret_hash, secret_hash));
  return result ?? null;
}
