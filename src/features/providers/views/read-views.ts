import { day_ms } from "../../../contract/durations.ts";
import type { ProviderNews } from "../../../contract/providers/my-schema.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import { requireProvider } from "../account/require-provider.ts";
import { writeViews } from "./count-view.ts";
import { findProviderVisit, listViews } from "./store-views.ts";

const week_days = 7;

export async function readViews(ctx: Context): Promise<ProviderNews["views"]> {
  const { id } = requireProvider(ctx.actor);
  // includes this process's latest counts
  await writeViews(ctx.db);
  const dayBefore = (days: number) => southAfricanDate(ctx.clock().getTime() - days * day_ms);
  const result = await listViews(ctx.db, id, dayBefore(2 * week_days - 1));
  const known = new Map(result.map(({ day, views }) => [day, views]));
  const viewsOf = (days: readonly number[]) =>
    days.map((days_ago) => ({ day: dayBefore(days_ago), views: known.get(dayBefore(days_ago)) ?? 0 }));
  const thisWeek = Array.from({ length: week_days }, (_, index) => week_days - 1 - index);
  const days = viewsOf(thisWeek);
  return {
    days,
    this_week: sumOf(days),
    week_before: sumOf(viewsOf(thisWeek.map((days_ago) => days_ago + week_days))),
  };
}

function sumOf(days: readonly { views: number }[]): number {
  return days.reduce((sum, { views }) => sum + views, 0);
}

export async function exportVisits(ctx: Context) {
  const { id } = requireProvider(ctx.actor);
  await writeViews(ctx.db);
  return { views: await listViews(ctx.db, id, "2000-01-01"), desk_visit: await findProviderVisit(ctx.db, id) };
}
