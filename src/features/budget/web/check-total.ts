import type { FormErrors, FormValues } from "../../../client/form/use-form.ts";
import { budgetMessages } from "../../../contract/budget/calls.ts";
import type { Budget, BudgetChange } from "../../../contract/budget/schema.ts";
import { fieldMessages } from "../../../contract/field-messages.ts";
import { enquiry_guests_max } from "../../../contract/limits.ts";
import { changed, randError, nonNullErrors, readRand } from "./read-values.ts";

export function checkTotal({ total_cents = "", guests = "" }: FormValues): FormErrors {
  return nonNullErrors({
    total_cents: randError(total_cents, budgetMessages.total_missing),
    guests: guests.trim() === "" || readGuests(guests) !== null ? null : fieldMessages.guests_too_few,
  });
}

export function totalFrom({ total_cents = "", guests = "" }: FormValues, before: Budget): BudgetChange {
  return changed(
    { total_cents: readRand(total_cents) ?? 0, guests: readGuests(guests) },
    { total_cents: before.total_cents ?? -1, guests: before.guests },
  );
}

function readGuests(typed: string): number | null {
  const guests = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0;
  return guests >= 1 && guests <= enquiry_guests_max ? guests : null;
}
