import { minute_ms } from "../../contract/durations.ts";
import { contextOf, type Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { lapseHolds } from "./lapse-holds.ts";
import { remindKeepers } from "./remind-keepers.ts";
import { todayOf } from "./rules.ts";
import { syncSubscriptions } from "./sync-subscriptions.ts";

/**
 * Lets holds lapse, reminds providers to keep their calendars, and has the lists of a date made anew as a day begins, until it is stopped:
 * what a date is to a provider depends on the day on which somebody asks. Several processes may do it at once. What fails is told, and tried again with the next.
 */
export function startCalendarClock(runtime: Runtime): () => Promise<void> {
  let day = todayOf(runtime.clock());
  return repeatWork(runtime, { name: "keeping calendars", every_ms: minute_ms }, async () => {
    const today = todayOf(runtime.clock());
    await lapseHolds(runtime, today !== day);
    await remindKeepers(contextOf(runtime));
    day = today;
  });
}

/** Fetches the calendars that are followed when their time has come, until it is stopped. Several processes share them. */
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
