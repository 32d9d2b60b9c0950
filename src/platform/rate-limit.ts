import { sql } from "drizzle-orm";
import { wide_network_factor } from "../contract/limits.ts";
import type { Context } from "./context.ts";
import { rows, type Database } from "./database/database.ts";
import { inBatches } from "./database/in-batches.ts";
import { widerNetworkOf } from "./http/client-address.ts";
import { newId } from "./jobs/clock.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import { refuse } from "./refusal.ts";
import { announce } from "./telemetry/signals.ts";

export type RateLimit = {
  name: string;
  /** An address or email; only its keyed hash is stored. */
  key: string;
  tries_max: number;
  window_seconds: number;
  /** The refusal's first sentence; the second says when to retry. */
  reason?: string;
};

const sweptAtOnce = 20;

/** Also limits the IPv6 /48, which one customer may have, with a higher maximum. */
export function limitsByAddress(address: string, limit: Omit<RateLimit, "key">, of = ""): RateLimit[] {
  const wider = widerNetworkOf(address);
  const narrow = { ...limit, key: `${of}${address}` };
  if (wider === null) return [narrow];
  return [narrow, { ...limit, key: `${of}${wider}`, tries_max: limit.tries_max * wide_network_factor }];
}

/**
 * Throws `too_many_requests` with `Retry-After`. A rollback uncounts. Keys stay locked until commit: use a fixed order.
 */
export async function countTry(
  { clock, keyedHash }: Pick<Context, "clock" | "keyedHash">,
  tx: Database,
  limits: readonly RateLimit[],
): Promise<void> {
  const now = clock();
  const blocking = await claimTries(keyedHash, tx, limits, { now, swept_max: sweptAtOnce });
  if (blocking) refuseUntil(blocking.free, now, blocking.limit);
}

/** Returns false at the limit instead of refusing. */
export async function hasCounted(
  { clock, keyedHash }: Pick<Context, "clock" | "keyedHash">,
  tx: Database,
  limit: RateLimit,
): Promise<boolean> {
  return (await claimTries(keyedHash, tx, [limit], { now: clock(), swept_max: 0 })) === null;
}

type Full = { limit: RateLimit; free: Date };

/**
 * Counts all or none; returns the first full limit and when it frees up. Keys are locked in an earlier statement, to
 * see committed tries.
 */
async function claimTries(
  keyedHash: KeyedHash,
  tx: Database,
  limits: readonly RateLimit[],
  { now, swept_max }: { now: Date; swept_max: number },
): Promise<Full | null> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const tries = limits.map((limit, place) => {
    const { tries_max, window_seconds } = limit;
    const expires_at = new Date(now.getTime() + window_seconds * 1000).toISOString();
    return { place, id: newId(), hash: hashOf(keyedHash, limit), tries_max, expires_at };
  });
  const hashes = sql.param(tries.map(({ hash }) => hash));
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(hash, 0)) from unnest(${hashes}::text[]) as limited (hash)`,
  );
  const result = await rows<{ place: number; free_at: Date | string }>(
    tx,
    sql`with wanted as (
        select place, id, hash, expires_at, (
          select hit.expires_at from rate_limit_hit as hit where hit.key_hash = hash and hit.expires_at > ${instant}
          order by hit.expires_at desc offset tries_max - 1 limit 1) as free_at
        from jsonb_to_recordset(${JSON.stringify(tries)}::jsonb)
          as entry (place integer, id uuid, hash text, tries_max integer, expires_at timestamptz)
      ), counted as (
        insert into rate_limit_hit (id, key_hash, expires_at)
        select id, hash, expires_at from wanted where not exists (select from wanted where free_at is not null)
      ), swept as (
        delete from rate_limit_hit where id in (
          select id from rate_limit_hit where expires_at <= ${instant} order by expires_at limit ${swept_max} for update skip locked)
      )
      select place, free_at from wanted where free_at is not null`,
  );
  const [blocking] = result.toSorted((one, other) => one.place - other.place);
  const limit = blocking && limits[blocking.place];
  return limit ? { limit, free: new Date(blocking.free_at) } : null;
}

export type GrowingWait = {
  name: string;
  key: string;
  free_tries: number;
  window_seconds: number;
  wait_seconds_max: number;
};

/** Returns the try's id. After the free tries the wait doubles from one second; an early try is refused, uncounted. */
export async function countTryWithWait(
  { clock, keyedHash }: Pick<Context, "clock" | "keyedHash">,
  tx: Database,
  { name, key, free_tries, window_seconds, wait_seconds_max }: GrowingWait,
): Promise<string> {
  const now = clock();
  const hash = hashOf(keyedHash, { name, key });
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const [{ tries, last } = { tries: 0, last: null }] = await rows<{ tries: number; last: Date | string | null }>(
    tx,
    sql`select count(*)::int as tries, max(expires_at) as last from rate_limit_hit
      where key_hash = ${hash} and expires_at > ${now.toISOString()}::timestamptz`,
  );
  if (last !== null && tries >= free_tries) {
    const wait_seconds = Math.min(2 ** Math.min(tries - free_tries, 30), wait_seconds_max);
    const free = new Date(new Date(last).getTime() + (wait_seconds - window_seconds) * 1000);
    if (free > now) refuseUntil(free, now, { name });
  }
  const id = newId();
  const expires = new Date(now.getTime() + window_seconds * 1000);
  await tx.execute(
    sql`insert into rate_limit_hit (id, key_hash, expires_at) values (${id}, ${hash}, ${expires.toISOString()}::timestamptz)`,
  );
  return id;
}

export async function removeAttempt(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`delete from rate_limit_hit where id = ${id}`);
}

/** For a success. Counting before the outcome is known stops bypass by simultaneous tries. */
export async function clearAttempts(
  { keyedHash }: Pick<Context, "keyedHash">,
  tx: Database,
  { name, key }: Pick<RateLimit, "name" | "key">,
): Promise<void> {
  await tx.execute(sql`delete from rate_limit_hit where key_hash = ${hashOf(keyedHash, { name, key })}`);
}

function hashOf(keyedHash: KeyedHash, { name, key }: Pick<RateLimit, "name" | "key">): string {
  return keyedHash(`limit ${name}`, key);
}

export function refuseUntil(
  free: Date,
  now: Date,
  { name, reason = "You’ve tried too often." }: Pick<RateLimit, "name" | "reason">,
): never {
  announce("limit", { name });
  const seconds = Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000));
  return refuse("too_many_requests", {
    sentence: `${reason} Please try again in ${formatWait(seconds)}.`,
    retryAfterSeconds: seconds,
  });
}

function formatWait(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 48 * 60) return `${Math.ceil(minutes / (24 * 60))} days`;
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

export async function sweepTries(db: Database, now: Date): Promise<void> {
  await inBatches(async (rows_max) => {
    const deleted = await rows(
      db,
      sql`delete from rate_limit_hit where id in (
        select id from rate_limit_hit where expires_at <= ${now.toISOString()}::timestamptz
        order by expires_at limit ${rows_max} for update skip locked) returning id`,
    );
    return deleted.length;
  });
}
