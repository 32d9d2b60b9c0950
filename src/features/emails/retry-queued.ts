import { errors } from "../../contract/errors.ts";
import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { existsJob, retryJob } from "../../platform/jobs/queued-jobs.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { deliverEmail } from "./jobs.ts";
import { lockEmail, retryEmail } from "./store-work.ts";

/**
 * Audited; concurrent calls retry once. Refuses work that hasn't failed, and an email whose subject no longer exists.
 */
export async function retryQueued(ctx: Context, id: string): Promise<void> {
  if (!isUuid(id)) refuse("queued_not_found");
  await ctx.db.transaction(async (tx) => {
    const email = await lockEmail(tx, id);
    const name = email ? await resendEmail(ctx, tx, { ...email, id }) : await redoJob(tx, id);
    await recordAction(ctx, tx, { action: email ? "letter_retried" : "job_retried", subject: { id, name } });
  });
}

type FailedEmail = { id: string } & NonNullable<Awaited<ReturnType<typeof lockEmail>>>;

async function resendEmail(
  ctx: Context,
  tx: Database,
  { id, template, state, is_dropped, last_error }: FailedEmail,
): Promise<string> {
  if (state !== "failed") refuse("queued_not_failed");
  if (is_dropped)
    refuse("letter_dropped", { sentence: `${last_error ?? errors.letter_dropped.sentence} It can’t be sent.` });
  await retryEmail(ctx, tx, id);
  return template;
}

async function redoJob(tx: Database, id: string): Promise<string> {
  const others = { except: deliverEmail.name };
  const name = await retryJob(tx, id, others);
  return name ?? refuse((await existsJob(tx, id, others)) ? "queued_not_failed" : "queued_not_found");
}
