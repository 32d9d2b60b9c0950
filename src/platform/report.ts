import { trace } from "@opentelemetry/api";
import { withholdPersonal } from "./database/withhold-personal.ts";
import { currentRequestId } from "./network/request-id.ts";
import { announce } from "./telemetry/signals.ts";

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

/** Receives every unexpected server error once: connect an error tracker here. Must not throw. */
export function reportServerError(event: string, cause: unknown, fields?: LogFields): void {
  announce("fault", { event });
  writeLog("error", event, { ...fields, ...describe(cause) });
}

function describe(cause: unknown): LogFields {
  if (!(cause instanceof Error)) return { cause: String(cause) };
  const below = cause.cause === undefined ? {} : { cause: describe(cause.cause) };
  const message = withoutValues(cause.message);
  return { message, stack: cause.stack?.replace(cause.message, () => message), ...below };
}

/** A failed query's message includes its values, which may be personal: keep the query only. */
function withoutValues(message: string): string {
  return message.startsWith("Failed query: ") ? message.replace(/\nparams: [\s\S]*$/, "") : message;
}
