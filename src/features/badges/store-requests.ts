import { and, eq, isNull, sql } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import type { Database } from "../../platform/database/database.ts";
import { batchOf } from "../../platform/database/in-batches.ts";
import { verificationRequest } from "../../schema/trust.ts";

export async function insertRequest(tx: Database, row: typeof verificationRequest.$inferInsert): Promise<void> {
  await tx.insert(verificationRequest).values(row);
}

const { decision, decided_at } = verificationRequest;
const requestedBy = (provider_id: string) => eq(verificationRequest.provider_id, provider_id);

export async function closeRequests(
  tx: Database,
  { provider_id, granted_at, granted_by = null }: { provider_id: string; granted_at: Date; granted_by?: string | null },
): Promise<void> {
  await tx
    .update(verificationRequest)
    .set({ decision: "verified_otherwise", decided_at: granted_at, decided_by: granted_by })
    .where(and(requestedBy(provider_id), isNull(decided_at)));
}

/** Only those that this grant closed. */
export async function reopenRequests(tx: Database, provider_id: string, granted_at: Date): Promise<void> {
  await tx
    .update(verificationRequest)
    .set({ decision: null, decided_at: null, decided_by: null })
    .where(and(requestedBy(provider_id), eq(decision, "verified_otherwise"), eq(decided_at, granted_at)));
}

type Decision = Pick<typeof verificationRequest.$inferInsert, "decision" | "decided_at" | "decided_by" | "note">;

export async function answerRequests(tx: Database, provider_id: string, answer: Decision): Promise<void> {
  await tx
    .update(verificationRequest)
    .set(answer)
    .where(and(requestedBy(provider_id), isNull(decided_at)));
}

/** Only those answered at this moment. */
export async function reopenAnswered(tx: Database, provider_id: string, answered_at: Date): Promise<void> {
  await tx
    .update(verificationRequest)
    .set({ decision: null, decided_at: null, decided_by: null, note: null })
    .where(and(requestedBy(provider_id), eq(decided_at, answered_at)));
}

export async function removeOldRequests(db: Database, now: Date, rows_max: number): Promise<number> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${limits.request_memory_months})`;
  const batch = batchOf(
    verificationRequest.id,
    sql`coalesce(${decided_at}, ${verificationRequest.created_at}) <= ${before}`,
    rows_max,
  );
  return (await db.delete(verificationRequest).where(batch).returning({ id: verificationRequest.id })).length;
}
