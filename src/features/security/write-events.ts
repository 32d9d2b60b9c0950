import type { Runtime } from "../../platform/context.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { logEvent } from "./log-event.ts";
import { addEvents } from "./store.ts";
import { tallyOf } from "./tally-event.ts";
import { tallyKey } from "./tally-events.ts";

const alarming = new Set(["sign_in", "dead_token"]);

/** Failed writes are retried later. True if a failure that alarms count is among them. */
export async function writeEvents({
  database: { db },
  keyedHash,
  log,
}: Pick<Runtime, "database" | "keyedHash" | "log">) {
  const tally = tallyOf(db);
  const sums = tally.take();
  if (sums.length === 0) return false;
  try {
    const events = sums.map(({ minute: created_at, times, ...happening }) => {
      const sum_key = keyedHash("security event", `${created_at.getTime()} ${tallyKey(happening)}`);
      return { id: newId(), sum_key, ...happening, times, created_at };
    });
    await addEvents(db, events);
  } catch (cause) {
    tally.putBack(sums);
    throw cause;
  }
  for (const { minute, times, ...fields } of sums) logEvent(log, fields, { times, minute: minute.toISOString() });
  return sums.some(({ event, outcome }) => alarming.has(event) && outcome !== "done");
}
