import type { Context } from "../../platform/context.ts";
import { changeCalendar } from "./change-calendar.ts";

/** Rule [calendars-6]. */
export async function confirmCalendar(ctx: Context): Promise<{ kept_at: string }> {
  return changeCalendar(ctx, "calendar_kept", async (_, { kept_at }) => ({ kept_at: kept_at.toISOString() }));
}
