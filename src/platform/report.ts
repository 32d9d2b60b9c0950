import { tell } from "./telemetry/signals.ts";
import { writeLine, type Fields } from "./write-line.ts";

/** What is known of a fault besides its cause. */
export type Circumstances = Fields & {
  /** What failed, in a few words. */
  event: string;
  /** The address, job or part of the program in which it happened. */
  where?: string;
  /** The request on whose behalf it happened, if there was one. */
  request_id: string | undefined;
};

/**
 * Every unexpected fault of the server passes here, once: this is where an error tracker plugs in. Expected refusals and a
 * database that is away do not come here. It must not throw, and what it is given must not leave with an answer.
 */
export function report(cause: unknown, { event, request_id: _known, ...fields }: Circumstances): void {
  tell("fault", { event });
  writeLine("error", event, { ...fields, ...describe(cause) });
}

function describe(cause: unknown): Fields {
  if (!(cause instanceof Error)) return { cause: String(cause) };
  const below = cause.cause === undefined ? {} : { cause: describe(cause.cause) };
  const message = withoutValues(cause.message);
  return { message, stack: cause.stack?.replace(cause.message, () => message), ...below };
}

/** A failed query names the values that it was given, addresses and hashes among them: the query alone is told. */
function withoutValues(message: string): string {
  return message.startsWith("Failed query: ") ? message.replace(/\nparams: [\s\S]*$/, "") : message;
}
