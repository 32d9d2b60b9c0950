import { and, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { batchOf } from "../../platform/database/in-batches.ts";
import { budgetEntry } from "../../schema/budget.ts";

type EntryRow = typeof budgetEntry.$inferSelect;
type Fields = Pick<EntryRow, "title" | "category_id" | "amount_cents" | "is_agreed" | "due_on" | "note">;

/** Oldest first, without removed ones. */
export async function listBudgetEntryRows(db: Database, couple_id: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(budgetEntry)
    .where(and(eq(budgetEntry.couple_id, couple_id), isNull(budgetEntry.removed_at)))
    .orderBy(budgetEntry.created_at, budgetEntry.id);
}

export async function countBudgetEntries(db: Database, couple_id: string): Promise<number> {
  return db.$count(budgetEntry, and(eq(budgetEntry.couple_id, couple_id), isNull(budgetEntry.removed_at)));
}

export async function insertBudgetEntry(tx: Database, row: typeof budgetEntry.$inferInsert): Promise<void> {
  await tx.insert(budgetEntry).values(row);
}

type Change = Partial<Fields> & { updated_at: Date; removed_at?: Date | null };

/** False if not found; only a change that restores finds a removed one. */
export async function updateBudgetEntry(
  tx: Database,
  { couple_id, id }: { couple_id: string; id: string },
  change: Change,
): Promise<boolean> {
  const here = change.removed_at === null ? undefined : isNull(budgetEntry.removed_at);
  const result = await tx
    .update(budgetEntry)
    .set(change)
    .where(and(eq(budgetEntry.id, id), eq(budgetEntry.couple_id, couple_id), here))
    .returning({ id: budgetEntry.id });
  return result.length > 0;
}

export async function hasEntry(db: Database, couple_id: string, id: string): Promise<boolean> {
  const condition = and(eq(budgetEntry.id, id), eq(budgetEntry.couple_id, couple_id), isNull(budgetEntry.removed_at));
  return (await db.$count(budgetEntry, condition)) > 0;
}

/** Deletes their payments too; returns the number. */
export async function purgeEntries(db: Database, before: Date, rows_max: number): Promise<number> {
  const batch = batchOf(budgetEntry.id, lt(budgetEntry.removed_at, before), rows_max);
  return (await db.delete(budgetEntry).where(batch).returning({ id: budgetEntry.id })).length;
}
