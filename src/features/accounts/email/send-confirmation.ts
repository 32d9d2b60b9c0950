import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { refuse } from "../../../platform/refusal.ts";
import { recordImpersonated } from "../../audit/record-impersonated.ts";
import { queueEmail } from "../../emails/queue-email.ts";
import { emailConfirmation } from "../emails.ts";
import { confirmationLimit, requireAccount } from "../rules.ts";
import { findAccount } from "../store.ts";

/** Nothing for a confirmed address. At most five mails an hour. */
export async function sendConfirmation(ctx: Context): Promise<void> {
  const { id } = requireAccount(ctx.actor);
  const account = (await findAccount(ctx.db, id)) ?? refuse("sign_in_required");
  if (account.email_verified_at !== null) return;
  const { email } = account;
  await ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [confirmationLimit(id)]);
    const data = { account_id: id, email };
    await recordImpersonated(ctx, tx, { action: "confirmation_requested" });
    await queueEmail(ctx, tx, emailConfirmation, { data, recipient: email, subject_id: id });
  });
}
