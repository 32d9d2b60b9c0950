import type { Runtime } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Log } from "../../platform/log.ts";
import { fileNamesOf } from "../../platform/pictures/pictures.ts";
import { areFilesLocked } from "../../platform/storage/lock-files.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import {
  insertNamesToRemove,
  isAnythingDue,
  lockDueFiles,
  removeNamesToRemove,
  removeUnnamedFiles,
  claimNamesToRemove,
} from "./store.ts";

type Swept = Pick<Runtime, "database" | "storage" | "log">;

/**
 * Safe in any number of processes [media-4]; `storeFile` states the protocol. No transaction is open during storage
 * requests.
 */
export async function sweepFiles({ database: { db }, storage, log }: Swept): Promise<void> {
  while (await isAnythingDue(db)) {
    const looked_at = await removeRows(db);
    const names = await claimNamesToRemove(db);
    // They are due again in a moment. Files removed after this check were unnamed before a backup began.
    if (await areFilesLocked(db)) return;
    if (looked_at + names.length === 0) return;
    const removed = await removeBytes(storage, log, names);
    await removeNamesToRemove(db, removed);
    if (removed.length < names.length) return;
  }
}

async function removeRows(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const locked = await lockDueFiles(tx);
    if (locked.length === 0) return 0;
    // A separate statement sees names added while waiting for the lock.
    const removed = await removeUnnamedFiles(tx, locked);
    await insertNamesToRemove(tx, removed.flatMap(fileNamesOf));
    return locked.length;
  });
}

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
