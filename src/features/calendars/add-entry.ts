import type { CalendarEntry, EntryFields } from "../../contract/calendars/schema.ts";
import * as limits from "../../contract/limits.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { changeCalendar } from "./change-calendar.ts";
import { presentEntry } from "./present.ts";
import { requireEntry, storedEntry } from "./rules.ts";
import { countEntries, insertEntry } from "./store.ts";

/** Rule [calendars-4]. */
export async function addEntry(ctx: Context, fields: EntryFields): Promise<CalendarEntry> {
  const now = ctx.clock();
  requireEntry(fields, southAfricanDate(now));
  return changeCalendar(ctx, "calendar_entry_saved", async (tx, { provider_id, hold_days }) => {
    if ((await countEntries(tx, provider_id, southAfricanDate(now))) >= limits.calendar_entries_max)
      refuse("calendar_full");
    const row = storedEntry(fields, { hold_days, now });
    return presentEntry(await insertEntry(tx, { id: newId(), provider_id, created_at: now, ...row }));
  });
}
