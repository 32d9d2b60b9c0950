import { ConfigError } from "../platform/config.ts";
import { DataFolderError } from "../platform/data-lock.ts";
import { DatabaseError } from "../platform/database.ts";
import { ListenError } from "./serve.ts";

/** Ends the process with code 1: an expected fault with its one clear line, anything else with its cause (decisions 7). */
export function stopWithOneLine(cause: unknown): never {
  const expected = [ConfigError, DataFolderError, DatabaseError, ListenError].some((kind) => cause instanceof kind);
  process.stderr.write(expected && cause instanceof Error ? `${cause.message}\n` : `Umshado can't start: ${cause instanceof Error ? cause.stack : String(cause)}\n`);
  process.exit(1);
}
