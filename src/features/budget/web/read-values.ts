import type { FormErrors, FormValues } from "../../../client/form/use-form.ts";
import { budgetMessages, paymentParts, type PaymentPart, budget_cents_max } from "../../../contract/budget/calls.ts";
import type { BudgetItem, EntryChange, NewEntry, PaymentChange } from "../../../contract/budget/schema.ts";
import { readDecimal } from "../../../contract/quotes/money.ts";

/** In cents; null if unreadable or too much. */
export function readRand(typed: string): number | null {
  const cents = readDecimal(typed, 2);
  return cents === null || cents > budget_cents_max ? null : cents;
}

/** Null if fine; `missing` is the message for an empty field. */
export function randError(typed: string, missing: string | null): string | null {
  const cents = readRand(typed);
  if (missing !== null && (typed.trim() === "" || cents === 0)) return missing;
  if (cents !== null || (missing === null && typed.trim() === "")) return null;
  return readDecimal(typed, 2) === null ? budgetMessages.amount_unreadable : budgetMessages.amount_out_of_range;
}

export function nonNullErrors(result: Readonly<Record<string, string | null>>): FormErrors {
  return Object.fromEntries(Object.entries(result).flatMap(([name, error]) => (error === null ? [] : [[name, error]])));
}

export function checkBudgetEntry({ title = "", amount_cents = "" }: FormValues): FormErrors {
  return nonNullErrors({
    title: title.trim() === "" ? budgetMessages.title_missing : null,
    amount_cents: randError(amount_cents, null),
  });
}

export function budgetEntryFrom({
  title = "",
  amount_cents = "",
  category_id = "",
  due_on = "",
  note = "",
  ...typed
}: FormValues): NewEntry {
  return {
    title: title.trim(),
    amount_cents: readRand(amount_cents) ?? 0,
    category_id: category_id === "" ? null : Number(category_id),
    is_agreed: typed["is_agreed"] === "agreed",
    due_on: due_on === "" ? null : due_on,
    note: note.trim(),
  };
}

/** Only changed fields, so that others' concurrent changes stay. */
export function changeOfEntry(typed: FormValues, before: BudgetItem): EntryChange {
  const { title, amount_cents, category_id, due_on, note } = before;
  const previous = { title, amount_cents, category_id, due_on, note, is_agreed: before.state === "agreed" };
  return changed(budgetEntryFrom(typed), previous);
}

export function changed<Fields extends object>(now: Fields, before: Fields): Partial<Fields> {
  const differing = Object.entries(now).filter(([name, value]) => value !== before[name as keyof Fields]);
  return Object.fromEntries(differing) as Partial<Fields>;
}

export function checkPayment({ amount_cents = "", paid_on = "" }: FormValues): FormErrors {
  return nonNullErrors({
    amount_cents: randError(amount_cents, budgetMessages.paid_missing),
    paid_on: paid_on === "" ? budgetMessages.paid_later : null,
  });
}

export function paymentFrom({
  amount_cents = "",
  paid_on = "",
  part = "",
}: FormValues): Required<Omit<PaymentChange, "is_removed">> {
  return { amount_cents: readRand(amount_cents) ?? 0, paid_on, part: readPart(part) };
}

function readPart(typed: string): PaymentPart {
  return paymentParts.find((each) => each === typed) ?? "other";
}
