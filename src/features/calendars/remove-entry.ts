import { isUuid } from "../../contract/primitives.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { changeCalendar } from "./change-calendar.ts";
import * as store from "./store.ts";

export async function removeCalendarEntry(ctx: Context, id: string): Promise<void> {
  if (!isUuid(id)) refuse("entry_not_found");
  await changeCalendar(ctx, "calendar_entry_removed", async (tx, { provider_id }) => {
    if (!(await store.findEntry(tx, provider_id, id))) refuse("entry_not_found");
    await store.deleteCalendarEntry(tx, id);
  });
}
