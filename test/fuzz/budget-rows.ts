import { newId } from "../../src/platform/jobs/clock.ts";
import { budgetEntry, budgetPayment } from "../../src/schema/budget.ts";
import type { TestApp } from "../harness.ts";

export async function buildBudgetEntry(app: TestApp, couple_id: string, title: string): Promise<string> {
  const id = newId();
  await app.runtime.database.db
    .insert(budgetEntry)
    .values({ id, couple_id, title, amount_cents: 500_00, is_agreed: true });
  return id;
}

export async function buildPayment(app: TestApp, couple_id: string, title: string): Promise<string> {
  const entry_id = await buildBudgetEntry(app, couple_id, title);
  const id = newId();
  const paid = { part: "other" as const, amount_cents: 100_00, paid_on: "2026-06-01" };
  await app.runtime.database.db.insert(budgetPayment).values({ id, couple_id, entry_id, ...paid });
  return id;
}
