import type { Log } from "../../platform/log.ts";
import type { Happening } from "./rules.ts";

/** One log name for all events [admin-27]. */
export function logEvent(log: Log, { event: what, ...fields }: Happening, summed: Record<string, unknown> = {}): void {
  log.info("security", { what, ...fields, ...summed });
}
