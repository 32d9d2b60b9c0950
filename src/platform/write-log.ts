import { trace } from "@opentelemetry/api";
import { withholdPersonal } from "./database/withhold-personal.ts";
import { currentRequestId } from "./network/request-id.ts";

export type LogFields = Record<string, unknown>;

/** One JSON line to stderr, so that stdout stays for people; no personal data [running-31]. */
export function writeLog(level: "info" | "warn" | "error", event: string, fields: LogFields = {}): void {
  const request_id = currentRequestId();
  const trace_id = trace.getActiveSpan()?.spanContext().traceId;
  const redacted = withholdPersonal(fields) as LogFields;
  const at = new Date().toISOString();
  process.stderr.write(
    `${JSON.stringify({ at, level, event, ...(request_id && { request_id }), ...(trace_id && { trace_id }), ...redacted })}\n`,
  );
}
