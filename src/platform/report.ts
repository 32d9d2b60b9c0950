import { announce } from "./telemetry/signals.ts";
import { writeLog, type LogFields } from "./write-log.ts";

/** Receives every unexpected server fault once: connect an error tracker here. Must not throw. */
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
