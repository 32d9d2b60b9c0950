import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { budgetReminder } from "../../schema/budget.ts";

/** Paid or not; reads in batches after the last id. */
export async function listWithDues(
  db: Database,
  { from, to, after, rows_max }: { from: string; to: string; after: string | null; rows_max: number },
): Promise<string[]> {
  const span = sql`between ${from}::date and ${to}::date`;
  const result = await rows<{ id: string }>(
    db,
    sql`select k.id from couple k where (${after}::uuid is null or k.id > ${after}::uuid) and (
        exists (select 1 from budget_entry e where e.couple_id = k.id and e.removed_at is null and e.due_on ${span})
        or exists (select 1 from booking b join conversation c on c.id = b.conversation_id
          where c.couple_id = k.id and b.state = 'confirmed' and (b.deposit_due_on ${span} or b.balance_due_on ${span})))
      order by k.id limit ${rows_max}`,
  );
  return result.map(({ id }) => id);
}

/** The owner, unless working in another wedding, and editors; only confirmed addresses. */
export async function listReminded(db: Database, couple_id: string): Promise<{ account_id: string; email: string }[]> {
  return rows(
    db,
    sql`select a.id as account_id, a.email from account a left join wedding_member m on m.account_id = a.id
      where a.email_verified_at is not null and ((a.id = ${couple_id} and m.account_id is null)
        or (m.couple_id = ${couple_id} and m.role = 'editor')) order by a.id`,
  );
}

/** False if already reminded. */
export async function insertReminder(tx: Database, row: typeof budgetReminder.$inferInsert): Promise<boolean> {
  const made = await tx.insert(budgetReminder).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

export async function purgeReminders(db: Database, before: string, rows_max: number): Promise<number> {
  const deleted = await rows(
    db,
    sql`delete from budget_reminder where ctid in (select ctid from budget_reminder where due_on < ${before}::date
      limit ${rows_max} for update skip locked) returning 1`,
  );
  return deleted.length;
}
