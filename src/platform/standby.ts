import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { rows, type Database, type OpenDatabase } from "./database.ts";
import type { Log } from "./log.ts";
import { identityOf, openPool } from "./server-pool.ts";
import { connectionsOf } from "./share-machine.ts";
import type { Memory, TaggedCache } from "./tagged-cache.ts";

/** What an answer is read from that a standby makes. */
type Reading = { db: Database; cache: Memory };

const reading = new AsyncLocalStorage<Reading>();

/** The standby that the answer under way is read from; undefined everywhere else. */
export function currentReading(): Reading | undefined {
  return reading.getStore();
}

const look_again_milliseconds = 10;
const line_every_milliseconds = 60_000;

/** How patient a standby is used. */
const usual = {
  /** An answer waits so long for one that is nearly there. */
  wait_ms_max: 200,
  /** What a standby answers was so on the primary at most so long ago, whatever was announced [running-19]. */
  lag_ms_max: 5_000,
  /** One that is away is left alone so long. */
  rest_ms: 5_000,
};

type Parts = { pool: pg.Pool; primary: Database; cache: TaggedCache; log: Log; patience: typeof usual };
type Position = { at: string; changes: number; asked_at: number };

/**
 * A streaming standby, which answers that everyone shares are read from. Nothing that is remembered may be older than the last change
 * that this process heard of, so a standby is read once it has replayed all that the primary had written when that was heard, and at the
 * latest five seconds ago. One that lags behind, is away or fails costs no answer: the primary makes it.
 */
export class Standby {
  readonly #parts: Parts;
  readonly #db: Database;
  readonly #telling: NodeJS.Timeout;
  #changes = 0;
  #known: Position | undefined;
  #restsUntil = 0;
  #isBehind = false;
  #made = { standby: 0, primary: 0 };
  #told = { standby: 0, primary: 0 };

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#db = drizzlePg({ client: parts.pool });
    this.#telling = setInterval(() => this.#tell(), line_every_milliseconds).unref();
  }

  /** How many answers each has made. */
  get made(): { standby: number; primary: number } {
    return { ...this.#made };
  }

  /** Something changed on the primary: what is read from here on knows of it. */
  noteChange(): void {
    this.#changes += 1;
  }

  /** Makes an answer from the standby where it knows enough, otherwise, or where that `failed`, from the primary. */
  async read<T>(make: () => Promise<T>, failed: (answer: T) => boolean): Promise<T> {
    const cache = this.#parts.cache.asOf();
    if (await this.#mayBeRead()) {
      const answer = await reading.run({ db: this.#db, cache }, make);
      if (!failed(answer)) {
        this.#made.standby += 1;
        return answer;
      }
      this.#rest("an answer failed");
    }
    this.#made.primary += 1;
    return make();
  }

  async close(): Promise<void> {
    clearInterval(this.#telling);
    this.#tell();
    await this.#parts.pool.end();
  }

  async #mayBeRead(): Promise<boolean> {
    if (performance.now() < this.#restsUntil) return false;
    const { wait_ms_max } = this.#parts.patience;
    const deadline = performance.now() + wait_ms_max;
    try {
      // Twice as long where it does not answer at all: then it is left alone for a while.
      return await within(2 * wait_ms_max, this.#isThereBy(deadline));
    } catch (cause) {
      // A query that failed says what it asked, and its cause why.
      const why = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
      this.#rest(why instanceof Error ? why.message : String(why));
      return false;
    }
  }

  async #isThereBy(deadline: number): Promise<boolean> {
    return this.#reaches(await this.#position(), deadline);
  }

  /** What the primary had written when the last change was heard, or later. */
  async #position(): Promise<string> {
    const known = this.#known;
    const asked_at = performance.now();
    const changes = this.#changes;
    if (known?.changes === changes && asked_at - known.asked_at < this.#parts.patience.lag_ms_max) return known.at;
    const [now] = await rows<{ at: string }>(this.#parts.primary, sql`select pg_current_wal_insert_lsn()::text as at`);
    if (!now) throw new Error("the primary does not say where it is");
    if (!this.#known || this.#known.asked_at < asked_at) this.#known = { at: now.at, changes, asked_at };
    return now.at;
  }

  /** Whether the standby gets as far in time. One that was behind already is asked once. */
  async #reaches(position: string, deadline: number): Promise<boolean> {
    for (;;) {
      const [there] = await rows<{ is: boolean }>(
        this.#db,
        sql`select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as is`,
      );
      if (there?.is) {
        if (this.#isBehind) this.#parts.log.info("standby caught up");
        this.#isBehind = false;
        return true;
      }
      if (this.#isBehind) return false;
      if (performance.now() > deadline) break;
      await pause(look_again_milliseconds);
    }
    this.#isBehind = true;
    this.#parts.log.warn("standby behind: the primary is read", { position });
    return false;
  }

  #rest(message: string): void {
    this.#restsUntil = performance.now() + this.#parts.patience.rest_ms;
    this.#parts.log.warn("standby away: the primary is read", { message });
  }

  /** How many answers each made since the last line. */
  #tell(): void {
    const standby = this.#made.standby - this.#told.standby;
    const primary = this.#made.primary - this.#told.primary;
    this.#told = this.made;
    if (standby + primary > 0) this.#parts.log.info("answers made", { standby, primary });
  }
}

async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), milliseconds);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** What a standby is opened with; `processes` share it. */
type Opened = Pick<Parts, "cache" | "log"> & Partial<Pick<Parts, "patience">> & { processes: number };

/**
 * The standby of DATABASE_READ_URL; it may be away. Throws when what answers there belongs to another server than the database: its answers
 * would be somebody else's.
 */
export async function openStandby(
  connectionString: string,
  { driver, db }: OpenDatabase,
  { cache, log, processes, patience = usual }: Opened,
): Promise<Standby> {
  const max = connectionsOf(processes).requests;
  const pool = openPool({ connectionString, max, application_name: "umshado reads" }, log);
  const standby = new Standby({ pool, primary: db, cache, log, patience });
  const [own, other] = await Promise.all([driver as pg.Pool, pool].map(identityOf)).catch(() => []);
  if (own !== other) {
    await standby.close();
    throw new StandbyError("The server of DATABASE_READ_URL is no standby of the one of DATABASE_URL.");
  }
  return standby;
}

/** What stands there is no standby. Its message is the one line that stops the start. */
class StandbyError extends Error {
  override name = "StandbyError";
}
