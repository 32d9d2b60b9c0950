import { and, eq, isNull, sql } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import { rows, type Database } from "../../platform/database.ts";
import { verificationRequest } from "../../schema/trust.ts";

/** Keeps a request to be verified by the site. */
export async function insertRequest(tx: Database, row: typeof verificationRequest.$inferInsert): Promise<void> {
  await tx.insert(verificationRequest).values(row);
}

const { decision, decided_at } = verificationRequest;
const askedBy = (provider_id: string) => eq(verificationRequest.provider_id, provider_id);

/** Closes the open requests of a provider that is verified without an answer to them. */
export async function closeRequests(
  tx: Database,
  { provider_id, granted_at, granted_by = null }: { provider_id: string; granted_at: Date; granted_by?: string | null },
): Promise<void> {
  await tx
    .update(verificationRequest)
    .set({ decision: "verified_otherwise", decided_at: granted_at, decided_by: granted_by })
    .where(and(askedBy(provider_id), isNull(decided_at)));
}

/** Opens again what was closed as the badge was granted. */
export async function reopenRequests(tx: Database, provider_id: string, granted_at: Date): Promise<void> {
  await tx
    .update(verificationRequest)
    .set({ decision: null, decided_at: null, decided_by: null })
    .where(and(askedBy(provider_id), eq(decision, "verified_otherwise"), eq(decided_at, granted_at)));
}

type Decision = Pick<typeof verificationRequest.$inferInsert, "decision" | "decided_at" | "decided_by" | "note">;

/** Answers every open request of a provider at once. */
export async function answerRequests(tx: Database, provider_id: string, answer: Decision): Promise<void> {
  await tx
    .update(verificationRequest)
    .set(answer)
    .where(and(askedBy(provider_id), isNull(decided_at)));
}

/** Opens again what was answered at one moment. */
export async function reopenAnswered(tx: Database, provider_id: string, answered_at: Date): Promise<void> {
  await tx
    .update(verificationRequest)
    .set({ decision: null, decided_at: null, decided_by: null, note: null })
    .where(and(askedBy(provider_id), eq(decided_at, answered_at)));
}

/** Takes so many requests at most away that were answered long ago, or asked where nobody answered; answers how many. */
export async function removeOldRequests(db: Database, now: Date, rows_max: number): Promise<number> {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${limits.request_memory_months})`;
  const gone = await rows(
    db,
    sql`delete from verification_request where id in (
      select id from verification_request where coalesce(decided_at, created_at) <= ${before}
      limit ${rows_max} for update skip locked) returning id`,
  );
  return gone.length;
}
