import { writeLine } from "../platform/write-line.ts";

/** Faults of a start that a person can mend. Known by name: while developing, modules are loaded twice. */
const expected = new Set([
  "BackupError",
  "ConfigError",
  "DataFolderError",
  "DatabaseError",
  "DemoError",
  "ListenError",
  "StorageError",
]);

/** An option that a command doesn't know is its caller's slip too; Node names it in one line. */
function isExpected(cause: Error): boolean {
  return expected.has(cause.name) || ("code" in cause && String(cause.code).startsWith("ERR_PARSE_ARGS"));
}

/** Ends the process with code 1: an expected fault with its one clear line, anything else with its cause [running-4]. */
export function stopWithOneLine(cause: unknown): never {
  const line = cause instanceof Error && isExpected(cause) ? cause.message : undefined;
  const whole = cause instanceof Error ? cause.stack : String(cause);
  if (process.env["LOG_FORMAT"] === "json") writeLine("error", "can't start", { message: line ?? whole });
  else process.stderr.write(line === undefined ? `Umshado can't start: ${whole}\n` : `${line}\n`);
  process.exit(1);
}
