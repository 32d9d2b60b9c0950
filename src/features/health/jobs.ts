import { hour_ms, minute_ms } from "../../contract/durations.ts";
import { health_hours } from "../../contract/health/calls.ts";
import type { Runtime } from "../../platform/context.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { measureQueue } from "../../platform/jobs/queued-jobs.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { observe } from "../../platform/telemetry/signals.ts";
import type { Sample } from "./rules.ts";
import { insertSamples, removeSamplesBefore } from "./store.ts";
import { MinuteTally } from "./tally-minute.ts";

/** Minutes buffered while the database is unavailable. */
const retained_max = 60;

/** Samples every minute until stopped; removes samples after a day [admin-42]. */
export function startSampling(runtime: Runtime): () => Promise<void> {
  const tally = new MinuteTally();
  const stops = [observe("request", (request) => tally.request(request)), observe("mail", (mail) => tally.mail(mail))];
  const sample = samplerOf(runtime, tally);
  const stop = repeatWork(runtime, { name: "sampling health", every_ms: minute_ms }, sample);
  return async () => {
    for (const end of stops) end();
    await stop();
  };
}

/** Writes the last minute and any unsaved ones. */
export function samplerOf({ database: { db }, clock }: Runtime, tally: MinuteTally): () => Promise<void> {
  const process = newId();
  let unwritten: Sample[] = [];
  return async () => {
    const now = clock();
    const depths = await measureQueue(db).catch(() => null);
    const waiting = depths && depths.reduce((sum, depth) => sum + depth.waiting, 0);
    const oldest_seconds = depths && Math.round(Math.max(0, ...depths.map((depth) => depth.oldest_seconds)));
    unwritten = [...unwritten, { ...tally.take(now), waiting, oldest_seconds }].slice(-retained_max);
    await insertSamples(db, process, unwritten);
    unwritten = [];
    await removeSamplesBefore(db, new Date(now.getTime() - health_hours * hour_ms));
  };
}
