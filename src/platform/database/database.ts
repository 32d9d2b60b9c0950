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
import type { Log } from "../log.ts";
import { removeSyncMark, syncFolder, openDurable } from "../storage/durable-folder.ts";
import { restrictToOwner } from "../storage/private-folder.ts";
import { timeEmbedded } from "../telemetry/time-queries.ts";
import { causesOf } from "./causes.ts";
import { listenOnServer } from "./listen.ts";
import { migrations_folder, assertMigratable } from "./migrations.ts";
import { recordAnnounced, notifyAfterCommit } from "./own-changes.ts";
import { identityOf, openPool } from "./server-pool.ts";

export type Database = PgDatabase<PgQueryResultHKT>;

class DatabaseError extends Error {
  override name = "DatabaseError";
}

export type OpenDatabase = {
  db: Database;
  kind: "embedded" | "server";
  driver: PGlite | pg.Pool;
  /** Separate connections for the queue, so that jobs never wait for requests; none when embedded. */
  openForJobs: (() => pg.Pool) | undefined;
  /** `onDisconnect` is called when a gap begins, `onReconnect` after it. Returns a stop function. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
    onDisconnect?: () => void,
  ): Promise<() => Promise<void>>;
  /** Throws when the database is away. */
  ping(): Promise<void>;
  close(): Promise<void>;
} & ReturnType<typeof notifyAfterCommit>;

/** An arbitrary lock key, the same in every process; serialises migrations. */
const migrationLock = 7_366_238;

/** For the few queries that the builder can't express. */
export async function rows<T>(db: Database, query: SQLWrapper): Promise<T[]> {
  const answer = (await db.execute(query)) as { rows: T[] };
  return answer.rows;
}

export async function firstRow<T>(db: Database, query: SQLWrapper): Promise<T | null> {
  const [row] = await rows<T>(db, query);
  return row ?? null;
}

/** All settings. Few buffers suffice, since the operating system caches pages too. */
const embedded_settings = ["shared_buffers = 32MB", "timezone = 'UTC'"];

type EmbeddedOptions = {
  /** For a database in memory: a copy to start from, with its schema. */
  loadDataDir?: Blob;
  /** Null for a backup, which needs the schema unchanged; a restore uses the schema of its time. */
  migrationsFolder?: string | null;
  /** Whether each commit is synced to disk [running-29]. */
  isDurable?: boolean;
};

/** In memory without a folder. Migrates. An unreadable folder stops the start and is never overwritten [running-4]. */
export async function openEmbedded(
  folder?: string,
  { loadDataDir, migrationsFolder = migrations_folder, isDurable = false }: EmbeddedOptions = {},
): Promise<OpenDatabase> {
  const begun = folder !== undefined && existsSync(join(folder, "PG_VERSION"));
  let driver: PGlite;
  try {
    if (begun && !isDurable) await removeSyncMark(folder);
    driver = await PGlite.create({
      ...(folder && (isDurable ? openDurable(folder) : { dataDir: folder })),
      ...(loadDataDir && { loadDataDir }),
      extensions: { pg_trgm },
      postgresqlconf: embedded_settings,
    });
    await driver.query("select 1");
    timeEmbedded(driver);
    // Its first files come from an archive with its own modes.
    if (folder !== undefined && !begun) restrictToOwner(folder);
    if (folder !== undefined && isDurable) await syncFolder(folder);
  } catch (cause) {
    const what = begun ? "can't be read. Restore it from a copy, or choose another DATA_DIR" : "can't be created";
    throw new DatabaseError(`The embedded database in ${folder ?? "memory"} ${what}.`, { cause });
  }
  if (!loadDataDir && migrationsFolder !== null)
    await migrateEmbedded(drizzlePglite({ client: driver }), driver, { folder, migrationsFolder });
  return openEmbeddedOn(driver);
}

/** The driver must be open and migrated. */
export function openEmbeddedOn(driver: PGlite): OpenDatabase {
  const db = drizzlePglite({ client: driver });
  return {
    db,
    kind: "embedded",
    driver,
    openForJobs: undefined,
    listen: (channel, onNotification) => driver.listen(channel, onNotification),
    ...notifyAfterCommit(db),
    async ping() {
      await driver.query("select 1");
    },
    close: () => driver.close(),
  };
}

