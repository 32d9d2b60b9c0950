import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { prepareEmail, queueEmails } from "../emails/queue-email.ts";
import { calendarReminder } from "./emails.ts";
import { claimReminders } from "./store-keeping.ts";

/** Once until the calendar is kept again [calendars-6]. */
export async function remindKeepers(ctx: Pick<Context, "db" | "clock" | "jobs" | "keyedHash">): Promise<void> {
  const now = ctx.clock();
  const from = daysBefore(now, limits.calendar_fresh_days);
  const before = daysBefore(now, limits.calendar_fresh_days - limits.calendar_reminder_days);
  await inBatches((rows_max) =>
    ctx.db.transaction(async (tx) => {
      const some = await claimReminders(tx, { from, before, now }, rows_max);
      const emails = some.map(({ provider_id, email }) =>
        prepareEmail(calendarReminder, { data: { provider_id }, recipient: email, subject_id: provider_id }),
      );
      if (emails.length > 0) await queueEmails(ctx, tx, emails);
      return some.length;
    }),
  );
}
