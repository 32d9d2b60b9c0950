import { report } from "./report.ts";
import { currentRequestId } from "./request-id.ts";
import { writeLine, type Fields } from "./write-line.ts";

/**
 * Where the program says what happens: one JSON line an event, with the id of the request on whose behalf it happens.
 * Tokens, passwords and reset links never go here [running-8], nor anything about a person [running-31].
 */
export type Log = {
  info(event: string, fields?: Fields): void;
  warn(event: string, fields?: Fields): void;
  /** Something that should not happen. The cause goes along with its stack; it never leaves the server. */
  error(event: string, cause: unknown, fields?: Fields): void;
};

/** The log of the running program. Its errors are reported. */
export const standardLog: Log = {
  info: (event, fields) => writeLine("info", event, fields),
  warn: (event, fields) => writeLine("warn", event, fields),
  error: (event, cause, fields) => report(cause, { ...fields, event, request_id: currentRequestId() }),
};
