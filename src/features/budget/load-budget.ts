import type { Budget, BudgetItem } from "../../contract/budget/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { refuseLostWedding, requireCouple } from "../couples/rules.ts";
import { listMoney, type AgreedMoney } from "../quotes/figures/list-money.ts";
import { presentBookingItem, presentBudget, presentEntryItem } from "./present.ts";
import { listBudgetEntryRows } from "./store-entries.ts";
import { listPayments } from "./store-payments.ts";
import { findBudgetWedding, listShares } from "./store.ts";

type BudgetContext = Pick<Context, "actor" | "cache" | "clock">;

/** Quotes and bookings are always read fresh [budget-2]. */
export async function loadBudget(ctx: BudgetContext, db: Database, couple_id: string): Promise<Budget> {
  const actor = requireCouple(ctx.actor);
  const may_change = actor.role !== "reader";
  const wedding = (await findBudgetWedding(db, couple_id)) ?? refuseLostWedding(actor);
  const { all } = await lookUpCategories({ db, cache: ctx.cache });
  const shares = await listShares(db, couple_id);
  const { items, offered } = await loadItems(ctx, db, couple_id);
  return presentBudget({ wedding, categories: all, shares, items, offered, may_change });
}

export async function loadItems({ clock }: Pick<BudgetContext, "clock">, db: Database, couple_id: string) {
  const { agreed, offered } = await listMoney(db, couple_id, clock());
  const entries = await listBudgetEntryRows(db, couple_id);
  const payments = await listPayments(db, couple_id);
  const items = [
    ...agreed.flatMap((each) => bookingItem(each, payments)),
    ...entries.map((each) =>
      presentEntryItem(
        each,
        payments.filter(({ entry_id }) => entry_id === each.id),
      ),
    ),
  ];
  const since = new Map([
    ...agreed.map(({ booking_id, accepted_at }) => [booking_id, accepted_at] as const),
    ...entries.map(({ id, created_at }) => [id, created_at] as const),
  ]);
  return { items, offered, since };
}

/** A cancelled booking counts only while something is owed or was paid. */
function bookingItem(agreed: AgreedMoney, payments: Awaited<ReturnType<typeof listPayments>>): BudgetItem[] {
  const bookingPayments = payments.filter(({ booking_id }) => booking_id === agreed.booking_id);
  if (agreed.state === "cancelled" && !agreed.fee_cents && bookingPayments.length === 0) return [];
  return [presentBookingItem(agreed, bookingPayments)];
}
