import {
  budgetMessages,
  type ItemState,
  type PaymentPart,
  entry_day_years_max,
  remind_last_days,
  remind_first_days,
  proofs_hourly_max,
} from "../../contract/budget/calls.ts";
import { formatSignedRand } from "../../contract/budget/format-signed-rand.ts";
import type { BudgetDue } from "../../contract/budget/schema.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { refuseField } from "../../platform/refusal.ts";

type Paid = { part: PaymentPart; amount_cents: number };

/** A payment fills its own part; the rest fills the others, soonest first [budget-6]. */
export function fillDues(dues: readonly Omit<BudgetDue, "open_cents">[], payments: readonly Paid[]): BudgetDue[] {
  const inOrder = dues.toSorted((a, b) => (a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on)));
  const filled = inOrder.map(({ part, amount_cents }) =>
    Math.min(amount_cents, sumOf(payments.filter((each) => each.part === part))),
  );
  let rest = sumOf(payments) - filled.reduce((sum, each) => sum + each, 0);
  return inOrder.map((due, index) => {
    const left = due.amount_cents - (filled[index] ?? 0);
    const more = Math.min(left, rest);
    rest -= more;
    return { ...due, open_cents: left - more };
  });
}

export function sumOf(amounts: readonly { amount_cents: number }[]): number {
  return amounts.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
}

type Counted = { category_id: number | null; state: ItemState; amount_cents: number; paid_cents: number };
type Offered = { category_id: number | null; total_cents: number };

export type BudgetFigures = {
  planned_cents: number;
  quoted: { low_cents: number; high_cents: number; count: number } | null;
  expected_cents: number;
  booked_cents: number;
  paid_cents: number;
  left_cents: number;
};

/** Only its own items count [budget-4]. */
export function figuresOf(
  planned_cents: number,
  { items, offered }: { items: readonly Counted[]; offered: readonly Offered[] },
): BudgetFigures {
  const expected_cents = sumOf(items.filter(({ state }) => state === "expected"));
  const booked_cents = sumOf(items.filter(({ state }) => state !== "expected"));
  const totals = offered.map(({ total_cents }) => total_cents);
  return {
    planned_cents,
    quoted:
      totals.length === 0
        ? null
        : { low_cents: Math.min(...totals), high_cents: Math.max(...totals), count: totals.length },
    expected_cents,
    booked_cents,
    paid_cents: items.reduce((sum, each) => sum + each.paid_cents, 0),
    left_cents: planned_cents - booked_cents,
  };
}

type Spending = Pick<BudgetFigures, "planned_cents" | "expected_cents" | "booked_cents">;

/** The plan, or booked plus expected if that is more. */
export function neededOf({ planned_cents, expected_cents, booked_cents }: Spending): number {
  return Math.max(planned_cents, booked_cents + expected_cents);
}

/** One sentence each, the total's first [budget-8]. */
export function warningsOf(total_cents: number, shares: readonly (Spending & { name: string })[]): string[] {
  const booked = shares.reduce((sum, each) => sum + each.booked_cents, 0);
  const needed = shares.reduce((sum, each) => sum + neededOf(each), 0);
  const over = shares.filter((each) => each.booked_cents > each.planned_cents);
  return [
    ...totalWarning({ total_cents, booked, needed }),
    ...over.map(
      ({ name, booked_cents, planned_cents }) =>
        `${name}: ${formatSignedRand(booked_cents)} is booked, ${formatSignedRand(booked_cents - planned_cents)} more than you planned.`,
    ),
  ];
}

function totalWarning({ total_cents, booked, needed }: { total_cents: number; booked: number; needed: number }) {
  if (booked > total_cents)
    return [
      `You have booked for ${formatSignedRand(booked)}, ${formatSignedRand(booked - total_cents)} more than your total.`,
    ];
  if (needed <= total_cents) return [];
  const more = formatSignedRand(needed - total_cents);
  return [
    `Bookings and remaining plans come to ${formatSignedRand(needed)}, ${more} more than your total. Plan less elsewhere or raise the total.`,
  ];
}

export function assertNear(day: string, today: string, field: string): void {
  const year = Number(today.slice(0, 4));
  const [from, to] = [-1, 1].map((sign) => `${year + sign * entry_day_years_max}${today.slice(4)}`);
  if (day < (from ?? "") || day > (to ?? "")) refuseField(field, budgetMessages.day_out_of_range);
}

/** Refuses a future day. */
export function assertPaid(paid_on: string, today: string): void {
  assertNear(paid_on, today, "paid_on");
  if (paid_on > today) refuseField("paid_on", budgetMessages.paid_later);
}

/** Null for no reminder; nothing that is past due [budget-9]. */
export function reminderOf(due_on: string, days: { first: string; last: string; today: string }): number | null {
  if (due_on < days.today || due_on > days.first) return null;
  return due_on <= days.last ? remind_last_days : remind_first_days;
}

export function proofLimit(couple_id: string): RateLimit {
  return {
    name: "budget_proofs",
    key: couple_id,
    tries_max: proofs_hourly_max,
    window_seconds: 60 * 60,
  };
}
