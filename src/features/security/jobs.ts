import * as limits from "../../contract/limits.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { daysBefore } from "../../platform/clock.ts";
import { contextOf, type Runtime } from "../../platform/context.ts";
import { raiseAlarms } from "./raise-alarms.ts";
import { removeOld } from "./store.ts";
import { writeEvents } from "./write-events.ts";

/** What was noted is at most so old in the database. */
const write_milliseconds = 5_000;

/**
 * Writes what was noted now and then until it is stopped, which writes once more; raises alarms; and once a day forgets what
 * is old. What can't be written is told, and tried again with the next.
 */
export function startSecurityWatch(runtime: Runtime): () => Promise<void> {
  const { database, clock, log } = runtime;
  let swept = "";
  let running: Promise<void> | undefined;
  const write = async () => {
    if (await writeEvents(runtime)) await raiseAlarms(contextOf(runtime));
    const today = southAfricanTime(clock().getTime()).slice(0, 10);
    if (today !== swept)
      await removeOld(database.db, daysBefore(clock(), limits.security_event_days), limits.security_events_max);
    swept = today;
  };
  const turn = () => {
    running ??= write()
      .catch((cause: unknown) => {
        log.warn("writing security events", { message: cause instanceof Error ? cause.message : String(cause) });
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(() => void turn(), write_milliseconds).unref();
  return async () => {
    clearInterval(timer);
    await running;
    await turn();
  };
}
