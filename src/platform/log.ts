import { reportServerError, writeLog, type LogFields } from "./report.ts";

/**
 * One JSON line an event, with the request's id. Never tokens, passwords or reset links [running-8], nor personal data
 * [running-31].
 */
export type Log = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, cause: unknown, fields?: LogFields): void;
};

export const standardLog: Log = {
  info: (event, fields) => writeLog("info", event, fields),
  warn: (event, fields) => writeLog("warn", event, fields),
  error: reportServerError,
};
