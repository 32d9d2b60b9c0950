import { errors } from "../../contract/errors.ts";
import { recordAction } from "../../features/audit/record-action.ts";
import { isProviderId } from "../../features/providers/rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { existsJob, lockEmail, retryJob, retryEmail } from "../../platform/queued-work.ts";
import { refuse } from "../../platform/refusal.ts";

/**
 * Puts a failed email, or other failed work, back into the queue; written down. Of two at once one does it. Refuses what
 * has not failed, and an email whose subject is gone, with its reason.
 */
export async function retryQueued(ctx: Context, id: string): Promise<void> {
  if (!isProviderId(id)) refuse("queued_not_found");
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
    refuse("letter_dropped", { sentence: `${last_error ?? errors.letter_dropped.sentence} It can't be sent.` });
  await retryEmail(ctx, tx, id);
  return template;
}

async function redoJob(tx: Database, id: string): Promise<string> {
  const name = await retryJob(tx, id);
  return name ?? refuse((await existsJob(tx, id)) ? "queued_not_failed" : "queued_not_found");
}
