import { isUuid } from "../../contract/primitives.ts";
import type { InvitationCorrection } from "../../contract/privacy/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordAction } from "../audit/record-action.ts";
import { lockInvitation, updateUnused } from "./store.ts";

/** For super admins [admin-35]. Refuses a missing or answered invitation. */
export async function correctInvitee(ctx: Context, id: string, correction: InvitationCorrection): Promise<void> {
  if (!isUuid(id)) refuse("invitation_not_found");
  await ctx.db.transaction(async (tx) => {
    if (!(await lockInvitation(tx, id))) refuse("invitation_not_found");
    if (!(await updateUnused(tx, id, correction))) refuse("invitation_over");
    await recordAction(ctx, tx, { action: "invitation_corrected", subject: { id, name: correction.name } });
  });
}
