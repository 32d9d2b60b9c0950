import { southAfricanTime } from "../../contract/south-african-time.ts";
import { contextOf, type Context, type Runtime } from "../../platform/context.ts";
import { doOnce } from "../../platform/do-once.ts";
import { defineJob } from "../../platform/jobs.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { forgetOldViews, writeViews } from "./count-view.ts";
import { matchProviders } from "./match-providers.ts";
import { judgeEndorsed, recomputeEndorsedOf } from "./recompute-endorsed.ts";
import { checkAllTrust } from "./recompute-trust.ts";

/** A count is at most so old in the database. */
const write_views_milliseconds = 5_000;

/**
 * Writes the counted looks at profiles now and then until it is stopped, which writes once more. What can't be written is
 * told, and tried again with the next.
 */
export function startViewCounts(runtime: Runtime): () => Promise<void> {
  const { database, clock } = runtime;
  let swept = "";
  const often = { name: "counting views", every_ms: write_views_milliseconds, last: true };
  return repeatWork(runtime, often, async () => {
    await writeViews(database.db);
    const today = southAfricanTime(clock().getTime()).slice(0, 10);
    if (today !== swept) await forgetOldViews(database.db, today);
    swept = today;
  });
}

/** Brings every stored score and tier up to date: endorsements begin to count as their givers grow older [trust-23]. */
const checkTrust = defineJob<{ day: string }>({
  name: "check_trust",
  retryLimit: 10,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 600,
  concurrency: 1,
});

/** What judges trust besides the writes themselves. */
export const trustJobs = [checkTrust, recomputeEndorsedOf] as const;

/** How often a process looks whether the day's check of trust has been asked for. */
const look_for_day_milliseconds = 60_000;

/** Starts working on those, and asks for the check once a day, whatever number of processes there are; answers how to stop. */
export async function startTrustJobs(runtime: Runtime): Promise<() => Promise<void>> {
  const ctx = contextOf(runtime);
  await runtime.jobs.work(recomputeEndorsedOf, ({ provider_id }) => judgeEndorsed(ctx, provider_id));
  await runtime.jobs.work(checkTrust, async () => void (await checkAllTrust(ctx, ctx.db)));
  const often = { name: "checking trust", every_ms: look_for_day_milliseconds };
  return repeatWork(runtime, often, () => askForCheck(ctx));
}

/** Asks for the check of this South African day, unless somebody has. */
export async function askForCheck(ctx: Pick<Context, "clock" | "db" | "jobs" | "keyedHash">): Promise<void> {
  const day = southAfricanTime(ctx.clock().getTime()).slice(0, 10);
  await doOnce(ctx, { key: `check_trust ${day}`, asked: day }, async (tx) => {
    await ctx.jobs.enqueue(tx, checkTrust, { day });
    return {};
  });
}

/** A matching of places that failed, because the database was away say, is tried again after so long. */
const match_again_milliseconds = 60_000;

/** Matches the places of providers once [places-4], beside whatever else the process does; answers how to stop. What fails is told, and tried again. */
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
