import type { Runtime } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { areFilesHeld } from "../../platform/hold-files.ts";
import type { Log } from "../../platform/log.ts";
import { fileNamesOf } from "../../platform/pictures.ts";
import type { Storage } from "../../platform/storage.ts";
import {
  insertNamesToRemove,
  isAnythingDue,
  lockDueFiles,
  removeNamesToRemove,
  removeUnnamedFiles,
  takeNamesToRemove,
} from "./store.ts";

type Swept = Pick<Runtime, "database" | "storage" | "log">;

/**
 * Takes files that nobody names out of the database and out of storage [media-4]; `storeFile` states the protocol.
 * It may run at any moment, in any number of processes. Cut off anywhere it leaves notes by which the next sweep
 * finishes; no transaction is open while storage is asked, so that a slow service stalls nobody.
 */
export async function sweepFiles({ database: { db }, storage, log }: Swept): Promise<void> {
  while (await isAnythingDue(db)) {
    const looked_at = await removeRows(db);
    const names = await takeNamesToRemove(db);
    // They are due again in a moment. Whatever goes after this question was unnamed before a backup began.
    if (await areFilesHeld(db)) return;
    // What is due lies in other hands: a sweep's, or those of somebody who is naming it.
    if (looked_at + names.length === 0) return;
    const removed = await removeBytes(storage, log, names);
    await removeNamesToRemove(db, removed);
    if (removed.length < names.length) return;
  }
}

/** Takes the rows of files that nobody names, and notes their names. Answers how many files were looked at. */
async function removeRows(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const locked = await lockDueFiles(tx);
    if (locked.length === 0) return 0;
    // A statement of its own after the lock: it sees the names that were given while the lock was waited for.
    const gone = await removeUnnamedFiles(tx, locked);
    await insertNamesToRemove(tx, gone.flatMap(fileNamesOf));
    return locked.length;
  });
}

/** Takes bytes out of storage until it falters: what is left is due again in a moment. Answers what is gone. */
async function removeBytes(storage: Storage, log: Log, names: string[]): Promise<string[]> {
  const removed: string[] = [];
  try {
    for (const name of names) {
      await storage.remove(name);
      removed.push(name);
    }
  } catch (cause) {
    log.warn("sweeping files", { message: cause instanceof Error ? cause.message : String(cause) });
  }
  return removed;
}
