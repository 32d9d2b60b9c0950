import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makePrivateFolder } from "./private-folder.ts";

/** The data folder is in use by another process, or can't be written. Its message is the one line that stops the start. */
class DataFolderError extends Error {
  override name = "DataFolderError";
}

/**
 * Takes the data folder for this process alone, closed to other users of the machine, and answers how to give it back.
 *
 * The embedded database has no lock of its own, and two processes on one folder would destroy it. A SQLite file
 * held in an exclusive transaction is an operating-system lock on every platform: it ends with the process,
 * however the process ends, so nothing stale is ever left behind.
 */
export function lockDataFolder(dataDir: string): () => void {
  keepPrivate(dataDir);
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(dataDir, "lock"));
    file.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (cause) {
    file?.close();
    const busy = cause instanceof Error && /lock|busy/i.test(cause.message);
    const reason = busy ? "is in use by another process" : "can't be written";
    throw new DataFolderError(`The data folder ${dataDir} ${reason}. Choose another with DATA_DIR.`, { cause });
  }
  const held = file;
  return () => held.close();
}

/** What a data folder holds. */
const own = new Set([
  "backup-copy",
  "backup-desk.json",
  "db",
  "db-restoring",
  "lock",
  "lock-journal",
  "media",
  "outbox",
  "uploads",
]);

/** It holds password hashes and mails with links that sign in [running-14]. */
function keepPrivate(dataDir: string): void {
  let isPrivate: boolean;
  try {
    isPrivate = makePrivateFolder(dataDir, own);
  } catch (cause) {
    throw new DataFolderError(`The data folder ${dataDir} can't be written. Choose another with DATA_DIR.`, { cause });
  }
  if (!isPrivate)
    throw new DataFolderError(
      `Other users of this machine can enter the data folder ${dataDir}. Choose a folder of its own with DATA_DIR.`,
    );
}
