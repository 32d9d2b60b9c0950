import { other_category } from "../../contract/budget/calls.ts";
import type { Budget, BudgetItem, BudgetShare, Payment } from "../../contract/budget/schema.ts";
import { bookingsOf, startingSplit } from "../../contract/budget/split.ts";
import type { AgreedMoney, OfferedMoney } from "../quotes/figures/list-money.ts";
import { figuresOf, fillDues, neededOf, sumOf, warningsOf } from "./rules.ts";
import type { listBudgetEntryRows } from "./store-entries.ts";
import type { StoredPayment } from "./store-payments.ts";
import type { BudgetWedding } from "./store.ts";

type StoredEntry = Awaited<ReturnType<typeof listBudgetEntryRows>>[number];

function presentPayment({ id, part, amount_cents, paid_on, ...proof }: StoredPayment): Payment {
  const { proof_name: name, proof_bytes, proof_kind } = proof;
  return {
    id,
    part,
    amount_cents,
    paid_on,
    proof: name === null ? null : { name, bytes: proof_bytes ?? 0, is_picture: proof_kind === "image" },
  };
}

export function presentBookingItem(agreed: AgreedMoney, payments: readonly StoredPayment[]): BudgetItem {
  const { deposit_cents, balance_cents, deposit_due_on, balance_due_on } = agreed;
  const isCancelled = agreed.state === "cancelled";
  const dues = [
    { part: "deposit" as const, amount_cents: deposit_cents, due_on: deposit_due_on },
    { part: "balance" as const, amount_cents: balance_cents, due_on: balance_due_on },
  ];
  return {
    id: agreed.booking_id,
    kind: "booking",
    state: agreed.state,
    title: isCancelled ? `Cancellation of ${agreed.title}` : agreed.title,
    provider_name: agreed.provider_name,
    quote_id: agreed.quote_id,
    category_id: agreed.category_id,
    amount_cents: isCancelled ? (agreed.fee_cents ?? 0) : agreed.total_cents,
    due_on: null,
    note: "",
    dues: isCancelled
      ? []
      : fillDues(
          dues.filter(({ amount_cents }) => amount_cents > 0),
          payments,
        ),
    paid_cents: sumOf(payments),
    payments: payments.map(presentPayment),
  };
}

export function presentEntryItem(entry: StoredEntry, payments: readonly StoredPayment[]): BudgetItem {
  const { id, title, category_id, amount_cents, due_on, note } = entry;
  const dues = due_on === null || amount_cents === 0 ? [] : [{ part: "other" as const, amount_cents, due_on }];
  return {
    id,
    kind: "entry",
    state: entry.is_agreed ? "agreed" : "expected",
    title,
    provider_name: null,
    quote_id: null,
    category_id,
    amount_cents,
    due_on,
    note,
    dues: fillDues(dues, payments),
    paid_cents: sumOf(payments),
    payments: payments.map(presentPayment),
  };
}

type Gathered = {
  wedding: BudgetWedding;
  categories: readonly { id: number; name: string; slug: string }[];
  shares: readonly { category_id: number | null; planned_cents: number }[];
  items: BudgetItem[];
  offered: readonly OfferedMoney[];
  may_change: boolean;
};

export function presentBudget({ wedding, categories, shares, items, offered, may_change }: Gathered): Budget {
  const { total_cents, guest_count, wedding_date } = wedding;
  const rows = [
    ...categories.map(({ id, name, slug }) => ({ category_id: id, name, slug })),
    { category_id: null, name: other_category, slug: null },
  ];
  const isSuggested = total_cents !== null && shares.length === 0;
  const split = isSuggested ? startingSplit(total_cents, categories, bookingsOf(items)) : shares;
  const budgetShares: BudgetShare[] = rows.map(({ category_id, name, slug }) => {
    const isInCategory = (each: { category_id: number | null }) => each.category_id === category_id;
    const planned = split.find(isInCategory)?.planned_cents ?? 0;
    const figures = figuresOf(planned, { items: items.filter(isInCategory), offered: offered.filter(isInCategory) });
    return { category_id, name, slug, ...listed(figures) };
  });
  const sum = (of: (each: BudgetShare) => number) => budgetShares.reduce((all, each) => all + of(each), 0);
  const booked_cents = sum((each) => each.booked_cents);
  return {
    total_cents,
    guests: guest_count,
    wedding_date,
    booked_cents,
    paid_cents: sum((each) => each.paid_cents),
    needed_cents: sum(neededOf),
    left_cents: total_cents === null ? null : total_cents - booked_cents,
    categories: budgetShares,
    items,
    may_change,
    warnings: total_cents === null ? [] : warningsOf(total_cents, budgetShares),
  };
}

function listed(figures: ReturnType<typeof figuresOf>) {
  const { planned_cents, quoted, expected_cents, booked_cents, paid_cents, left_cents } = figures;
  return { planned_cents, quoted, expected_cents, booked_cents, paid_cents, left_cents };
}
