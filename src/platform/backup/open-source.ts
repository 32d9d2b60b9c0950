import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Config } from "../config.ts";
import { tryDataFolder } from "../data-lock.ts";
import { openEmbedded } from "../database.ts";
import { hold_files } from "../hold-files.ts";
import type { Log } from "../log.ts";
import { mediaFolder } from "../open-storage.ts";
import { openPool } from "../server-pool.ts";
import { folderStorage } from "../storage-folder.ts";
import { readyBucket, s3Storage } from "../storage-s3.ts";
import type { Storage } from "../storage.ts";
import { BackupError } from "./backup-form.ts";
import { borrowCopy } from "./lend-copy.ts";
import type { Source } from "./make-entries.ts";
import { embeddedPort, portable_settings, serverPort } from "./row-port.ts";

/** Works on a site as it is at one moment, whether it runs or not; its files are held meanwhile. */
export async function withSource<T>(config: Config, log: Log, work: (source: Source) => Promise<T>): Promise<T> {
  const storage = await readingStorage(config);
  return config.databaseUrl === undefined
    ? withEmbedded(config.dataDir, storage, work)
    : withServer(config.databaseDirectUrl ?? config.databaseUrl, { storage, log }, work);
}

/** The storage that is set up, as a reader takes it: nothing in the folder is touched, another process may be writing there. */
async function readingStorage(config: Config): Promise<Storage> {
  if (config.s3 === undefined) return folderStorage(mediaFolder(config));
  await readyBucket(config.s3);
  return s3Storage(config.s3);
}

async function withServer<T>(
  connectionString: string,
  { storage, log }: { storage: Storage; log: Log },
  work: (source: Source) => Promise<T>,
): Promise<T> {
  const pool = openPool({ connectionString, max: 1, application_name: "umshado backup", isPatient: true }, log);
  try {
    const client = await pool.connect().catch((cause: unknown) => {
      const why = cause instanceof Error ? cause.message : "no answer";
      throw new BackupError(`The database of DATABASE_URL can't be used: ${why}.`, { cause });
    });
    try {
      await client.query(portable_settings);
      await client.query(hold_files);
      await client.query("begin isolation level repeatable read read only");
      return await work({ port: serverPort(client), storage });
    } finally {
      // with its lock and its transaction
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** The database itself where nobody serves on it, otherwise a copy that the process lends which does. */
async function withEmbedded<T>(dataDir: string, storage: Storage, work: (source: Source) => Promise<T>): Promise<T> {
  const folder = join(dataDir, "db");
  assertDatabase(folder);
  const unlock = tryDataFolder(dataDir);
  if (unlock !== null)
    try {
      return await withFolder(folder, storage, work);
    } finally {
      unlock();
    }
  const { folder: copy, giveBack } = await borrowCopy(dataDir);
  try {
    return await withFolder(copy, storage, work);
  } finally {
    giveBack();
  }
}

/** Works on the embedded database of a folder that nobody else uses. */
export async function withFolder<T>(
  folder: string,
  storage: Storage,
  work: (source: Source) => Promise<T>,
): Promise<T> {
  assertDatabase(folder);
  const { driver, close } = await openEmbedded(folder, { migrationsFolder: null });
  const port = embeddedPort(driver as PGlite);
  try {
    await port.ask(portable_settings);
    return await work({ port, storage });
  } finally {
    await close();
  }
}

/** One that isn't there would be begun. */
function assertDatabase(folder: string): void {
  if (!existsSync(join(folder, "PG_VERSION")))
    throw new BackupError(`There is no database in ${folder}. Nothing was done.`);
}
