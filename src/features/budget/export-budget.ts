import { other_category, partNames, type ItemState } from "../../contract/budget/calls.ts";
import type { Budget, BudgetItem, BudgetShare } from "../../contract/budget/schema.ts";
import type { RecordFile } from "../../contract/record.ts";
import type { Context } from "../../platform/context.ts";
import { makeRecordFile } from "../../platform/storage/record-file.ts";
import { readBudget } from "./read-budget.ts";

const columns = [
  "What",
  "Category",
  "Title",
  "Provider",
  "State",
  "Planned (R)",
  "Quoted from (R)",
  "Quoted to (R)",
  "Expected (R)",
  "Booked (R)",
  "Paid (R)",
  "Left (R)",
  "Day",
  "Due (R)",
  "Open (R)",
  "Note",
];

const states = {
  expected: "Expected",
  agreed: "Agreed",
  held: "Awaiting confirmation",
  confirmed: "Booked",
  done: "Wedding held",
  cancelled: "Booking cancelled",
} as const satisfies Record<ItemState, string>;

type Row = Partial<Record<(typeof columns)[number], string>>;

/** Rule [budget-10]. */
export async function exportBudget(ctx: Pick<Context, "actor" | "db" | "cache" | "clock">): Promise<RecordFile> {
  const budget = await readBudget(ctx);
  const budgetRows = budget.categories.flatMap((share) => shareRows(budget, share));
  const rows = [...budgetRows, toTotalRow(budget)].map((row) => columns.map((column) => row[column] ?? ""));
  return makeRecordFile("budget", ctx.clock(), columns, rows);
}

/** A plain number for spreadsheets. */
function rand(cents: number): string {
  return (cents / 100).toFixed(2);
}

function shareRows(budget: Budget, share: BudgetShare): Row[] {
  const items = budget.items.filter(({ category_id }) => category_id === share.category_id);
  const isEmpty = share.planned_cents === 0 && share.quoted === null && items.length === 0;
  return isEmpty ? [] : [toCategoryRow(share), ...items.flatMap((item) => itemRows(item, share.name))];
}

function toCategoryRow({ name, quoted, ...figures }: BudgetShare): Row {
  return {
    What: "Category",
    Category: name,
    "Planned (R)": rand(figures.planned_cents),
    "Quoted from (R)": quoted === null ? "" : rand(quoted.low_cents),
    "Quoted to (R)": quoted === null ? "" : rand(quoted.high_cents),
    "Expected (R)": rand(figures.expected_cents),
    "Booked (R)": rand(figures.booked_cents),
    "Paid (R)": rand(figures.paid_cents),
    "Left (R)": rand(figures.left_cents),
  };
}

function itemRows(item: BudgetItem, category = other_category): Row[] {
  const named = { Category: category, Title: item.title, Provider: item.provider_name ?? "" };
  const amount = { [item.state === "expected" ? "Expected (R)" : "Booked (R)"]: rand(item.amount_cents) };
  return [
    {
      ...named,
      ...amount,
      What: item.kind === "booking" ? "Booking" : "Own entry",
      State: states[item.state],
      "Paid (R)": rand(item.paid_cents),
      Note: item.note,
    },
    ...item.dues.map((due) => ({
      ...named,
      What: `${partNames[due.part]} due`,
      Day: due.due_on,
      "Due (R)": rand(due.amount_cents),
      "Open (R)": rand(due.open_cents),
    })),
    ...item.payments.map((payment) => ({
      ...named,
      What: `${partNames[payment.part]} paid`,
      Day: payment.paid_on,
      "Paid (R)": rand(payment.amount_cents),
      Note: payment.proof?.name ?? "",
    })),
  ];
}

function toTotalRow({ total_cents, booked_cents, paid_cents, left_cents }: Budget): Row {
  return {
    What: "In all",
    "Planned (R)": total_cents === null ? "" : rand(total_cents),
    "Booked (R)": rand(booked_cents),
    "Paid (R)": rand(paid_cents),
    "Left (R)": left_cents === null ? "" : rand(left_cents),
  };
}
