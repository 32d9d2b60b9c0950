import type { Runtime } from "../../platform/context.ts";
import { removeOverdue } from "./store-held.ts";

const sweep_milliseconds = 10 * 60 * 1000;

/** Removes enquiries that nobody confirmed in time, now and then until it is stopped. */
export function startHeldSweeps({ database: { db }, clock, log }: Runtime): () => void {
  const sweep = () =>
    removeOverdue(db, clock()).catch((cause: unknown) => {
      log.warn("sweeping held enquiries", { message: cause instanceof Error ? cause.message : String(cause) });
    });
  const timer = setInterval(() => void sweep(), sweep_milliseconds).unref();
  return () => clearInterval(timer);
}
