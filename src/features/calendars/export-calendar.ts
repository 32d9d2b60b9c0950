import type { CalendarEntry, CalendarRules, CalendarSubscription } from "../../contract/calendars/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireProvider } from "../providers/account/require-provider.ts";
import { listSubscriptions } from "./feeds/list-subscriptions.ts";
import { presentCalendarEntry, presentRules } from "./present.ts";
import { findCalendar, listAllEntries } from "./store.ts";

export async function exportCalendar(ctx: Pick<Context, "actor" | "db" | "clock">): Promise<{
  rules: CalendarRules;
  entries: CalendarEntry[];
  subscriptions: CalendarSubscription[];
} | null> {
  const { id } = requireProvider(ctx.actor);
  const row = await findCalendar(ctx.db, id);
  if (!row) return null;
  const entries = (await listAllEntries(ctx.db, id)).map(presentCalendarEntry);
  return { rules: presentRules(row), entries, subscriptions: await listSubscriptions(ctx) };
}
