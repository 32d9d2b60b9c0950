import { join } from "node:path";
import { tryLockFile } from "./lock-file.ts";
import { makePrivateFolder } from "./private-folder.ts";

/** The data folder is in use by another process, or can't be written. Its message is the one line that stops the start. */
class DataFolderError extends Error {
  override name = "DataFolderError";
}

/**
 * Takes the data folder for this process alone, closed to other users of the machine, and answers how to give it back. The embedded
 * database has no lock of its own, and two processes on one folder would destroy it.
 */
export function lockDataFolder(dataDir: string): () => void {
  keepPrivate(dataDir);
  const unlock = takeLock(dataDir);
  if (unlock === null) throw new DataFolderError(`The data folder ${dataDir} is in use by another process. ${way_out}`);
  return unlock;
}

/** The same where that is no fault: null while another process has it. */
export function tryDataFolder(dataDir: string): (() => void) | null {
  keepPrivate(dataDir);
  return takeLock(dataDir);
}

/** Makes the data folder ready for several processes whose database is on a server. */
export function shareDataFolder(dataDir: string): () => void {
  keepPrivate(dataDir);
  return () => undefined;
}

const way_out = "Choose another with DATA_DIR.";

function takeLock(dataDir: string): (() => void) | null {
  try {
    return tryLockFile(join(dataDir, "lock"));
  } catch (cause) {
    throw new DataFolderError(`The data folder ${dataDir} can't be written. ${way_out}`, { cause });
  }
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
    throw new DataFolderError(`The data folder ${dataDir} can't be written. ${way_out}`, { cause });
  }
  if (!isPrivate)
    throw new DataFolderError(
      `Other users of this machine can enter the data folder ${dataDir}. Choose a folder of its own with DATA_DIR.`,
    );
}
