import { sql } from "drizzle-orm";
import { errors } from "../../contract/errors.ts";
import { recordAction } from "../../features/audit/record-action.ts";
import { isProviderId } from "../../features/providers/rules.ts";
import type { Context } from "../../platform/context.ts";
import { rows, type Database } from "../../platform/database.ts";
import { deliverLetter } from "../../platform/letters.ts";
import { refuse } from "../../platform/refusal.ts";

type FailedLetter = { template: string; state: string; is_dropped: boolean; last_error: string | null };

/**
 * Puts a failed letter, or other failed work, back into the queue; written down. Of two at once one does it. Refuses what
 * has not failed, and a letter whose subject is gone, with its reason.
 */
export async function retryQueued(ctx: Context, id: string): Promise<void> {
  if (!isProviderId(id)) refuse("queued_not_found");
  await ctx.db.transaction(async (tx) => {
    const [letter] = await rows<FailedLetter>(
      tx,
      sql`select template, state, is_dropped, last_error from letter where id = ${id} for update`,
    );
    const name = letter ? await retryLetter(ctx, tx, { ...letter, id }) : await retryJob(tx, id);
    await recordAction(ctx, tx, { action: letter ? "letter_retried" : "job_retried", subject: { id, name } });
  });
}

async function retryLetter(
  { jobs }: Context,
  tx: Database,
  { id, template, state, is_dropped, last_error }: FailedLetter & { id: string },
): Promise<string> {
  if (state !== "failed") refuse("queued_not_failed");
  if (is_dropped)
    refuse("letter_dropped", { sentence: `${last_error ?? errors.letter_dropped.sentence} It can't be sent.` });
  await tx.execute(sql`update letter set state = 'waiting' where id = ${id}`);
  await jobs.enqueue(tx, deliverLetter, { letter_id: id });
  return template;
}

async function retryJob(tx: Database, id: string): Promise<string> {
  const [job] = await rows<{ name: string }>(
    tx,
    sql`update jobs.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1, completed_on = null
      where id = ${id} and state = 'failed' and name <> ${deliverLetter.name} and left(name, 2) <> '__' returning name`,
  );
  if (job) return job.name;
  const [known] = await rows(tx, sql`select 1 from jobs.job where id = ${id} and name <> ${deliverLetter.name}`);
  return refuse(known ? "queued_not_failed" : "queued_not_found");
}
