import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm, type FormErrors, type FormValues } from "../../../client/form/use-form.ts";
import { saveBudgetCall } from "../../../contract/budget/calls.ts";
import { formatSignedRand } from "../../../contract/budget/format-signed-rand.ts";
import type { Budget } from "../../../contract/budget/schema.ts";
import { bookingsOf, startingSplit } from "../../../contract/budget/split.ts";
import { Button } from "../../../ui/button.tsx";
import { Fields } from "../../../ui/form/field.tsx";
import { RandField } from "./rand-field.tsx";
import { randError, nonNullErrors, readRand } from "./read-values.ts";
import { budgetSaveFailed } from "./use-budget-actions.ts";
import styles from "./budget.module.css";

const nameOf = (category_id: number | null) => `planned-${category_id ?? "other"}`;

type Planned = ReadonlyMap<number | null, number>;

function plannedOf({ categories }: Budget): Planned {
  return new Map(categories.map(({ category_id, planned_cents }) => [category_id, planned_cents]));
}

function sumOf({ categories }: Budget): number {
  return categories.reduce((sum, { planned_cents }) => sum + planned_cents, 0);
}

function proposalOf({ total_cents, categories, items }: Budget): Planned {
  const known = categories.flatMap(({ category_id: id, slug }) => (id === null || slug === null ? [] : [{ id, slug }]));
  return new Map(
    startingSplit(total_cents ?? 0, known, bookingsOf(items)).map((each) => [each.category_id, each.planned_cents]),
  );
}

function typedOf(typed: FormValues, category_id: number | null): string {
  return typed[nameOf(category_id)] ?? "";
}

/** Unreadable amounts count as 0. */
function typedSum(typed: FormValues, { categories }: Budget): number {
  return categories.reduce((sum, { category_id }) => sum + (readRand(typedOf(typed, category_id)) ?? 0), 0);
}

function checkSplit(typed: FormValues, { categories }: Budget): FormErrors {
  const result = categories.map(({ category_id }) => [
    nameOf(category_id),
    randError(typedOf(typed, category_id), null),
  ]);
  return nonNullErrors(Object.fromEntries(result) as Record<string, string | null>);
}

function splitFrom(typed: FormValues, { categories }: Budget) {
  return categories
    .map((each) => ({ ...each, typed_cents: readRand(typedOf(typed, each.category_id)) ?? 0 }))
    .filter(({ planned_cents, typed_cents }) => planned_cents !== typed_cents)
    .map(({ category_id, typed_cents }) => ({ category_id, planned_cents: typed_cents }));
}

function formatRemainder(total: number, sum: number): string {
  const summary = `${formatSignedRand(sum)} of ${formatSignedRand(total)} planned`;
  if (sum === total) return `${summary}.`;
  return sum < total
    ? `${summary}, ${formatSignedRand(total - sum)} left to allocate.`
    : `${summary}: ${formatSignedRand(sum - total)} over.`;
}

interface SplitDialogProps {
  budget: Budget;
  open: boolean;
  onClose: () => void;
  onChanged: (budget: Budget) => void;
}

export function SplitDialog({ budget, open, onClose, onChanged }: SplitDialogProps) {
  const [begun, setBegun] = useState({ key: 0, planned: plannedOf(budget), sum: sumOf(budget) });
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setBegun({ key: begun.key + 1, planned: plannedOf(budget), sum: sumOf(budget) });
  }
  const made = useForm({
    check: (typed) => checkSplit(typed, budget),
    send: (typed) => call(saveBudgetCall, { body: { planned: splitFrom(typed, budget) }, failed: budgetSaveFailed }),
    onEdit: (typed) => setBegun((now) => ({ ...now, sum: typedSum(typed, budget) })),
    onDone({ budget: newer }) {
      onChanged(newer);
      onClose();
    },
  });
  function resetSplit() {
    const planned = proposalOf(budget);
    setBegun({ key: begun.key + 1, planned, sum: budget.total_cents ?? 0 });
  }
  const { fieldErrors } = made;
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title="The split"
      lead={formatRemainder(budget.total_cents ?? 0, begun.sum)}
      made={made}
      send="Save"
      extra={
        <Button variant="quiet" onClick={resetSplit}>
          Use our suggestion
        </Button>
      }
      className={styles.form}
    >
      <Fields key={begun.key}>
        {budget.categories.map(({ category_id, name }) => (
          <RandField
            key={category_id}
            label={name}
            name={nameOf(category_id)}
            error={fieldErrors[nameOf(category_id)]}
            cents={begun.planned.get(category_id) ?? 0}
          />
        ))}
      </Fields>
    </FormDialog>
  );
}
