import { explainDatabaseError, isAway } from "../platform/database/database.ts";
import { writeLog } from "../platform/report.ts";

/** Errors that a person can fix. Matched by name, as development loads modules twice. */
const expected = new Set([
  "BackupError",
  "ConfigError",
  "DataFolderError",
  "DatabaseError",
  "DemoError",
  "ListenError",
  "StorageError",
]);

function isExpected(cause: Error): boolean {
  return expected.has(cause.name) || ("code" in cause && String(cause.code).startsWith("ERR_PARSE_ARGS"));
}

/** One line for an expected fault; undefined for others. */
export function explainFault(cause: unknown): string | undefined {
  if (cause instanceof Error && isExpected(cause)) return cause.message;
  return isAway(cause) ? `The database can't be used: ${explainDatabaseError(cause)}.` : undefined;
}

/** Exits with code 1: an expected error prints one line, others their cause [running-4]. */
export function exitWithMessage(cause: unknown): never {
  const line = explainFault(cause);
  const details = cause instanceof Error ? cause.stack : String(cause);
  if (process.env["LOG_FORMAT"] === "json") writeLog("error", "can't start", { message: line ?? details });
  else process.stderr.write(line === undefined ? `Umshado can't start: ${details}\n` : `${line}\n`);
  process.exit(1);
}
