import type { Budget } from "../../contract/budget/shapes.ts";
import { budgetMessages } from "../../contract/budget/words.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { lockCouple } from "../couples/lock-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { gatherBudget } from "./gather-budget.ts";
import { refuseField } from "./rules.ts";

/** Changes the budget of the couple that asks, one change after the other, and answers it as it stands then. */
export async function changeBudget<More extends object>(
  ctx: Context,
  change: (tx: Database, couple_id: string) => Promise<More>,
): Promise<{ budget: Budget } & More> {
  const { couple_id } = requireCouple(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await lockCouple(tx, couple_id);
    const more = await change(tx, couple_id);
    return { budget: await gatherBudget(ctx, tx, couple_id), ...more };
  });
}

/** Refuses a category that there isn't. */
export async function assertCategories(
  ctx: Pick<Context, "db" | "cache">,
  ids: readonly (number | null)[],
  field: string,
): Promise<void> {
  const { byId } = await lookUpCategories(ctx);
  if (ids.some((id) => id !== null && !byId.has(id))) refuseField(field, budgetMessages.category_unknown);
}
