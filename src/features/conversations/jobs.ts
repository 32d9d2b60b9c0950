import { contextOf, type Context, type Runtime } from "../../platform/context.ts";
import { doOnce } from "../../platform/jobs/do-once.ts";
import { defineJob } from "../../platform/jobs/jobs.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import { measureAnswering } from "./inbox/measure-answering.ts";
import { remindSilent } from "./inbox/remind-silent.ts";
import { sendNewLinks } from "./links/send-new-links.ts";

/** Idempotent. */
export const checkAnswering = defineJob<{ hour: string }>({
  name: "check_answering",
  retryLimit: 10,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 600,
  concurrency: 1,
});

export const mailNewLinks = defineJob<{ email: string }>({
  name: "mail_new_links",
  retryLimit: 10,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 600,
  concurrency: 2,
});

export async function workOnNewLinks(runtime: Runtime): Promise<void> {
  const ctx = contextOf(runtime);
  await runtime.jobs.work(mailNewLinks, ({ email }) => sendNewLinks(ctx, { email }));
}

/** How often each process checks. */
const look_for_hour_milliseconds = 60_000;

/** Once an hour for all processes together; returns a stop function. */
export async function startAnswering(runtime: Runtime): Promise<() => Promise<void>> {
  const ctx = contextOf(runtime);
  await runtime.jobs.work(checkAnswering, async () => {
    await measureAnswering(ctx);
    await remindSilent(ctx);
  });
  const often = { name: "checking answers", every_ms: look_for_hour_milliseconds };
  return repeatWork(runtime, often, () => enqueueCheck(ctx));
}

async function enqueueCheck(ctx: Pick<Context, "clock" | "db" | "jobs" | "keyedHash">): Promise<void> {
  const hour = ctx.clock().toISOString().slice(0, 13);
  await doOnce(ctx, { key: `check_answering ${hour}`, request: hour }, async (tx) => {
    await ctx.jobs.enqueue(tx, checkAnswering, { hour });
    return {};
  });
}
