import { minute_ms } from "../../contract/durations.ts";
import type { Runtime } from "../../platform/context.ts";
import { lapseHolds } from "./lapse-holds.ts";
import { todayOf } from "./rules.ts";

/**
 * Lets holds lapse, and has the lists of a date made anew as a day begins, until it is stopped:
 * what a date is to a provider depends on the day on which somebody asks. Several processes may do it at once. What fails is told, and tried again with the next.
 */
export function startCalendarClock(runtime: Runtime): () => Promise<void> {
  const { clock, log } = runtime;
  let day = todayOf(clock());
  let running: Promise<void> | undefined;
  const look = async () => {
    const today = todayOf(clock());
    await lapseHolds(runtime, today !== day);
    day = today;
  };
  const turn = () => {
    running ??= look()
      .catch((cause: unknown) => {
        log.warn("keeping calendars", { message: cause instanceof Error ? cause.message : String(cause) });
      })
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(turn, minute_ms).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
