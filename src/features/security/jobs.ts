import * as limits from "../../contract/limits.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { contextOf, type Runtime } from "../../platform/context.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { raiseAlarms } from "./raise-alarms.ts";
import { removeOld } from "./store.ts";
import { writeEvents } from "./write-events.ts";

/** The longest delay of an event. */
const write_milliseconds = 5_000;

/** Stopping writes once more; a failed write is logged and retried. */
export function startSecurityWatch(runtime: Runtime): () => Promise<void> {
  const { database, clock } = runtime;
  let swept = "";
  const often = { name: "writing security events", every_ms: write_milliseconds, last: true };
  return repeatWork(runtime, often, async () => {
    if (await writeEvents(runtime)) await raiseAlarms(contextOf(runtime));
    const today = southAfricanDate(clock());
    if (today !== swept)
      await removeOld(database.db, daysBefore(clock(), limits.security_event_days), limits.security_events_max);
    swept = today;
  });
}
