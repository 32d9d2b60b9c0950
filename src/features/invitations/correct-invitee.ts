import type { InvitationCorrection } from "../../contract/privacy/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { requireInvitation } from "./require-invitation.ts";
import { updateUnused } from "./store.ts";

/** For super admins [admin-35]. Refuses a missing or answered invitation. */
export async function correctInvitee(ctx: Context, id: string, correction: InvitationCorrection): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await requireInvitation(tx, id);
    if (!(await updateUnused(tx, id, correction))) refuse("invitation_over");
    await recordAction(ctx, tx, { action: "invitation_corrected", subject: { id, name: correction.name } });
  });
}
