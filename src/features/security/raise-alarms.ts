import { minute_ms } from "../../contract/durations.ts";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { securityAlarm } from "./emails.ts";
import { notifyAdmins } from "./notify-admins.ts";
import { recordSecurityEvent } from "./record-security-event.ts";
import { alarmsOf, type Alarm } from "./rules.ts";
import { countFailures, lockAlarm } from "./store.ts";

/** One email per kind of alarm and six hours, across all processes, for too many failures in ten minutes [admin-28]. */
export async function raiseAlarms(ctx: Context): Promise<void> {
  const since = new Date(ctx.clock().getTime() - limits.alarm_window_minutes * minute_ms);
  for (const alarm of alarmsOf(await countFailures(ctx.db, since))) await raiseOnce(ctx, alarm);
}

async function raiseOnce(ctx: Context, alarm: Alarm): Promise<void> {
  const since = new Date(ctx.clock().getTime() - limits.alarm_pause_hours * 60 * minute_ms);
  await ctx.db.transaction(async (tx) => {
    if (await lockAlarm(tx, alarm, since)) return;
    await recordSecurityEvent(ctx, tx, { event: "alarm_raised", detail: alarm });
    await notifyAdmins(ctx, tx, securityAlarm, { alarm });
  });
}
