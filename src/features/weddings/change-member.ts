import type { Couple } from "../../contract/couples/schema.ts";
import { isUuid } from "../../contract/primitives.ts";
import type { MemberRole } from "../../contract/weddings/calls.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { readCouple } from "../couples/read-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { removeMemberRow, updateRole } from "./store.ts";

/** Editor or reader. An account that isn't a member of this wedding is refused. */
export async function changeMember({ actor, db }: Pick<Context, "actor" | "db">, id: string, role: MemberRole) {
  const { couple_id } = requireCouple(actor);
  const isThere = isUuid(id) && (await updateRole(db, { account_id: id, couple_id }, role));
  if (!isThere) refuse("member_not_found");
}

/** The member continues in its own wedding [weddings-2]. Refuses a non-member. */
export async function removeMember(ctx: Context, id: string): Promise<void> {
  const { couple_id } = requireCouple(ctx.actor);
  if (!isUuid(id)) refuse("member_not_found");
  await ctx.db.transaction(async (tx) => {
    if (!(await removeMemberRow(tx, { account_id: id, couple_id }))) refuse("member_not_found");
    await recordSecurityEvent(ctx, tx, { event: "wedding_left", account_id: id, detail: "removed by the owner" });
    await recordSecurityEvent(ctx, tx, { event: "wedding_member_removed" });
  });
}

/** Returns the account's record in its own wedding. Refuses owners, who aren't members. */
export async function leaveWedding(ctx: Context): Promise<Couple> {
  const { id: account_id, couple_id } = requireCouple(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    if (!(await removeMemberRow(tx, { account_id, couple_id }))) refuse("member_not_found");
    await recordSecurityEvent(ctx, tx, { event: "wedding_left" });
    return readCouple(tx, account_id);
  });
}
