import type { Couple, CoupleProfile } from "../../contract/couples/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { lockCouple } from "./lock-couple.ts";
import { readCouple } from "./read-couple.ts";
import { joinNames } from "./rules.ts";
import { readDetails, refuseFaults, requireCouple } from "./rules.ts";
import { findCouple, updateCouple } from "./store.ts";

/**
 * Saves what is sent of the own wedding and answers the whole record; what is not sent stays, also when something else of
 * it is saved at the same time. Refuses with the faulty fields (see `readDetails`); then nothing is written.
 */
export async function saveCouple(ctx: Context, sent: CoupleProfile): Promise<Couple> {
  const { id: account_id, couple_id: id } = requireCouple(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await lockCouple(tx, id);
    const stored = (await findCouple(tx, id)) ?? refuse("sign_in_required");
    const { details, faults } = readDetails(sent, { now: ctx.clock(), wedding_date: stored.wedding_date });
    refuseFaults(faults);
    await updateCouple(tx, id, { ...details, updated_at: ctx.clock() });
    await recordImpersonated(ctx, tx, { action: "couple_saved", subject: { id, name: joinNames(stored) } });
    return readCouple(tx, account_id);
  });
}
