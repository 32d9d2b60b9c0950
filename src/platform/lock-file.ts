import { DatabaseSync } from "node:sqlite";

/**
 * Null if another process has it. An exclusive SQLite transaction is a lock that a crash releases, on every platform.
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
  const lockedFile = file;
  return () => lockedFile.close();
}
