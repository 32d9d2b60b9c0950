import type { Couple } from "../../contract/couples/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { readCouple } from "../couples/read-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { removeMemberRow } from "./store.ts";

/** Returns the account's record in its own wedding. Refuses owners, who aren't members. */
export async function leaveWedding(ctx: Context): Promise<Couple> {
  const { id: account_id, couple_id } = requireCouple(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    if (!(await removeMemberRow(tx, { account_id, couple_id }))) refuse("member_not_found");
    await recordSecurityEvent(ctx, tx, { event: "wedding_left" });
    return readCouple(tx, account_id);
  });
}
