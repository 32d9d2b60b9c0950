import type { CalendarEntry, EntryFields } from "../../contract/calendars/schema.ts";
import * as limits from "../../contract/limits.ts";
import { isUuid } from "../../contract/primitives.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { changeCalendar } from "./change-calendar.ts";
import { presentCalendarEntry } from "./present.ts";
import { requireEntry, storedEntry } from "./rules.ts";
import {
  countCalendarEntries,
  deleteCalendarEntry,
  findEntry,
  insertCalendarEntry,
  updateCalendarEntry,
} from "./store.ts";

/** A hold restarts, even a lapsed one [calendars-4]. */
export async function changeEntry(ctx: Context, id: string, fields: EntryFields): Promise<CalendarEntry> {
  const now = ctx.clock();
  requireEntry(fields, southAfricanDate(now));
  if (!isUuid(id)) refuse("entry_not_found");
  return changeCalendar(ctx, "calendar_entry_saved", async (tx, { provider_id, hold_days }) => {
    if (!(await findEntry(tx, provider_id, id))) refuse("entry_not_found");
    return presentCalendarEntry(await updateCalendarEntry(tx, id, storedEntry(fields, { hold_days, now })));
  });
}

/** Rule [calendars-4]. */
export async function addCalendarEntry(ctx: Context, fields: EntryFields): Promise<CalendarEntry> {
  const now = ctx.clock();
  requireEntry(fields, southAfricanDate(now));
  return changeCalendar(ctx, "calendar_entry_saved", async (tx, { provider_id, hold_days }) => {
    if ((await countCalendarEntries(tx, provider_id, southAfricanDate(now))) >= limits.calendar_entries_max)
      refuse("calendar_full");
    const row = storedEntry(fields, { hold_days, now });
    return presentCalendarEntry(await insertCalendarEntry(tx, { id: newId(), provider_id, created_at: now, ...row }));
  });
}

export async function removeCalendarEntry(ctx: Context, id: string): Promise<void> {
  if (!isUuid(id)) refuse("entry_not_found");
  await changeCalendar(ctx, "calendar_entry_removed", async (tx, { provider_id }) => {
    if (!(await findEntry(tx, provider_id, id))) refuse("entry_not_found");
    await deleteCalendarEntry(tx, id);
  });
}
