import { nudge_after_hours, nudge_until_days } from "../../../contract/conversations/calls.ts";
import { day_ms, hour_ms } from "../../../contract/durations.ts";
import type { Context } from "../../../platform/context.ts";
import { prepareEmail, queueEmails } from "../../emails/queue-email.ts";
import { waitingCouples } from "../emails.ts";
import { markNudged } from "./store-answering.ts";

/** After one day: once per couple, at most once a day [conversations-35]. */
export async function remindSilent(ctx: Context): Promise<void> {
  const now = ctx.clock();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await ctx.db.transaction(async (tx) => {
    const recipients = await markNudged(tx, {
      waiting_since: ago(nudge_after_hours * hour_ms),
      not_before: ago(nudge_until_days * day_ms),
      quiet_since: ago(day_ms),
      now,
    });
    const emails = recipients.map(({ provider_id, email }) =>
      prepareEmail(waitingCouples, { data: { provider_id }, recipient: email, subject_id: provider_id }),
    );
    await queueEmails(ctx, tx, emails);
  });
}
