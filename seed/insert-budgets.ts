import type { Database } from "../src/platform/database/database.ts";
import { budget, budgetEntry, budgetPayment } from "../src/schema/budget.ts";
import { category } from "../src/schema/categories.ts";
import { plan, planTask } from "../src/schema/plan.ts";
import type { DemoBudget, DemoPlan } from "./directory.ts";
import { insertRows } from "./insert-rows.ts";

export async function insertPlans(tx: Database, plans: readonly DemoPlan[]): Promise<void> {
  await insertRows(
    tx,
    plan,
    plans.map(({ row }) => row),
  );
  await insertRows(
    tx,
    planTask,
    plans.flatMap(({ tasks }) => tasks),
  );
}

export async function insertBudgets(tx: Database, budgets: readonly DemoBudget[]): Promise<void> {
  const categories = await tx.select().from(category);
  for (const { couple_id, total_cents, created_at, entries, payments } of budgets) {
    await insertRows(tx, budget, [{ couple_id, total_cents, created_at, updated_at: created_at }]);
    const rows = entries.map(({ slug, ...entry }) => ({
      ...entry,
      category_id: categories.find((each) => each.slug === slug)?.id ?? null,
    }));
    await insertRows(tx, budgetEntry, rows);
    await insertRows(tx, budgetPayment, payments);
  }
}
