import type { Log } from "../../platform/log.ts";
import type { Happening } from "./rules.ts";

/** Says an event in the log, under one name by which all of them are found [admin-27]. */
export function logEvent(log: Log, { event: what, ...told }: Happening, summed: Record<string, unknown> = {}): void {
  log.info("security", { what, ...told, ...summed });
}
