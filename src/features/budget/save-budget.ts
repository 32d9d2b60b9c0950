import { budgetMessages } from "../../contract/budget/calls.ts";
import type { Budget, BudgetChange } from "../../contract/budget/schema.ts";
import { startingSplit } from "../../contract/budget/split.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuseField } from "../../platform/refusal.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { setGuests } from "../couples/set-guests.ts";
import { assertCategories, changeBudget } from "./change-budget.ts";
import { loadBudget } from "./load-budget.ts";
import { findBudgetWedding, putShares, putTotal } from "./store.ts";

/** To another wedding, in the caller's transaction [weddings-13]. */
export { moveBudget as transferBudget } from "./store.ts";

/**
 * Omitted fields stay. The first total, less bookings, is split over categories [budget-3]. Refuses a split without a
 * total.
 */
export async function saveBudget(ctx: Context, sent: BudgetChange): Promise<{ budget: Budget }> {
  const { total_cents, guests, planned = [] } = sent;
  const { all } = await lookUpCategories(ctx);
  await assertCategories(
    ctx,
    planned.map(({ category_id }) => category_id),
    "planned",
  );
  return changeBudget(ctx, async (tx, couple_id) => {
    if (guests !== undefined) await setGuests(ctx, tx, couple_id, guests);
    if (total_cents !== undefined && (await putTotal(tx, couple_id, { total_cents, now: ctx.clock() })))
      await putShares(tx, couple_id, startingSplit(total_cents, all, await findBooked(ctx, tx, couple_id)));
    if (planned.length > 0) await assertBegun(tx, couple_id);
    await putShares(tx, couple_id, planned);
    return {};
  });
}

async function findBooked(ctx: Context, tx: Database, couple_id: string) {
  const { categories } = await loadBudget(ctx, tx, couple_id);
  return categories.map(({ category_id, booked_cents }) => ({ category_id, booked_cents }));
}

async function assertBegun(tx: Database, couple_id: string): Promise<void> {
  const wedding = await findBudgetWedding(tx, couple_id);
  if (wedding?.total_cents == null) refuseField("total_cents", budgetMessages.total_missing);
}
