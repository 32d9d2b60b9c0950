import { contextOf, type Context, type Runtime } from "../../platform/context.ts";
import { doOnce } from "../../platform/do-once.ts";
import { defineJob } from "../../platform/jobs.ts";
import { repeatWork } from "../../platform/repeat-work.ts";
import { measureAnswering } from "./measure-answering.ts";
import { remindSilent } from "./remind-silent.ts";
import { sendNewLinks } from "./send-new-links.ts";

/** Measures how fast providers answer, and tells those who leave couples waiting. Run twice, it finds nothing to do. */
export const checkAnswering = defineJob<{ hour: string }>({
  name: "check_answering",
  retryLimit: 10,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 600,
  concurrency: 1,
});

/** Looks up which conversations a guest has, and mails it their links. */
export const mailNewLinks = defineJob<{ email: string }>({
  name: "mail_new_links",
  retryLimit: 10,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 600,
  concurrency: 2,
});

/** Starts working on it. */
export async function workOnNewLinks(runtime: Runtime): Promise<void> {
  const ctx = contextOf(runtime);
  await runtime.jobs.work(mailNewLinks, ({ email }) => sendNewLinks(ctx, { email }));
}

/** How often a process looks whether the hour's check has been asked for. */
const look_for_hour_milliseconds = 60_000;

/** Starts working on it, and asks for it once an hour, whatever number of processes there are; answers how to stop. */
export async function startAnswering(runtime: Runtime): Promise<() => Promise<void>> {
  const ctx = contextOf(runtime);
  await runtime.jobs.work(checkAnswering, async () => {
    await measureAnswering(ctx);
    await remindSilent(ctx);
  });
  const often = { name: "checking answers", every_ms: look_for_hour_milliseconds };
  return repeatWork(runtime, often, () => askForCheck(ctx));
}

async function askForCheck(ctx: Pick<Context, "clock" | "db" | "jobs" | "keyedHash">): Promise<void> {
  const hour = ctx.clock().toISOString().slice(0, 13);
  await doOnce(ctx, { key: `check_answering ${hour}`, asked: hour }, async (tx) => {
    await ctx.jobs.enqueue(tx, checkAnswering, { hour });
    return {};
  });
}
