import { budgetMessages } from "../../contract/budget/calls.ts";
import type { Budget, BudgetChange } from "../../contract/budget/schema.ts";
import { bookingsOf, startingSplit } from "../../contract/budget/split.ts";
import type { Context } from "../../platform/context.ts";
import { refuseField } from "../../platform/refusal.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { setGuests } from "../couples/set-guests.ts";
import { assertCategories, changeBudget } from "./change-budget.ts";
import { loadBudget } from "./load-budget.ts";
import { putTotal, replaceShares } from "./store.ts";

/** To another wedding, in the caller's transaction [weddings-13]. */
export { moveBudget as transferBudget } from "./store.ts";

/** Omitted fields stay. Our split is stored once it is edited [budget-3]. Refuses a split without a total. */
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
    if (total_cents !== undefined) await putTotal(tx, couple_id, { total_cents, now: ctx.clock() });
    if (planned.length > 0) {
      const before = await loadBudget(ctx, tx, couple_id);
      const total = before.total_cents ?? refuseField("total_cents", budgetMessages.total_missing);
      const shares = before.categories.map(({ category_id, planned_cents }) => {
        return planned.find((each) => each.category_id === category_id) ?? { category_id, planned_cents };
      });
      const isOurs = isEqual(shares, startingSplit(total, all, bookingsOf(before.items)));
      await replaceShares(tx, couple_id, isOurs ? [] : shares);
    }
    return {};
  });
}

type Shares = ReturnType<typeof startingSplit>;

function isEqual(shares: Shares, others: Shares): boolean {
  const plannedIn = new Map(others.map(({ category_id, planned_cents }) => [category_id, planned_cents]));
  return shares.every(({ category_id, planned_cents }) => plannedIn.get(category_id) === planned_cents);
}
