import type { CalendarRules } from "../../contract/calendars/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { presentRules } from "./present.ts";
import { findCalendar } from "./store.ts";

/** What holds for all days of the calendar of the provider that asks [calendars-3]; the usual where it never said anything. */
export async function readCalendarRules({
  actor,
  db,
}: Pick<Context, "actor" | "db">): Promise<CalendarRules & { kept_at: string | null }> {
  return presentRules(await findCalendar(db, requireProvider(actor).id));
}
