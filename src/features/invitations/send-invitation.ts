import type { z } from "zod";
import { adminMessages } from "../../contract/admin-messages.ts";
import { errors } from "../../contract/errors.ts";
import type * as calls from "../../contract/invitations/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { isEmailTaken } from "../accounts/email/check-email-taken.ts";
import { recordAction } from "../audit/record-action.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { invitationEmail } from "./emails.ts";
import { issueLink } from "./issue-link.ts";
import { presentInvitation } from "./present.ts";
import { invitationLimit } from "./rules.ts";
import { findPending, insertInvitation, lockInvitedEmail, type InvitationRow } from "./store.ts";

type Invited = z.output<NonNullable<typeof calls.sendInvitationRoute.body>>;
export type SentInvitation = {
  invite_url: string;
  invitation: calls.Invitation;
  /** False if the address is suppressed. */
  isMailed: boolean;
};

/** Answers a link for the admin. Refuses emails with an account or open invitation, and over 100 an hour [admin-18]. */
export async function sendInvitation(ctx: Context, invited: Invited): Promise<SentInvitation> {
  const { id: admin_id } = requireProvider(ctx.actor);
  const { email, name, preset_badges, recommended_by_name = null } = invited;
  return ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [invitationLimit(admin_id)]);
    await assertInvitable(ctx, tx, email);
    const row = await insertInvitation(
      tx,
      { email, name, preset_badges, recommended_by_name, invited_by: admin_id },
      ctx.clock(),
    );
    await recordAction(ctx, tx, {
      action: "invitation_sent",
      subject: { id: row.id, name },
      details: { badges: preset_badges.join(", "), recommended_by: recommended_by_name },
    });
    return deliverInvitation(ctx, tx, row);
  });
}

/** Queues the email; answers a link to share by other means. */
export async function deliverInvitation(ctx: Context, tx: Database, row: InvitationRow): Promise<SentInvitation> {
  const isMailed = await queueEmail(ctx, tx, invitationEmail, {
    data: { invitation_id: row.id },
    recipient: row.email,
    subject_id: row.id,
  });
  return {
    invite_url: await issueLink(ctx, tx, { invitation_id: row.id }),
    invitation: presentInvitation(row, ctx.clock()),
    isMailed,
  };
}

export async function assertInvitable(ctx: Context, tx: Database, email: string, my_id?: string): Promise<void> {
  await lockInvitedEmail(tx, email);
  if (await isEmailTaken(tx, "provider", email)) {
    const sentence = adminMessages.invitee_registered;
    refuse("email_taken", { sentence, fields: { email: sentence } });
  }
  const pending = await findPending(tx, email, ctx.clock());
  if (pending && pending.id !== my_id)
    refuse("invitation_pending", { fields: { email: errors.invitation_pending.sentence } });
}
