import { eq, sql } from "drizzle-orm";
import { firstRow, type Database } from "../../platform/database/database.ts";
import { budget, budgetEntry, budgetPayment, budgetShare } from "../../schema/budget.ts";

export type BudgetWedding = { total_cents: number | null; guest_count: number | null; wedding_date: string | null };

export async function findBudgetWedding(db: Database, couple_id: string): Promise<BudgetWedding | null> {
  return firstRow<BudgetWedding>(
    db,
    sql`select b.total_cents::float8 as total_cents, c.guest_count, c.wedding_date::text as wedding_date
      from couple c left join budget b on b.couple_id = c.id where c.id = ${couple_id}`,
  );
}

/** None while the split is ours. A null category is everything else. */
export async function listShares(
  db: Database,
  couple_id: string,
): Promise<{ category_id: number | null; planned_cents: number }[]> {
  return db
    .select({ category_id: budgetShare.category_id, planned_cents: budgetShare.planned_cents })
    .from(budgetShare)
    .where(eq(budgetShare.couple_id, couple_id));
}

export async function putTotal(
  tx: Database,
  couple_id: string,
  { total_cents, now }: { total_cents: number; now: Date },
): Promise<void> {
  await tx
    .insert(budget)
    .values({ couple_id, total_cents, created_at: now, updated_at: now })
    .onConflictDoUpdate({ target: budget.couple_id, set: { total_cents, updated_at: now } });
}

export async function replaceShares(
  tx: Database,
  couple_id: string,
  shares: readonly { category_id: number | null; planned_cents: number }[],
): Promise<void> {
  await tx.delete(budgetShare).where(eq(budgetShare.couple_id, couple_id));
  if (shares.length > 0) await tx.insert(budgetShare).values(shares.map((share) => ({ couple_id, ...share })));
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
