import type { CalendarRules } from "../../contract/calendars/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { changeCalendar } from "./change-calendar.ts";
import { presentRules } from "./present.ts";
import { storedRules } from "./rules.ts";
import { updateRules, findCalendar } from "./store.ts";

/** Existing bookings stay, also with fewer places a day [calendars-3]. */
export async function saveCalendarRules(
  ctx: Context,
  rules: CalendarRules,
): Promise<CalendarRules & { kept_at: string | null }> {
  return changeCalendar(ctx, "calendar_rules_saved", async (tx, calendar) => {
    const stored = storedRules(rules);
    await updateRules(tx, calendar.provider_id, stored);
    return presentRules({ ...calendar, ...stored });
  });
}

/** Defaults where none are saved [calendars-3]. */
export async function readCalendarRules({
  actor,
  db,
}: Pick<Context, "actor" | "db">): Promise<CalendarRules & { kept_at: string | null }> {
  return presentRules(await findCalendar(db, requireProvider(actor).id));
}
