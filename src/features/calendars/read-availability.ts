import type { Availability, DaysQuery } from "../../contract/calendars/schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import { requireVisibleProvider } from "../providers/require-visible-provider.ts";
import { availabilityOf, isFresh, requireDays, formatConfirmedAt } from "./rules.ts";
import { findCalendar, listCalendarDays } from "./store.ts";

/** A stale calendar reveals only full days [calendars-1]. Who booked, and how often, stays private. */
export async function readAvailability(
  ctx: Pick<Context, "actor" | "db" | "clock">,
  { id: provider_id, ...query }: DaysQuery & { id: string },
): Promise<{ days: { date: string; availability: Availability }[]; kept_at: string | null }> {
  const { id } = await requireVisibleProvider(ctx, provider_id);
  const today = southAfricanDate(ctx.clock());
  const { days, from, to } = requireDays(query, today);
  const row = await findCalendar(ctx.db, id);
  const rules = row && isFresh(row.kept_at, today) ? row : null;
  const known = new Map(row ? (await listCalendarDays(ctx.db, id, from, to)).map((each) => [each.day, each]) : []);
  const availabilityOn = (day: string): Availability => {
    const totals = known.get(day);
    if (day < today) return "not_known";
    if (rules) return availabilityOf(rules, { day, state: totals?.state ?? 0, today });
    return totals && totals.booked + totals.held >= totals.capacity ? "taken" : "not_known";
  };
  return {
    days: days.map((date) => ({ date, availability: availabilityOn(date) })),
    kept_at: formatConfirmedAt(row),
  };
}
