import { type FormErrors, type FormValues } from "../../../client/form/use-form.ts";
import { formatSignedRand } from "../../../contract/budget/format-signed-rand.ts";
import type { Budget } from "../../../contract/budget/schema.ts";
import { startingSplit } from "../../../contract/budget/split.ts";
import { randError, errorsOf, readRand } from "./read-values.ts";

export const nameOf = (category_id: number | null) => `planned-${category_id ?? "other"}`;

type Planned = ReadonlyMap<number | null, number>;

export function plannedOf({ categories }: Budget): Planned {
  return new Map(categories.map(({ category_id, planned_cents }) => [category_id, planned_cents]));
}

export function sumOf({ categories }: Budget): number {
  return categories.reduce((sum, { planned_cents }) => sum + planned_cents, 0);
}

export function proposalOf({ total_cents, categories }: Budget): Planned {
  const known = categories.flatMap(({ category_id: id, slug }) => (id === null || slug === null ? [] : [{ id, slug }]));
  return new Map(
    startingSplit(total_cents ?? 0, known, categories).map((each) => [each.category_id, each.planned_cents]),
  );
}

function typedOf(typed: FormValues, category_id: number | null): string {
  return typed[nameOf(category_id)] ?? "";
}

/** Unreadable amounts count as 0. */
export function typedSum(typed: FormValues, { categories }: Budget): number {
  return categories.reduce((sum, { category_id }) => sum + (readRand(typedOf(typed, category_id)) ?? 0), 0);
}

export function checkSplit(typed: FormValues, { categories }: Budget): FormErrors {
  const result = categories.map(({ category_id }) => [
    nameOf(category_id),
    randError(typedOf(typed, category_id), null),
  ]);
  return errorsOf(Object.fromEntries(result) as Record<string, string | null>);
}

export function splitFrom(typed: FormValues, { categories }: Budget) {
  return categories
    .map((each) => ({ ...each, typed_cents: readRand(typedOf(typed, each.category_id)) ?? 0 }))
    .filter(({ planned_cents, typed_cents }) => planned_cents !== typed_cents)
    .map(({ category_id, typed_cents }) => ({ category_id, planned_cents: typed_cents }));
}

export function formatRemainder(total: number, sum: number): string {
  const whole = `${formatSignedRand(sum)} of ${formatSignedRand(total)} planned`;
  if (sum === total) return `${whole}.`;
  return sum < total
    ? `${whole}, ${formatSignedRand(total - sum)} left to allocate.`
    : `${whole}: ${formatSignedRand(sum - total)} over.`;
}
