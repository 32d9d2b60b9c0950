import { and, count, eq, gt } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { endorsement } from "../../schema/trust.ts";

/** How many endorsements a provider received since a moment. */
export async function countReceivedSince(db: Database, provider_id: string, since: Date): Promise<number> {
  const [found] = await db
    .select({ received: count() })
    .from(endorsement)
    .where(and(eq(endorsement.endorsed_provider_id, provider_id), gt(endorsement.created_at, since)));
  return found?.received ?? 0;
}
