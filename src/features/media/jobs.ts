import type { Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { endHolds } from "./store.ts";
import { sweepFiles } from "./sweep-files.ts";

/** Often enough that a file is gone within 20 seconds [media-4], even when the process that was at it has ended. */
const sweep_milliseconds = 4_000;

/**
 * Sweeps now and then until it is stopped; stopping waits for the sweep under way. A failed sweep is told and tried again.
 * The embedded database is this process's alone: what is held in it at the start was cut off by a crash.
 */
export async function startSweeps(runtime: Runtime): Promise<() => Promise<void>> {
  const { database } = runtime;
  if (database.kind === "embedded") await endHolds(database.db);
  return repeatWork(runtime, { name: "sweeping files", every_ms: sweep_milliseconds }, () => sweepFiles(runtime));
}
