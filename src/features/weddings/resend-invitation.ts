import { isUuid } from "../../contract/primitives.ts";
import { members_max } from "../../contract/weddings/calls.ts";
import type { WeddingInvitation } from "../../contract/weddings/schema.ts";
import type { Context } from "../../platform/context.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { requireConfirmed } from "../accounts/email/require-confirmed.ts";
import { lockCouple } from "../couples/lock-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { deliverWeddingInvitation } from "./invite-member.ts";
import { weddingInvitationEnd, invitationLimits } from "./rules.ts";
import { countMembersAndInvitations, findWeddingInvitation, updateEnd } from "./store.ts";

/** Extends it by two weeks, even after it expired. The link stays the same. */
export async function resendWeddingInvitation(ctx: Context, id: string): Promise<WeddingInvitation> {
  const { id: account_id, couple_id } = requireCouple(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await lockCouple(tx, couple_id);
    const row = isUuid(id) ? await findWeddingInvitation(tx, id) : null;
    if (row?.couple_id !== couple_id) refuse("invitation_not_found");
    await requireConfirmed(tx, account_id);
    await countTry(ctx, tx, invitationLimits(couple_id, row.email));
    const now = ctx.clock();
    if ((await countMembersAndInvitations(tx, couple_id, now, row.id)) >= members_max) refuse("wedding_full");
    const expires_at = weddingInvitationEnd(now);
    await updateEnd(tx, row.id, expires_at);
    return deliverWeddingInvitation(ctx, tx, { ...row, expires_at });
  });
}
