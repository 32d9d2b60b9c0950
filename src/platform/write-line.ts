import { currentRequestId } from "./request-id.ts";

export type Fields = Record<string, unknown>;

/** Writes one JSON line to the standard error stream, so that the standard output stays for people. */
export function writeLine(level: "info" | "warn" | "error", event: string, fields: Fields = {}): void {
  const request_id = currentRequestId();
  const at = new Date().toISOString();
  process.stderr.write(`${JSON.stringify({ at, level, event, ...(request_id && { request_id }), ...fields })}\n`);
}
