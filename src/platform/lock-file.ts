import { DatabaseSync } from "node:sqlite";

/**
 * Takes a file for this process alone and answers how to give it back; null where another process has it.
 *
 * A SQLite file held in an exclusive transaction is an operating-system lock on every platform: it ends with the process,
 * however the process ends, so nothing stale is ever left behind.
 */
export function tryLockFile(path: string): (() => void) | null {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path);
    file.exec("PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE");
  } catch (cause) {
    file?.close();
    if (cause instanceof Error && /lock|busy/i.test(cause.message)) return null;
    throw cause;
  }
  const held = file;
  return () => held.close();
}
