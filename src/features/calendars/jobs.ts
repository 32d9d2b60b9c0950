import { minute_ms } from "../../contract/durations.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import { contextOf, type Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { syncSubscriptions } from "./feeds/sync-subscriptions.ts";
import { lapseHolds } from "./lapse-holds.ts";
import { remindKeepers } from "./remind-keepers.ts";

/** Also invalidates date lists each new day. Safe in several processes; failures are logged and retried. */
export function startCalendarClock(runtime: Runtime): () => Promise<void> {
  let day = southAfricanDate(runtime.clock());
  return repeatWork(runtime, { name: "expiring holds", every_ms: minute_ms }, async () => {
    const today = southAfricanDate(runtime.clock());
    await lapseHolds(runtime, today !== day);
    await remindKeepers(contextOf(runtime));
    day = today;
  });
}

export function startFeedSync(runtime: Runtime): () => Promise<void> {
  let isOver = false;
  const stop = repeatWork(runtime, { name: "following calendars", every_ms: minute_ms }, () =>
    syncSubscriptions(contextOf(runtime), () => isOver),
  );
  return async () => {
    isOver = true;
    await stop();
  };
}
