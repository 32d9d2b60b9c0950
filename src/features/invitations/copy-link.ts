import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { issueLink } from "./issue-link.ts";
import { requireInvitation } from "./require-invitation.ts";
import { invitationLimit, invitationStatus } from "./rules.ts";

/** A new link to share without email; earlier ones stay valid. */
export async function copyLink(ctx: Context, id: string): Promise<string> {
  const { id: admin_id } = requireProvider(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await countTry(ctx, tx, [invitationLimit(admin_id)]);
    const row = await requireInvitation(tx, id);
    if (invitationStatus(row, ctx.clock()) !== "Pending") refuse("invitation_over");
    const subject = { id: row.id, name: row.name };
    await recordAction(ctx, tx, { action: "invitation_link_copied", subject });
    return issueLink(ctx, tx, { invitation_id: row.id });
  });
}
