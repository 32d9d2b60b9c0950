import { minute_ms } from "../../contract/durations.ts";
import { southAfricanTime } from "../../contract/south-african-time.ts";
import { contextOf, type Runtime } from "../../platform/context.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { remindDue } from "./remind-due.ts";

/** No reminders at night. */
const from_hour = 8;

/** Once a day, in the morning or soon after a start. Safe with several processes. */
export function startReminding(runtime: Runtime): () => Promise<void> {
  let done = "";
  return repeatWork(runtime, { name: "reminding of payments", every_ms: minute_ms }, async () => {
    const now = southAfricanTime(runtime.clock());
    const today = now.slice(0, 10);
    if (today === done || Number(now.slice(11, 13)) < from_hour) return;
    await remindDue(contextOf(runtime));
    done = today;
  });
}
