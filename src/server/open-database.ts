import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import { lockDataFolder } from "../platform/data-lock.ts";
import { openEmbedded, openServer, type Database, type OpenDatabase } from "../platform/database.ts";
import { standardLog } from "../platform/log.ts";
import { writeForOwnerOnly } from "../platform/private-folder.ts";

/** Opens the site's database for a command that has made sure that it may: a server is asked past a pooler, and each query takes what it takes. */
export function openForCommand({ databaseUrl, databaseDirectUrl, dataDir, isDurable }: Config): Promise<OpenDatabase> {
  return databaseUrl === undefined
    ? openEmbedded(join(dataDir, "db"), { isDurable })
    : openServer(databaseDirectUrl ?? databaseUrl, standardLog, { isPatient: true });
}

/**
 * Opens the site's database for a command, and lets go of it when the work is done or fails. The embedded one belongs to
 * a single process: while the site runs, the data folder's lock stops the command with one line. A server's database may
 * be in use meanwhile.
 */
export async function withDatabase<T>(
  config: Config,
  work: (db: Database, database: OpenDatabase) => Promise<T>,
): Promise<T> {
  writeForOwnerOnly();
  const unlock = config.databaseUrl === undefined ? lockDataFolder(config.dataDir) : undefined;
  try {
    const database = await openForCommand(config);
    try {
      return await work(database.db, database);
    } finally {
      await database.close();
    }
  } finally {
    unlock?.();
  }
}
