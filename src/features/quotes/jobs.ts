import { minute_ms } from "../../contract/durations.ts";
import type { Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { lapseQuotes } from "./lapse-quotes.ts";

/** Periodic; safe in several processes. Returns a function that stops it. */
export function startQuoteClock(runtime: Runtime): () => Promise<void> {
  return repeatWork(runtime, { name: "expiring quotes", every_ms: minute_ms }, () => lapseQuotes(runtime));
}
