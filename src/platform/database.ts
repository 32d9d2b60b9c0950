import { existsSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { sql, type SQLWrapper } from "drizzle-orm";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite, type PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import type pg from "pg";
import { forgetKept, keepFolder, openDurable } from "./durable-folder.ts";
import { listenOnServer } from "./listen.ts";
import type { Log } from "./log.ts";
import { migrations_folder, assertMigratable } from "./migrations.ts";
import { noteAnnounced, tellAfterCommit } from "./own-changes.ts";
import { takeFromOthers } from "./private-folder.ts";
import { identityOf, openPool } from "./server-pool.ts";
import { timeEmbedded } from "./telemetry/time-queries.ts";

/** The database as use cases see it: the embedded one and a server's alike. A transaction has the same form. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** The database can't be opened. Its message is the one line that stops the start. */
class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** An open database and what only the process that opened it needs. */
export type OpenDatabase = {
  db: Database;
  kind: "embedded" | "server";
  /** The embedded database itself, or the connections to a server: what the job queue works on. */
  driver: PGlite | pg.Pool;
  /** Opens the connections to a server that the queue alone has, so that work never waits for requests; none to the embedded database. */
  openForJobs: (() => pg.Pool) | undefined;
  /** Calls back with the payload of each notification on the channel; `lost` where a gap begins, and `missed` after it: some may have been lost in it. Answers how to stop. */
  listen(
    channel: string,
    heard: (payload: string) => void,
    missed: () => void,
    lost?: () => void,
  ): Promise<() => Promise<void>>;
  /** Answers when the database can be asked; throws when it is away. */
  ping(): Promise<void>;
  close(): Promise<void>;
} & ReturnType<typeof tellAfterCommit>;

/** Any number, the same in every process: only one at a time changes the schema. */
const migrationLock = 7_366_238;

/** Runs a query of ours and answers its rows. For the few queries that the builder can't say. */
export async function rows<T>(db: Database, query: SQLWrapper): Promise<T[]> {
  const answer = (await db.execute(query)) as { rows: T[] };
  return answer.rows;
}

/** The whole configuration of the embedded database. The system keeps its pages in memory as well, so few buffers serve nearly as fast. */
const embedded_settings = ["shared_buffers = 32MB", "timezone = 'UTC'"];

type EmbeddedOptions = {
  /** A database in memory begins as this copy of another, whose schema it has. */
  loadDataDir?: Blob;
  /** A backup is made of it as it is (null), and restored into the schema of its time. */
  migrationsFolder?: string | null;
  /** Whether the disk is asked to keep each commit before it is answered [running-29]. */
  isDurable?: boolean;
};

/**
 * Opens the embedded PostgreSQL in `folder` (none: in memory) and brings its schema up to date.
 * A folder that can't be read stops the start: it is never begun anew over existing data [running-4].
 */
export async function openEmbedded(
  folder?: string,
  { loadDataDir, migrationsFolder = migrations_folder, isDurable = false }: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const begun = folder !== undefined && existsSync(join(folder, "PG_VERSION"));
  let driver: PGlite;
  try {
    if (begun && !isDurable) await forgetKept(folder);
    driver = await PGlite.create({
      ...(folder && (isDurable ? openDurable(folder) : { dataDir: folder })),
      ...(loadDataDir && { loadDataDir }),
      extensions: { pg_trgm },
      postgresqlconf: embedded_settings,
    });
    await driver.query("select 1");
    timeEmbedded(driver);
    // Its first files come from an archive with modes of their own.
    if (folder !== undefined && !begun) takeFromOthers(folder);
    if (folder !== undefined && isDurable) await keepFolder(folder);
  } catch (cause) {
    const what = begun ? "can't be read. Restore it from a copy, or choose another DATA_DIR" : "can't be created";
    throw new DatabaseError(`The embedded database in ${folder ?? "memory"} ${what}.`, { cause });
  }
  if (!loadDataDir && migrationsFolder !== null)
    await migrateEmbedded(drizzlePglite({ client: driver }), driver, { folder, migrationsFolder });
  return openEmbeddedOn(driver);
}

/** The embedded database as the application has it, on one that is open and whose schema is up to date. */
export function openEmbeddedOn(driver: PGlite): OpenDatabase {
  const db = drizzlePglite({ client: driver });
  return {
    db,
    kind: "embedded",
    driver,
    openForJobs: undefined,
    listen: (channel, heard) => driver.listen(channel, heard),
    ...tellAfterCommit(db),
    async ping() {
      await driver.query("select 1");
    },
    close: () => driver.close(),
  };
}

type EmbeddedPlace = { folder: string | undefined; migrationsFolder: string };

async function migrateEmbedded(db: PgliteDatabase, driver: PGlite, place: EmbeddedPlace): Promise<void> {
  const { folder, migrationsFolder } = place;
  try {
    await assertMigratable(db, migrationsFolder);
  } catch (cause) {
    await driver.close();
    const reason = cause instanceof Error ? cause.message : "no answer";
    throw new DatabaseError(`The embedded database in ${folder ?? "memory"} can't be used: ${reason}.`, { cause });
  }
  await migratePglite(db, { migrationsFolder });
}

type ServerOptions = {
  /** A command's queries take what they take. */
  isPatient?: boolean;
  /** Past the pooler that then stands at the usual address [running-21]. */
  directUrl?: string | undefined;
  migrationsFolder?: string;
};

/** How many connections a process holds at most, for requests and for its jobs. Three more listen. */
const connections = { requests: 10, jobs: 4 };

/** Opens a PostgreSQL server's database and brings its schema up to date. The addresses are never printed: they may hold a password. */
export async function openServer(
  connectionString: string,
  log: Log,
  { isPatient = false, directUrl, migrationsFolder = migrations_folder }: ServerOptions = {},
): Promise<OpenDatabase> {
  const each = { connectionString, isPatient, isShared: directUrl !== undefined };
  const driver = openPool({ ...each, max: connections.requests, application_name: "umshado" }, log);
  try {
    await (directUrl === undefined ? migrateServer(driver, migrationsFolder) : migratePast(driver, directUrl, log));
  } catch (cause) {
    await driver.end();
    const reason = cause instanceof Error && cause.message !== "" ? cause.message : "no answer";
    throw new DatabaseError(`The database of DATABASE_URL can't be used: ${reason}.`, { cause });
  }
  const stops: (() => Promise<void>)[] = [];
  const db = drizzlePg({ client: driver }) as unknown as Database;
  // Drizzle's own transaction on a pool keeps a connection for ever that is lost before its `begin` is answered.
  db.transaction = (work, config) =>
    withConnection(driver, (client) => (drizzlePg({ client }) as unknown as Database).transaction(work, config));
  return {
    db,
    kind: "server",
    driver,
    openForJobs: () => openPool({ ...each, max: connections.jobs, application_name: "umshado jobs" }, log),
    async listen(channel, heard, missed, lost) {
      const stop = await listenOnServer(directUrl ?? connectionString, channel, { heard, missed, lost, log });
      stops.push(stop);
      return stop;
    },
    ...tellAfterCommit(db),
    async ping() {
      await driver.query("select 1");
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await driver.end();
    },
  };
}

/** Runs work on one connection of the pool, which always gets it back. */
async function withConnection<T>(driver: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await driver.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

async function migrateServer(driver: pg.Pool, migrationsFolder = migrations_folder): Promise<void> {
  await withConnection(driver, async (client) => {
    try {
      // A migration takes as long as the tables are large, and so does waiting for another process's.
      await client.query("set statement_timeout = 0");
      await client.query("select pg_advisory_lock($1)", [migrationLock]);
      await refuseOtherEncodings(client);
      const db = drizzlePg({ client });
      await assertMigratable(db, migrationsFolder);
      await migratePg(db, { migrationsFolder });
    } finally {
      await client.query("select pg_advisory_unlock($1)", [migrationLock]);
      await client.query("reset statement_timeout");
    }
  });
}

/** Names are compared by how Unicode has them, which another encoding can't: nobody could register. */
async function refuseOtherEncodings(client: pg.PoolClient): Promise<void> {
  const { rows: found } = await client.query<{ server_encoding: string }>("show server_encoding");
  const encoding = found[0]?.server_encoding ?? "unknown";
  if (encoding !== "UTF8")
    throw new Error(`its encoding is ${encoding}; make it anew with encoding 'UTF8' template template0`);
}

/** A lock that outlasts a transaction, and a setting, belong to a connection: a pooler would give them to somebody else. */
async function migratePast(pooled: pg.Pool, directUrl: string, log: Log): Promise<void> {
  const options = { connectionString: directUrl, max: 1, application_name: "umshado", isPatient: true };
  const direct = openPool(options, log);
  try {
    const [one, other] = await Promise.all([pooled, direct].map(identityOf));
    if (one !== other) throw new Error("DATABASE_DIRECT_URL leads to another one");
    await migrateServer(direct);
  } finally {
    await direct.end();
  }
}

/** The channel on which every process hears which tags changed (docs/architecture.md). */
export const changesChannel = "umshado_changes";

/** A notification carries less than 8,000 bytes: so many tags of a provider's length fit well. */
const tags_per_notification = 100;

/** Announces, with the transaction's commit, that whatever has these tags is out of date. */
export async function announceChange(tx: Database, tags: readonly string[]): Promise<void> {
  noteAnnounced(tags);
  for (let from = 0; from < tags.length; from += tags_per_notification) {
    const some = tags.slice(from, from + tags_per_notification);
    await tx.execute(sql`select pg_notify(${changesChannel}, ${some.join(" ")})`);
  }
}

/** Whether a failure means that a unique index has the value already: somebody else was faster. */
export function isTaken(cause: unknown, index: string): boolean {
  for (let each = cause; each instanceof Error; each = each.cause) {
    if ("code" in each && each.code === "23505") return "constraint" in each && each.constraint === index;
  }
  return false;
}

/** Where a failure is that a check of this name does not hold: what the database says of it, for instance which value; null for any other failure. */
export function brokenCheck(cause: unknown, check: string): string | null {
  for (let each = cause; each instanceof Error; each = each.cause) {
    if (!("code" in each) || each.code !== "23514") continue;
    return "constraint" in each && each.constraint === check ? String("detail" in each ? each.detail : "") : null;
  }
  return null;
}

// 25006: it is a standby that has not taken over yet
const awayCodes = /^(08|57P0|53300|25006|ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN)/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error|Client was closed|Query read timeout/;

/** Whether a failure means that the database is away, rather than that a query is wrong. */
export function isAway(cause: unknown): boolean {
  // The queue reports a failure as a plain object with what the error held.
  for (let each = cause; typeof each === "object" && each !== null; each = "cause" in each ? each.cause : undefined) {
    if ("code" in each && typeof each.code === "string" && awayCodes.test(each.code)) return true;
    if ("message" in each && typeof each.message === "string" && awayMessages.test(each.message)) return true;
  }
  return false;
}
