import type { Context } from "../../platform/context.ts";
import { announceChange, type Database } from "../../platform/database/database.ts";
import { recordImpersonated } from "../audit/record-impersonated.ts";
import { readProviderUser } from "../providers/account/read-provider-user.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { refuseFullDay } from "./reserve-slot.ts";
import { touchCalendar, type CalendarRow } from "./store.ts";

/**
 * Serialises writes per provider and marks the calendar as kept. Refuses with `day_taken`, naming the day
 * [calendars-5].
 */
export async function changeCalendar<T>(
  ctx: Context,
  action:
    | "calendar_rules_saved"
    | "calendar_entry_saved"
    | "calendar_entry_removed"
    | "calendar_kept"
    | "calendar_followed"
    | "calendar_unfollowed",
  change: (tx: Database, calendar: CalendarRow) => Promise<T>,
): Promise<T> {
  const { id } = requireProvider(ctx.actor);
  try {
    return await ctx.db.transaction(async (tx) => {
      const calendar = await touchCalendar(tx, id, ctx.clock());
      const answer = await change(tx, calendar);
      await announceChange(tx, ["availability"]);
      const { business_name: name } = await readProviderUser(tx, id);
      await recordImpersonated(ctx, tx, { action, subject: { id, name } });
      return answer;
    });
  } catch (cause) {
    return refuseFullDay(cause);
  }
}
