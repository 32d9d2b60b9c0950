import { suppressionMessages, type EmailTopic } from "../../../contract/emails/calls.ts";
import type { Context } from "../../../platform/context.ts";
import { refuse } from "../../../platform/refusal.ts";
import { setSuppression } from "../../emails/set-suppression.ts";
import { requireAccount } from "../rules.ts";
import { findAccount } from "../store.ts";

/**
 * All or one topic [emails-12, emails-19]. Needs a confirmed address, or anybody could register another's and decide
 * its emails.
 */
export async function stopEmails(
  ctx: Context,
  wished: { is_suppressed: boolean; topic?: EmailTopic | undefined },
): Promise<void> {
  const { id } = requireAccount(ctx.actor);
  const { email, email_verified_at } = (await findAccount(ctx.db, id)) ?? refuse("sign_in_required");
  if (email_verified_at === null) refuse("email_unconfirmed", { sentence: suppressionMessages.confirm_first });
  await setSuppression(ctx, ctx.db, email, { ...wished, source: "account" });
}
