import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readBudgetCall: Call<"readBudget"> = { at: "get /api/budget", who: "couple" };
export const saveBudgetCall: Call<"saveBudget"> = { at: "put /api/budget", who: "couple" };
export const downloadBudgetCall: Call<"downloadBudget"> = { at: "get /api/budget/export", who: "couple" };
export const listBudgetEntriesCall: Call<"listBudgetEntries"> = { at: "get /api/budget/entries", who: "couple" };
export const addBudgetEntryCall: Call<"addBudgetEntry"> = { at: "post /api/budget/entries", who: "couple" };
export const saveBudgetEntryCall: Call<"saveBudgetEntry"> = { at: "put /api/budget/entries/{id}", who: "couple" };
export const removeBudgetEntryCall: Call<"removeBudgetEntry"> = {
  at: "delete /api/budget/entries/{id}",
  who: "couple",
};
export const addPaymentCall: Call<"addPayment"> = { at: "post /api/budget/payments", who: "couple" };
export const savePaymentCall: Call<"savePayment"> = { at: "put /api/budget/payments/{id}", who: "couple" };
export const removePaymentCall: Call<"removePayment"> = { at: "delete /api/budget/payments/{id}", who: "couple" };
export const addProofCall: Call<"addProof"> = { at: "post /api/budget/payments/{id}/proof", who: "couple" };
export const readProofCall: Call<"readProof"> = { at: "get /api/budget/payments/{id}/proof", who: "couple" };
export const removeProofCall: Call<"removeProof"> = { at: "delete /api/budget/payments/{id}/proof", who: "couple" };

export const paymentParts = ["deposit", "balance", "other"] as const;
export type PaymentPart = (typeof paymentParts)[number];

export const partNames = { deposit: "Deposit", balance: "Balance", other: "Payment" } as const satisfies Record<
  PaymentPart,
  string
>;

export const budgetItemKinds = ["booking", "entry"] as const;

/** `expected`: an own entry without an agreement. */
export const itemStates = ["expected", "agreed", "held", "confirmed", "done", "cancelled"] as const;
export type ItemState = (typeof itemStates)[number];

export const other_category = "Everything else";

export const budgetMessages = {
  amount_out_of_range: "Enter an amount from R 0 to R 100 000 000.",
  amount_unreadable: "Enter an amount in rand, such as 12 500 or 12 500,50.",
  total_missing: "Enter your total budget.",
  paid_missing: "Enter how much you paid.",
  title_missing: "Enter what it’s for.",
  day_out_of_range: "Choose a day within ten years.",
  paid_later: "Choose the day on which it was paid: it can’t be later than today.",
  one_subject: "A payment is for a booking or for an entry of your own.",
  category_twice: "Name each category once.",
  category_unknown: "This category is not known.",
} as const;

/** Rule [limits-21]. */

/** A hundred million rand; also for categories, entries and payments. */
export const budget_cents_max = 10_000_000_000;
export const entries_max = 300;
export const payments_max = 500;
export const entry_title_length_max = 100;
export const entry_note_length_max = 500;
/** Ten years back and ahead. */
export const entry_day_years_max = 10;
export const proof_bytes_max = 10_485_760;
export const proofs_bytes_max = 209_715_200;
export const proofs_hourly_max = 60;
/** Days before the due date of the first of two reminders. */
export const remind_first_days = 7;
export const remind_last_days = 1;
/** Removed items can be restored this long. */
export const removed_entry_retention_hours = 24;
