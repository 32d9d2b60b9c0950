import type { Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { expireReservations } from "./store.ts";
import { sweepFiles } from "./sweep-files.ts";

/** Files must be gone within 20 seconds [media-4], even after a crash. */
const sweep_milliseconds = 4_000;

/** Stopping waits for the current sweep. In the embedded database, reservations at a start come from a crash. */
export async function startSweeps(runtime: Runtime): Promise<() => Promise<void>> {
  const { database } = runtime;
  if (database.kind === "embedded") await expireReservations(database.db);
  return repeatWork(runtime, { name: "sweeping files", every_ms: sweep_milliseconds }, () => sweepFiles(runtime));
}
