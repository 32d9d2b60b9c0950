import { join } from "node:path";
import { tryLockFile } from "../lock-file.ts";
import { makePrivateFolder } from "../storage/private-folder.ts";

class DataFolderError extends Error {
  override name = "DataFolderError";
}

/** The embedded database has no lock, and two processes would destroy it. Returns the release. */
export function lockDataFolder(dataDir: string): () => void {
  const unlock = tryDataFolder(dataDir);
  if (unlock === null)
    throw new DataFolderError(`The data folder ${dataDir} is in use by another process. ${data_dir_hint}`);
  return unlock;
}

export function tryDataFolder(dataDir: string): (() => void) | null {
  makePrivate(dataDir);
  return orUnwritable(dataDir, () => tryLockFile(join(dataDir, "lock")));
}

export function shareDataFolder(dataDir: string): () => void {
  makePrivate(dataDir);
  return () => undefined;
}

const data_dir_hint = "Choose another with DATA_DIR.";

function orUnwritable<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new DataFolderError(`The data folder ${dataDir} can't be written. ${data_dir_hint}`, { cause });
  }
}

const knownNames = new Set([
  "backup-copy",
  "backup-desk.json",
  "cards",
  "db",
  "db-restoring",
  "lock",
  "lock-journal",
  "media",
  "outbox",
  "uploads",
]);

/** It contains password hashes and emails with sign-in links [running-14]. */
function makePrivate(dataDir: string): void {
  if (!orUnwritable(dataDir, () => makePrivateFolder(dataDir, knownNames)))
    throw new DataFolderError(
      `Other users of this machine can enter the data folder ${dataDir}. Choose a folder of its own with DATA_DIR.`,
    );
}
