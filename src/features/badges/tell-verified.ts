import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { type EmailData, queueEmail } from "../emails/queue-email.ts";
import { withdrawEmails } from "../emails/withdraw-emails.ts";
import { readProviderUser } from "../providers/read-provider-user.ts";

type Told = {
  template: "verification_granted" | "verification_ended";
  data: EmailData;
};

const opposites = { verification_granted: "verification_ended", verification_ended: "verification_granted" } as const;

/**
 * Tells a provider what an admin decided about its badge Verified, a minute later. What is undone within that minute is
 * told in neither email: the one that waits is taken back, and no other follows. Answers
 * what that one was about, or null where nothing was undone.
 */
export async function tellVerified(
  ctx: Context,
  tx: Database,
  id: string,
  { template, data }: Told,
): Promise<EmailData | null> {
  const [withdrawn] = await withdrawEmails(tx, { template: opposites[template], subject_id: id });
  if (withdrawn) return withdrawn;
  const { email } = await readProviderUser(tx, id);
  await queueEmail(ctx, tx, {
    template,
    data: { provider_id: id, ...data },
    recipient: email,
    subject_id: id,
    hold_seconds: limits.decision_hold_seconds,
  });
  return null;
}