type EmbeddedDatabase = { folder: string | undefined; migrationsFolder: string };

async function migrateEmbedded(db: PgliteDatabase, driver: PGlite, place: EmbeddedDatabase): Promise<void> {
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
  isPatient?: boolean;
  /** Bypasses a pooler at the usual address [running-21]. */
  directUrl?: string | undefined;
  migrationsFolder?: string;
};

/** The most per process; three more listen. */
const connections = { requests: 10, jobs: 4 };

/** Migrates the schema. Addresses are never printed, since they may hold a password. */
export async function openDatabaseServer(
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
    throw new DatabaseError(`The database of DATABASE_URL can't be used: ${explainDatabaseError(cause)}.`, { cause });
  }
  const stops: (() => Promise<void>)[] = [];
  const db = drizzlePg({ client: driver }) as unknown as Database;
  // Drizzle's transaction leaks a connection that is lost before `begin` completes.
  db.transaction = (work, config) =>
    withConnection(driver, (client) => (drizzlePg({ client }) as unknown as Database).transaction(work, config));
  return {
    db,
    kind: "server",
    driver,
    openForJobs: () => openPool({ ...each, max: connections.jobs, application_name: "umshado jobs" }, log),
    async listen(channel, onNotification, onReconnect, onDisconnect) {
      const listener = { onNotification, onReconnect, onDisconnect, log };
      const stop = await listenOnServer(directUrl ?? connectionString, channel, listener);
      stops.push(stop);
      return stop;
    },
    ...notifyAfterCommit(db),
    async ping() {
      await driver.query("select 1");
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await driver.end();
    },
  };
}

const remedies: Record<string, string> = {
  "42501": "make the role of DATABASE_URL the owner of the database",
  "42P07": "it needs an empty database",
};

/** The innermost message, since Drizzle's is the query. */
export function explainDatabaseError(cause: unknown): string {
  const { code, message } = causesOf(cause).at(-1) ?? {};
  const reason = typeof message === "string" && message !== "" ? message : "no answer";
  const remedy = remedies[String(code)];
  return remedy === undefined ? reason : `${reason}; ${remedy}`;
}

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
      // A migration of large tables, or waiting for another process's, takes long.
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

/** Name comparison needs Unicode; with another encoding nobody could register. */
async function refuseOtherEncodings(client: pg.PoolClient): Promise<void> {
  const { rows: result } = await client.query<{ server_encoding: string }>("show server_encoding");
  const encoding = result[0]?.server_encoding ?? "unknown";
  if (encoding !== "UTF8")
    throw new Error(`its encoding is ${encoding}; create it again with encoding 'UTF8' template template0`);
}

/** Session locks and settings belong to a connection, which a pooler would share. */
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

/** Announces changed tags to every process (docs/architecture.md). */
export const changesChannel = "umshado_changes";

/** Fits a notification's limit of 8,000 bytes. */
const tags_per_notification = 100;

/** On commit, these tags become out of date in every process. */
export async function announceChange(tx: Database, tags: readonly string[]): Promise<void> {
  recordAnnounced(tags);
  for (let from = 0; from < tags.length; from += tags_per_notification) {
    const some = tags.slice(from, from + tags_per_notification);
    await tx.execute(sql`select pg_notify(${changesChannel}, ${some.join(" ")})`);
  }
}

export function isUniqueViolation(cause: unknown, index: string): boolean {
  return causesOf(cause).find(({ code }) => code === "23505")?.constraint === index;
}

/** The database's detail for a violation of this check; null for any other error. */
export function brokenCheck(cause: unknown, check: string): string | null {
  const broken = causesOf(cause).find(({ code }) => code === "23514");
  return broken?.constraint === check ? (broken.detail ?? "") : null;
}

// 25006: a standby that has not taken over yet
const awayCodes = /^(08|57P0|53300|25006|ECONN|EPIPE|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_AGAIN)/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error|Client was closed|Query read timeout/;

export function isAway(cause: unknown): boolean {
  return causesOf(cause).some(
    ({ code, message }) => (typeof code === "string" && awayCodes.test(code)) || awayMessages.test(String(message)),
  );
}
