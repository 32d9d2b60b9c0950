import { southAfricanDate } from "../../contract/south-african-time.ts";
import { contextOf, type Context, type Runtime } from "../../platform/context.ts";
import { doOnce } from "../../platform/jobs/do-once.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { matchProviders } from "./match-providers.ts";
import { evaluateEndorsed, recomputeEndorsedOf } from "./trust/recompute-endorsed.ts";
import { checkAllTrust } from "./trust/recompute-trust.ts";
import { purgeOldViews, writeViews } from "./views/count-view.ts";

const write_views_milliseconds = 5_000;

/** Writes counts periodically, and once more when stopped. A failed write is logged and retried. */
export function startViewCounts(runtime: Runtime): () => Promise<void> {
  const { database, clock } = runtime;
  let swept = "";
  const often = { name: "counting views", every_ms: write_views_milliseconds, last: true };
  return repeatWork(runtime, often, async () => {
    await writeViews(database.db);
    const today = southAfricanDate(clock());
    if (today !== swept) await purgeOldViews(database.db, today);
    swept = today;
  });
}

/** A daily check, since endorsements begin to count as their givers' accounts grow older [trust-23]. */
const checkTrust = defineJob<{ day: string }>({
  name: "check_trust",
  retryLimit: 10,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 600,
  concurrency: 1,
});

export const trustJobs = [checkTrust, recomputeEndorsedOf] as const;

const look_for_day_milliseconds = 60_000;

/** Runs the trust jobs and schedules the daily check, once across all processes. Returns a function that stops it. */
export async function startTrustJobs(runtime: Runtime): Promise<() => Promise<void>> {
  const ctx = contextOf(runtime);
  await runtime.jobs.work(recomputeEndorsedOf, ({ provider_id }) => evaluateEndorsed(ctx, provider_id));
  await runtime.jobs.work(checkTrust, async () => void (await checkAllTrust(ctx, ctx.db)));
  const often = { name: "checking trust", every_ms: look_for_day_milliseconds };
  return repeatWork(runtime, often, () => enqueueCheck(ctx));
}

export async function enqueueCheck(ctx: Pick<Context, "clock" | "db" | "jobs" | "keyedHash">): Promise<void> {
  const day = southAfricanDate(ctx.clock());
  await doOnce(ctx, { key: `check_trust ${day}`, request: day }, async (tx) => {
    await ctx.jobs.enqueue(tx, checkTrust, { day });
    return {};
  });
}

const match_again_milliseconds = 60_000;

/** Runs once in the background [places-4]. Failures are logged and retried. Returns a function that stops it. */
export function startMatching({ database: { db }, log }: Runtime): () => Promise<void> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  function turn() {
    running = matchProviders(db, stop.signal).then(
      (counts) => log.info("providers.places_matched", counts),
      (cause: unknown) => {
        log.warn("matching places", { message: cause instanceof Error ? cause.message : String(cause) });
        if (!stop.signal.aborted) timer = setTimeout(turn, match_again_milliseconds).unref();
      },
    );
  }
  turn();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
