import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { Config } from "../config.ts";
import { tryDataFolder } from "../database/data-lock.ts";
import { openEmbedded } from "../database/database.ts";
import { lock_files } from "../storage/lock-files.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { BackupError } from "./backup-form.ts";
import { borrowCopy } from "./lend-copy.ts";
import type { BackupSource } from "./make-entries.ts";
import { embeddedPort, portable_settings, withServer } from "./row-port.ts";

type Work<T> = (source: BackupSource) => Promise<T>;

/** On a snapshot, whether or not the site runs; no file is deleted during it. */
export async function withSource<T>(config: Config, work: Work<T>): Promise<T> {
  const { dataDir, databaseUrl, databaseDirectUrl = databaseUrl } = config;
  const storage = await openStorage(config, { isReady: true });
  if (databaseDirectUrl === undefined) return withEmbedded(dataDir, storage, work);
  return withServer({ connectionString: databaseDirectUrl }, "DATABASE_URL", async (port) => {
    await port.query(`${portable_settings}; ${lock_files}`);
    await port.query("begin isolation level repeatable read read only");
    return work({ port, storage });
  });
}

async function withEmbedded<T>(dataDir: string, storage: Storage, work: Work<T>): Promise<T> {
  const folder = join(dataDir, "db");
  assertDatabase(folder);
  const unlock = tryDataFolder(dataDir);
  const { folder: free, giveBack } = unlock === null ? await borrowCopy(dataDir) : { folder, giveBack: unlock };
  try {
    return await withFolder(free, storage, work);
  } finally {
    giveBack();
  }
}

/** The folder must not be in use. */
export async function withFolder<T>(folder: string, storage: Storage, work: Work<T>): Promise<T> {
  assertDatabase(folder);
  const { driver, close } = await openEmbedded(folder, { migrationsFolder: null });
  const port = embeddedPort(driver as PGlite);
  try {
    await port.query(portable_settings);
    return await work({ port, storage });
  } finally {
    await close();
  }
}

/** Opening a missing database would create it. */
function assertDatabase(folder: string): void {
  if (!existsSync(join(folder, "PG_VERSION")))
    throw new BackupError(`There is no database in ${folder}. Nothing was done.`);
}
