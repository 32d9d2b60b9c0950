import { and, eq, isNull, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { budget, budgetEntry, budgetPayment, budgetShare } from "../../schema/budget.ts";

export type BudgetWedding = { total_cents: number | null; guest_count: number | null; wedding_date: string | null };

export async function findBudgetWedding(db: Database, couple_id: string): Promise<BudgetWedding | null> {
  const [result] = await rows<BudgetWedding>(
    db,
    sql`select b.total_cents::float8 as total_cents, c.guest_count, c.wedding_date::text as wedding_date
      from couple c left join budget b on b.couple_id = c.id where c.id = ${couple_id}`,
  );
  return result ?? null;
}

/** A null category is everything else. */
export async function listShares(
  db: Database,
  couple_id: string,
): Promise<{ category_id: number | null; planned_cents: number }[]> {
  return db
    .select({ category_id: budgetShare.category_id, planned_cents: budgetShare.planned_cents })
    .from(budgetShare)
    .where(eq(budgetShare.couple_id, couple_id));
}

/** True if this is the first total. */
export async function putTotal(
  tx: Database,
  couple_id: string,
  { total_cents, now }: { total_cents: number; now: Date },
): Promise<boolean> {
  const made = await tx
    .insert(budget)
    .values({ couple_id, total_cents, created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning();
  if (made.length > 0) return true;
  await tx.update(budget).set({ total_cents, updated_at: now }).where(eq(budget.couple_id, couple_id));
  return false;
}

export async function putShares(
  tx: Database,
  couple_id: string,
  shares: readonly { category_id: number | null; planned_cents: number }[],
): Promise<void> {
  for (const { category_id, planned_cents } of shares) {
    const isIt = category_id === null ? isNull(budgetShare.category_id) : eq(budgetShare.category_id, category_id);
    await tx.delete(budgetShare).where(and(eq(budgetShare.couple_id, couple_id), isIt));
    await tx.insert(budgetShare).values({ couple_id, category_id, planned_cents });
  }
}

/** Replaces the recipient's budget, without reminder records. */
export async function moveBudget(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    delete from budget own using budget handed where own.couple_id = ${to} and handed.couple_id = ${from}`);
  await tx.execute(sql`
    delete from budget_share own using budget_share handed
    where own.couple_id = ${to} and handed.couple_id = ${from} and own.category_id is not distinct from handed.category_id`);
  const couple_id = to;
  await tx.update(budget).set({ couple_id }).where(eq(budget.couple_id, from));
  await tx.update(budgetShare).set({ couple_id }).where(eq(budgetShare.couple_id, from));
  await tx.update(budgetEntry).set({ couple_id }).where(eq(budgetEntry.couple_id, from));
  await tx.update(budgetPayment).set({ couple_id }).where(eq(budgetPayment.couple_id, from));
}
