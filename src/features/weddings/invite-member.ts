import type { z } from "zod";
import { errors } from "../../contract/errors.ts";
import { isUuid } from "../../contract/primitives.ts";
import { weddingMessages, members_max } from "../../contract/weddings/calls.ts";
import type * as calls from "../../contract/weddings/schema.ts";
import type { WeddingInvitation } from "../../contract/weddings/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { countTry } from "../../platform/rate-limit.ts";
import { refuse, refuseField } from "../../platform/refusal.ts";
import { requireConfirmed } from "../accounts/email/require-confirmed.ts";
import { isSameEmail } from "../accounts/rules.ts";
import { lockCouple } from "../couples/lock-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { removeEmails } from "../emails/remove-emails.ts";
import { weddingInvitationEmail } from "./emails.ts";
import { presentWeddingInvitation } from "./present.ts";
import { hashOfToken, weddingInvitationEnd, invitationLimits, tokenOf } from "./rules.ts";
import {
  countMembersAndInvitations,
  findMembership,
  findOwner,
  insertWeddingInvitation,
  listWeddingInvitations,
  listMemberRows,
  removeInvitation,
  type WeddingInvitationRow,
  findWeddingInvitation,
  updateEnd,
} from "./store.ts";

type Invited = z.output<NonNullable<typeof calls.inviteMemberRoute.body>>;

/** Only by email, so that nobody learns whether the account exists [weddings-9]. */
export async function inviteMember(ctx: Context, { email, role }: Invited): Promise<WeddingInvitation> {
  const { id: invited_by, couple_id } = requireCouple(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await lockCouple(tx, couple_id);
    // the owner may have joined another wedding since
    if ((await findMembership(tx, invited_by)) !== null) refuse("owner_only");
    await requireConfirmed(tx, invited_by);
    await countTry(ctx, tx, invitationLimits(couple_id, email));
    await assertInvitable(ctx, tx, { couple_id, email });
    const now = ctx.clock();
    const id = newId();
    const token_hash = hashOfToken(ctx.keyedHash, tokenOf(ctx.keyedHash, id));
    const row = {
      id,
      couple_id,
      email,
      role,
      invited_by,
      token_hash,
      expires_at: weddingInvitationEnd(now),
      created_at: now,
    };
    await insertWeddingInvitation(tx, row);
    return deliverWeddingInvitation(ctx, tx, row);
  });
}

async function deliverWeddingInvitation(
  ctx: Context,
  tx: Database,
  row: WeddingInvitationRow,
): Promise<WeddingInvitation> {
  await queueEmail(ctx, tx, weddingInvitationEmail, {
    data: { invitation_id: row.id },
    recipient: row.email,
    subject_id: row.id,
  });
  return presentWeddingInvitation(row, ctx.clock());
}

/** An expired invitation can be replaced. */
async function assertInvitable(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  { couple_id, email }: { couple_id: string; email: string },
): Promise<void> {
  const now = clock();
  if (isSameEmail((await findOwner(tx, couple_id))?.email ?? "", email))
    refuseField("email", weddingMessages.owner_address);
  if ((await listMemberRows(tx, couple_id)).some((member) => isSameEmail(member.email, email)))
    refuseField("email", weddingMessages.already_in);
  const before = (await listWeddingInvitations(tx, couple_id)).find((each) => isSameEmail(each.email, email));
  if (before && before.expires_at > now)
    refuse("invitation_pending", { fields: { email: errors.invitation_pending.sentence } });
  if (before) await removeInvitation(tx, before);
  if ((await countMembersAndInvitations(tx, couple_id, now)) >= members_max) refuse("wedding_full");
}

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

export async function withdrawInvitation(ctx: Context, id: string): Promise<void> {
  const { couple_id } = requireCouple(ctx.actor);
  if (!isUuid(id)) refuse("invitation_not_found");
  await ctx.db.transaction(async (tx) => {
    if (!(await removeInvitation(tx, { id, couple_id }))) refuse("invitation_not_found");
    await removeEmails(tx, [id]);
  });
}
