import { sql } from "drizzle-orm";
import type { Context } from "./context.ts";
import { rows, type Database } from "./database.ts";
import { refuse } from "./refusal.ts";

/** By what a repeat is known: the caller's Idempotency-Key, if it sent one, and the hash of what it asks. */
export type Once = { key: string | undefined; fingerprint: string };

/**
 * What was answered under the key before; null when the key is new. Refuses a key that was used for something else. A use
 * case asks before it judges: a repeat is answered even where a first request would be refused.
 */
export async function recallOutcome<Outcome extends object>(
  db: Database,
  { key, fingerprint }: Once,
): Promise<Outcome | null> {
  if (key === undefined) return null;
  const [earlier] = await rows<{ fingerprint: string; outcome: Outcome }>(
    db,
    sql`select fingerprint, outcome from done_once where key = ${key}`,
  );
  if (!earlier) return null;
  if (earlier.fingerprint !== fingerprint) refuse("idempotency_mismatch");
  return earlier.outcome;
}

/**
 * Does something in one transaction, and stores its outcome there under the caller's key: a repeat is answered what the
 * first was, whatever has changed since. Of two at once the later waits for the earlier to commit. Nothing is kept of
 * what refuses, so that it may be tried again. Without a key it is done each time.
 */
export async function doOnce<Outcome extends object>(
  { db, clock }: Pick<Context, "db" | "clock">,
  once: Once,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const { key, fingerprint } = once;
  if (key === undefined) return db.transaction(work);
  return db.transaction(async (tx) => {
    const claimed = await rows(
      tx,
      sql`insert into done_once (key, fingerprint, created_at)
        values (${key}, ${fingerprint}, ${clock().toISOString()}::timestamptz) on conflict do nothing returning key`,
    );
    if (claimed.length === 0) return (await recallOutcome<Outcome>(tx, once)) ?? refuse("conflict");
    const outcome = await work(tx);
    await tx.execute(sql`update done_once set outcome = ${JSON.stringify(outcome)}::jsonb where key = ${key}`);
    return outcome;
  });
}
