import type { CalendarRules } from "../../contract/calendars/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { presentRules } from "./present.ts";
import { findCalendar } from "./store.ts";

/** Defaults where none are saved [calendars-3]. */
export async function readCalendarRules({
  actor,
  db,
}: Pick<Context, "actor" | "db">): Promise<CalendarRules & { kept_at: string | null }> {
  return presentRules(await findCalendar(db, requireProvider(actor).id));
}
