import { minute_ms } from "../../contract/durations.ts";
import type { Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { lapseQuotes } from "./lapse-quotes.ts";

/** Lets quotes and bookings lapse whose time is over, until it is stopped. Several processes may do it at once. */
export function startQuoteClock(runtime: Runtime): () => Promise<void> {
  return repeatWork(runtime, { name: "letting quotes lapse", every_ms: minute_ms }, () => lapseQuotes(runtime));
}
