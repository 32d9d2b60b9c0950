import { hour_ms, minute_ms } from "../../contract/durations.ts";
import { health_hours } from "../../contract/health/limits.ts";
import { newId } from "../../platform/clock.ts";
import type { Runtime } from "../../platform/context.ts";
import { measureQueue } from "../../platform/queued-jobs.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { observe } from "../../platform/telemetry/signals.ts";
import type { Sample } from "./rules.ts";
import { insertSamples, removeBefore } from "./store.ts";
import { MinuteTally } from "./tally-minute.ts";

/** While the database is away the minutes of so long are kept for it. */
const kept_max = 60;

/** Samples how this process does, minute by minute, until it is stopped; what is older than a day goes [admin-42]. */
export function startSampling(runtime: Runtime): () => Promise<void> {
  const tally = new MinuteTally();
  const stops = [observe("request", (told) => tally.request(told)), observe("mail", (told) => tally.mail(told))];
  const sample = samplerOf(runtime, tally);
  const stop = repeatWork(runtime, { name: "sampling health", every_ms: minute_ms }, sample);
  return async () => {
    for (const end of stops) end();
    await stop();
  };
}

/** Writes the minute that has just ended, and those that could not be written before. */
export function samplerOf({ database: { db }, clock }: Runtime, tally: MinuteTally): () => Promise<void> {
  const process = newId();
  let unwritten: Sample[] = [];
  return async () => {
    const now = clock();
    const depths = await measureQueue(db).catch(() => null);
    const waiting = depths && depths.reduce((sum, depth) => sum + depth.waiting, 0);
    const oldest_seconds = depths && Math.round(Math.max(0, ...depths.map((depth) => depth.oldest_seconds)));
    unwritten = [...unwritten, { ...tally.take(now), waiting, oldest_seconds }].slice(-kept_max);
    await insertSamples(db, process, unwritten);
    unwritten = [];
    await removeBefore(db, new Date(now.getTime() - health_hours * hour_ms));
  };
}
