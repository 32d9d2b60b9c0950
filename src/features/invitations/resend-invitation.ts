import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { touchPage } from "../imports/pages/list-pages.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { requireInvitation } from "./require-invitation.ts";
import { invitationEnd, invitationLimit, invitationStatus } from "./rules.ts";
import { assertInvitable, deliverInvitation, type SentInvitation } from "./send-invitation.ts";
import { updateUnused } from "./store.ts";

/**
 * Extends by thirty days; earlier links work again. Refuses used or revoked invitations, and what `sendInvitation`
 * refuses.
 */
export async function resendInvitation(ctx: Context, id: string): Promise<SentInvitation> {
  const { id: admin_id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [invitationLimit(admin_id)]);
    const row = await requireInvitation(tx, id);
    const now = ctx.clock();
    const status = invitationStatus(row, now);
    if (status === "Used") refuse("invitation_over", { sentence: "This invitation has been used already." });
    if (status === "Revoked")
      refuse("invitation_over", { sentence: "This invitation has been revoked. Send a new one." });
    await assertInvitable(ctx, tx, row.email, row.id);
    const expires_at = invitationEnd(now);
    await updateUnused(tx, row.id, { expires_at });
    if (row.imported_page_id !== null) await touchPage(tx, row.imported_page_id, now);
    await recordAction(ctx, tx, { action: "invitation_resent", subject: row });
    return deliverInvitation(ctx, tx, { ...row, expires_at });
  });
}
