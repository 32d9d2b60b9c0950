import type { Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { removeOverdue } from "./waiting/store-pending.ts";

const sweep_milliseconds = 10 * 60 * 1000;

export function startPendingSweep(runtime: Runtime): () => Promise<void> {
  const { database, clock } = runtime;
  return repeatWork(runtime, { name: "deleting unconfirmed enquiries", every_ms: sweep_milliseconds }, () =>
    removeOverdue(database.db, clock()),
  );
}
