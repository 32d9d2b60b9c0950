import type { Budget, BudgetItem } from "../../contract/budget/schema.ts";
import type { Context } from "../../platform/context.ts";
import { requireCouple } from "../couples/rules.ts";
import { loadBudget, loadItems } from "./load-budget.ts";

export async function readBudget(ctx: Pick<Context, "actor" | "db" | "cache" | "clock">): Promise<Budget> {
  return loadBudget(ctx, ctx.db, requireCouple(ctx.actor).couple_id);
}

export async function listBudgetEntries(ctx: Pick<Context, "actor" | "db" | "clock">): Promise<BudgetItem[]> {
  const { items } = await loadItems(ctx, ctx.db, requireCouple(ctx.actor).couple_id);
  return items.filter(({ kind }) => kind === "entry");
}
