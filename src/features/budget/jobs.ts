import { minute_ms } from "../../contract/durations.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { contextOf, type Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { remindDue } from "./remind-due.ts";

/** Nobody is reminded of money in the night. */
const from_hour = 8;

/** Reminds couples of what is due once on each day, in the morning or soon after a start, until it is stopped. Several processes may do it at once. */
export function startReminding(runtime: Runtime): () => Promise<void> {
  let done = "";
  return repeatWork(runtime, { name: "reminding of payments", every_ms: minute_ms }, async () => {
    const now = southAfricanTime(runtime.clock().getTime());
    const today = now.slice(0, 10);
    if (today === done || Number(now.slice(11, 13)) < from_hour) return;
    await remindDue(contextOf(runtime));
    done = today;
  });
}
