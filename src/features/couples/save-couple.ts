import type { Couple, CoupleProfile } from "../../contract/couples/schema.ts";
import type { Context } from "../../platform/context.ts";
import { refuseIfInvalid } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { lockWedding } from "./lock-couple.ts";
import { readCouple } from "./read-couple.ts";
import { joinNames, readDetails, refuseLostWedding, requireCouple } from "./rules.ts";
import { findCouple, updateCouple } from "./store.ts";

/** To another wedding, in the caller's transaction [weddings-13]. */
export { moveDetails as transferDetails } from "./store.ts";

/** Absent fields stay, also under concurrent saves. Refuses as `readDetails` does, and then writes nothing. */
export async function saveCouple(ctx: Context, sent: CoupleProfile): Promise<Couple> {
  const actor = requireCouple(ctx.actor);
  const { id: account_id, couple_id: id } = actor;
  return ctx.db.transaction(async (tx) => {
    await lockWedding(tx, actor);
    const stored = (await findCouple(tx, id)) ?? refuseLostWedding(actor);
    const { details, fieldErrors } = readDetails(sent, { now: ctx.clock(), wedding_date: stored.wedding_date });
    refuseIfInvalid(fieldErrors);
    await updateCouple(tx, id, { ...details, updated_at: ctx.clock() });
    await recordImpersonated(ctx, tx, { action: "couple_saved", subject: { id, name: joinNames(stored) } });
    return readCouple(tx, account_id);
  });
}
