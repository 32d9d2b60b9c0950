import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { requireCouple } from "../couples/rules.ts";
import { removeWatch } from "./store-watches.ts";
import { lockOwned, setBooked } from "./store.ts";

/** Private to the couple; ends its watch [calendars-34]. Refuses another couple's favourite. */
export async function markBooked(ctx: Context, id: string, is_booked: boolean): Promise<void> {
  const { couple_id } = requireCouple(ctx.actor);
  if (!isUuid(id)) refuse("favourite_not_found");
  await ctx.db.transaction(async (tx) => {
    const saved = (await lockOwned(tx, couple_id, id)) ?? refuse("favourite_not_found");
    if ((saved.booked_at !== null) === is_booked) return;
    await setBooked(tx, id, is_booked ? ctx.clock() : null);
    if (is_booked) await removeWatch(tx, id);
    const subject = { id: saved.provider_id, name: saved.business_name };
    await recordImpersonated(ctx, tx, { action: is_booked ? "favourite_booked" : "favourite_not_booked", subject });
  });
}
