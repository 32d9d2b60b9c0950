import { sql } from "drizzle-orm";
import { hour_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../context.ts";
import { rows, type Database } from "../database/database.ts";
import { inBatches } from "../database/in-batches.ts";
import { refuse } from "../refusal.ts";

/** The Idempotency-Key and the request, of which only a keyed hash with the actor is stored. */
export type Once = { key: string | undefined; request: string };

type HashContext = Pick<Context, "keyedHash"> & Partial<Pick<Context, "actor">>;

const fingerprintOf = ({ actor, keyedHash }: HashContext, request: string) =>
  keyedHash(
    "asked once",
    actor === undefined || actor.kind === "visitor" ? request : `${actor.kind} ${actor.id} ${request}`,
  );

/** Null for a new key. Call before any check, so that a repeat succeeds even where a first request would be refused. */
export async function recallOutcome<Outcome extends object>(
  ctx: HashContext,
  db: Database,
  { key, request }: Once,
): Promise<Outcome | null> {
  if (key === undefined) return null;
  const [earlier] = await rows<{ fingerprint: string; outcome: Outcome }>(
    db,
    sql`select fingerprint, outcome from done_once where key = ${key}`,
  );
  if (!earlier) return null;
  if (fingerprintOf(ctx, request) !== earlier.fingerprint) refuse("idempotency_mismatch");
  return earlier.outcome;
}

/** A repeat gets the same result, a concurrent one waits. Errors aren't stored; without a key it always runs. */
export async function doOnce<Outcome extends object>(
  ctx: Pick<Context, "db" | "clock"> & HashContext,
  once: Once,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const { db, clock } = ctx;
  const { key, request } = once;
  if (key === undefined) return db.transaction(work);
  return db.transaction(async (tx) => {
    const claimed = await rows(
      tx,
      sql`insert into done_once (key, fingerprint, created_at)
        values (${key}, ${fingerprintOf(ctx, request)}, ${clock().toISOString()}::timestamptz) on conflict do nothing returning key`,
    );
    if (claimed.length === 0) return (await recallOutcome<Outcome>(ctx, tx, once)) ?? refuse("conflict");
    const outcome = await work(tx);
    await tx.execute(sql`update done_once set outcome = ${JSON.stringify(outcome)}::jsonb where key = ${key}`);
    return outcome;
  });
}

export async function purgeOutcomes(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - limits.outcome_memory_hours * hour_ms).toISOString();
  await inBatches(async (rows_max) => {
    const deleted = await rows(
      db,
      sql`delete from done_once where key in (select key from done_once where created_at < ${before}::timestamptz
        limit ${rows_max} for update skip locked) returning key`,
    );
    return deleted.length;
  });
}
