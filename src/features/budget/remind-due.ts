import { remind_first_days, remind_last_days } from "../../contract/budget/calls.ts";
import type { BudgetItem, BudgetDue } from "../../contract/budget/schema.ts";
import { addDays, southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { inBatches } from "../../platform/database/in-batches.ts";
import { forEachIsolated } from "../../platform/jobs/for-each-isolated.ts";
import { prepareEmail, queueEmails } from "../emails/queue-email.ts";
import { paymentDue } from "./emails.ts";
import { loadItems } from "./load-budget.ts";
import { reminderOf } from "./rules.ts";
import { insertReminder, listReminded, listWithDues } from "./store-reminders.ts";

type Working = Pick<Context, "db" | "clock" | "jobs" | "keyedHash" | "log">;

/**
 * A week and a day before, once each, if unpaid and not agreed today [budget-9]. Needs a confirmed address. Safe in
 * parallel; throws after trying all.
 */
export async function remindDue(ctx: Working): Promise<void> {
  const today = southAfricanDate(ctx.clock());
  const span = { from: today, to: addDays(today, remind_first_days) };
  let after: string | null = null;
  let failed = 0;
  await inBatches(async (rows_max) => {
    const some: string[] = await listWithDues(ctx.db, { ...span, after, rows_max });
    const weddings = some.map((couple_id) => ({ couple_id }));
    failed += await forEachIsolated(ctx, "reminding of payments", weddings, ({ couple_id }) =>
      ctx.db.transaction((tx) => remindOne(ctx, tx, couple_id, today)),
    );
    after = some.at(-1) ?? null;
    return some.length;
  });
  if (failed > 0) throw new Error(`${failed} weddings could not be reminded`);
}

async function remindOne(ctx: Working, tx: Database, couple_id: string, today: string): Promise<void> {
  const readers = await listReminded(tx, couple_id);
  if (readers.length === 0) return;
  for (const { item, due, days_before } of await listReminders(ctx, tx, couple_id, today)) {
    const what = { couple_id, subject_id: item.id, part: due.part, due_on: due.due_on };
    if (!(await insertReminder(tx, { ...what, days_before }))) continue;
    const emails = readers.map(({ account_id, email }) =>
      prepareEmail(paymentDue, { data: { ...what, account_id }, recipient: email, subject_id: account_id }),
    );
    await queueEmails(ctx, tx, emails);
  }
}

type Reminder = { item: BudgetItem; due: BudgetDue; days_before: number };

async function listReminders(ctx: Working, tx: Database, couple_id: string, today: string): Promise<Reminder[]> {
  const { items, since } = await loadItems(ctx, tx, couple_id);
  const [last, first] = [addDays(today, remind_last_days), addDays(today, remind_first_days)];
  const known = items.filter(
    ({ id, state }) => state !== "held" && southAfricanDate(since.get(id) ?? new Date(0)) < today,
  );
  return known.flatMap((item) =>
    item.dues.flatMap((due) => {
      const days_before = reminderOf(due.due_on, { today, last, first });
      return days_before === null || due.open_cents === 0 ? [] : [{ item, due, days_before }];
    }),
  );
}
