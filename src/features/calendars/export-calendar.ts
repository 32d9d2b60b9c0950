import type { CalendarEntry, CalendarRules } from "../../contract/calendars/shapes.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/require-provider.ts";
import { presentEntry, presentRules } from "./present.ts";
import { findCalendar, listAllEntries } from "./store.ts";

/** Everything that is kept of the calendar of the provider that asks; null where it never opened one. */
export async function exportCalendar({
  actor,
  db,
}: Pick<Context, "actor" | "db">): Promise<{ rules: CalendarRules; entries: CalendarEntry[] } | null> {
  const { id } = requireProvider(actor);
  const row = await findCalendar(db, id);
  return row && { rules: presentRules(row), entries: (await listAllEntries(db, id)).map(presentEntry) };
}
