import { DatabaseSync } from "node:sqlite";

/**
 * Null if another process has it. An exclusive SQLite transaction is an OS lock on every platform, so a crash leaves no
 * stale lock.
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
