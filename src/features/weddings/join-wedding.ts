import type { Couple } from "../../contract/couples/schema.ts";
import { members_max } from "../../contract/weddings/calls.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { confirmByMail } from "../accounts/email/confirm-by-mail.ts";
import { isSameEmail, type OnConfirmed } from "../accounts/rules.ts";
import { lockCouple } from "../couples/lock-couple.ts";
import { readCouple } from "../couples/read-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { queueEmail } from "../emails/queue-email.ts";
import { removeEmails } from "../emails/remove-emails.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { weddingJoined } from "./emails.ts";
import { hashOfToken } from "./rules.ts";
import {
  findWeddingInvitationByToken,
  findMembership,
  findOwner,
  insertMember,
  listMemberRows,
  removeInvitation,
  removeInvitationsOf,
  type WeddingInvitationRow,
} from "./store.ts";

/**
 * Only for the invited address, which it confirms [weddings-10]. Idempotent; refuses anyone who already shares a
 * wedding.
 */
export async function joinWedding(
  ctx: Context,
  { token, name }: { token: string; name: string },
  onConfirmed: OnConfirmed,
): Promise<Couple> {
  const { id } = requireCouple(ctx.actor);
  const token_hash = hashOfToken(ctx.keyedHash, token);
  const invitation = (await findWeddingInvitationByToken(ctx.db, token_hash, ctx.clock())) ?? refuse("dead_link");
  return ctx.db.transaction(async (tx) => {
    // Locks both weddings in a fixed order, so that nobody joins one whose owner is joining another.
    for (const each of [id, invitation.couple_id].toSorted())
      await lockCouple(tx, each, each === id ? "sign_in_required" : "dead_link");
    const membership = await findMembership(tx, id);
    if (membership?.couple_id === invitation.couple_id) return readCouple(tx, id);
    const row = (await findWeddingInvitationByToken(tx, token_hash, ctx.clock())) ?? refuse("dead_link");
    if (membership !== null || row.couple_id === id) refuse("already_member");
    await assertMayJoin(tx, id, row);
    const email = await confirmByMail(ctx, tx, { id, is: (address) => isSameEmail(address, row.email) }, onConfirmed);
    if (email === null) refuse("invitation_of_another");
    const { couple_id, role, invited_by } = row;
    await insertMember(tx, { account_id: id, couple_id, role, name, invited_by, joined_at: ctx.clock() });
    await removeEmails(tx, [row.id, ...(await removeInvitationsOf(tx, id))]);
    await removeInvitation(tx, row);
    await notifyOwner(ctx, tx, { account_id: id, couple_id });
    await recordSecurityEvent(ctx, tx, { event: "wedding_joined", detail: role });
    await recordSecurityEvent(ctx, tx, { event: "wedding_shared", account_id: couple_id, detail: role });
    return readCouple(tx, id);
  });
}

async function assertMayJoin(tx: Database, id: string, { couple_id }: WeddingInvitationRow): Promise<void> {
  if ((await listMemberRows(tx, id)).length > 0) refuse("wedding_shared");
  if ((await findMembership(tx, couple_id)) !== null) refuse("dead_link");
  if ((await listMemberRows(tx, couple_id)).length >= members_max) refuse("wedding_full");
}

async function notifyOwner(ctx: Context, tx: Database, data: { account_id: string; couple_id: string }): Promise<void> {
  const owner = await findOwner(tx, data.couple_id);
  if (owner) await queueEmail(ctx, tx, weddingJoined, { data, recipient: owner.email, subject_id: data.couple_id });
}
