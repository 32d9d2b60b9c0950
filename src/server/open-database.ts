import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import { lockDataFolder } from "../platform/database/data-lock.ts";
import { openEmbedded, openDatabaseServer, type Database, type OpenDatabase } from "../platform/database/database.ts";
import { standardLog } from "../platform/log.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";

/** For commands: connects without a pooler or query timeout. */
export function openForCommand({ databaseUrl, databaseDirectUrl, dataDir, isDurable }: Config): Promise<OpenDatabase> {
  return databaseUrl === undefined
    ? openEmbedded(join(dataDir, "db"), { isDurable })
    : openDatabaseServer(databaseDirectUrl ?? databaseUrl, standardLog, { isPatient: true });
}

/** The embedded database is locked while the site runs; a server's may be in use. */
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
