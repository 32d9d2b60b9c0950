import { sql } from "drizzle-orm";
import { wide_network_factor } from "../contract/limits.ts";
import { newId } from "./clock.ts";
import type { Context } from "./context.ts";
import { rows, type Database } from "./database.ts";
import { widerNetworkOf } from "./http/client-address.ts";
import { inBatches } from "./in-batches.ts";
import type { KeyedHash } from "./keyed-hash.ts";
import { refuse } from "./refusal.ts";
import { tell } from "./telemetry/signals.ts";

/** So many tries for one key within so many seconds, in every process together. */
export type RateLimit = {
  /** What is limited, such as `direct_enquiry_recipient`. */
  name: string;
  /** Whom it is limited for: an address or an email. Only its keyed hash is stored. */
  key: string;
  tries_max: number;
  window_seconds: number;
  /** The first sentence of the refusal; the usual one says that it was too often. The second says when. */
  reason?: string;
};

const sweptAtOnce = 20;

/**
 * A limit by the caller's address. One customer may have every /64 of an IPv6 /48: that counts too, and may do some times
 * more, because several people may share it. `of` says what else the key is made of.
 */
export function limitsByAddress(address: string, limit: Omit<RateLimit, "key">, of = ""): RateLimit[] {
  const wider = widerNetworkOf(address);
  const narrow = { ...limit, key: `${of}${address}` };
  if (wider === null) return [narrow];
  return [narrow, { ...limit, key: `${of}${wider}`, tries_max: limit.tries_max * wide_network_factor }];
}

/**
 * Counts one try against each limit, in the caller's transaction, so that a try that is rolled back is not counted.
 * Past a limit it refuses with `too_many_requests`, `Retry-After` and a sentence that says when. Exact under
 * concurrency: tries of one key wait for each other until commit. Name limits in one fixed order, so that no two
 * callers wait for each other in a circle.
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

/** Counts one try where there is room for it, and answers whether there was: for what is left undone without a word. */
export async function hasCounted(
  { clock, keyedHash }: Pick<Context, "clock" | "keyedHash">,
  tx: Database,
  limit: RateLimit,
): Promise<boolean> {
  return (await claimTries(keyedHash, tx, [limit], { now: clock(), swept_max: 0 })) === null;
}

type Full = { limit: RateLimit; free: Date };

/**
 * Counts a try against each limit, or answers the first that has no room, and when it will have: then it is counted against none. A limit without room
 * is free again when the `tries_max`-th newest try stops counting.
 * The keys are locked in a statement before: the one that counts sees what was committed until then. It also takes a few tries away that stopped counting.
 */
async function claimTries(
  keyedHash: KeyedHash,
  tx: Database,
  limits: readonly RateLimit[],
  { now, swept_max }: { now: Date; swept_max: number },
): Promise<Full | null> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const tries = limits.map((limit, place) => {
    const { tries_max, window_seconds } = limit;
    const expires_at = new Date(now.getTime() + window_seconds * 1000).toISOString();
    return { place, id: newId(), hash: hashOf(keyedHash, limit), tries_max, expires_at };
  });
  const hashes = sql.param(tries.map(({ hash }) => hash));
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(hash, 0)) from unnest(${hashes}::text[]) as limited (hash)`,
  );
  const found = await rows<{ place: number; free_at: Date | string }>(
    tx,
    sql`with wanted as (
        select place, id, hash, expires_at, (
          select hit.expires_at from rate_limit_hit as hit where hit.key_hash = hash and hit.expires_at > ${moment}
          order by hit.expires_at desc offset tries_max - 1 limit 1) as free_at
        from jsonb_to_recordset(${JSON.stringify(tries)}::jsonb)
          as entry (place integer, id uuid, hash text, tries_max integer, expires_at timestamptz)
      ), counted as (
        insert into rate_limit_hit (id, key_hash, expires_at)
        select id, hash, expires_at from wanted where not exists (select from wanted where free_at is not null)
      ), swept as (
        delete from rate_limit_hit where id in (
          select id from rate_limit_hit where expires_at <= ${moment} order by expires_at limit ${swept_max} for update skip locked)
      )
      select place, free_at from wanted where free_at is not null`,
  );
  const [blocking] = found.toSorted((one, other) => one.place - other.place);
  const limit = blocking && limits[blocking.place];
  return limit ? { limit, free: new Date(blocking.free_at) } : null;
}

/** Tries of one key that have to wait the longer the more they are, and are never refused for good. */
export type GrowingWait = {
  name: string;
  key: string;
  /** So many within the window need not wait. */
  free_tries: number;
  window_seconds: number;
  wait_seconds_max: number;
};

/**
 * Counts one try, in the caller's transaction, and answers its id, so that it can be taken back. After the free ones the next
 * has to wait a second since the last, and twice as long after each further one. Refuses one that comes earlier as
 * `countTry` does, and does not count it.
 */
export async function countWaiting(
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

/** Takes one counted try back. */
export async function forgetTry(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`delete from rate_limit_hit where id = ${id}`);
}

/**
 * Takes every counted try of a key back: after a success only failures count. Whoever counts a try before it knows the
 * outcome, and takes it back here, can't be outrun by tries that arrive at once.
 */
export async function forgetTries(
  { keyedHash }: Pick<Context, "keyedHash">,
  tx: Database,
  { name, key }: Pick<RateLimit, "name" | "key">,
): Promise<void> {
  await tx.execute(sql`delete from rate_limit_hit where key_hash = ${hashOf(keyedHash, { name, key })}`);
}

function hashOf(keyedHash: KeyedHash, { name, key }: Pick<RateLimit, "name" | "key">): string {
  return keyedHash(`limit ${name}`, key);
}

/** Refuses until a moment, in the words of a limit. */
export function refuseUntil(
  free: Date,
  now: Date,
  { name, reason = "You’ve tried too often." }: Pick<RateLimit, "name" | "reason">,
): never {
  tell("limit", { name });
  const seconds = Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000));
  return refuse("too_many_requests", {
    sentence: `${reason} Please try again in ${inWords(seconds)}.`,
    retryAfterSeconds: seconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes > 120) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}

/** Rows that others hold are left. */
async function sweep(db: Database, now: Date, rows_max: number): Promise<number> {
  const gone = await rows(
    db,
    sql`delete from rate_limit_hit where id in (
      select id from rate_limit_hit where expires_at <= ${now.toISOString()}::timestamptz
      order by expires_at limit ${rows_max} for update skip locked) returning id`,
  );
  return gone.length;
}

/** Forgets every try that stopped counting, whether others come or not. */
export async function sweepTries(db: Database, now: Date): Promise<void> {
  await inBatches((rows_max) => sweep(db, now, rows_max));
}
