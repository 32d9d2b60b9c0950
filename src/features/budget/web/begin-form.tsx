import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { useForm } from "../../../client/form/use-form.ts";
import { saveBudgetCall } from "../../../contract/budget/calls.ts";
import { formatSignedRand } from "../../../contract/budget/format-signed-rand.ts";
import type { Budget } from "../../../contract/budget/schema.ts";
import { bookingsOf, startingSplit } from "../../../contract/budget/split.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/overlay/panel.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { checkTotal, totalFrom } from "./check-total.ts";
import { readRand } from "./read-values.ts";
import { TotalFields } from "./total-fields.tsx";
import { budgetSaveFailed } from "./use-budget-actions.ts";
import text from "../../../ui/text.module.css";
import styles from "./budget.module.css";

interface BeginFormProps {
  budget: Budget;
  onBegun: (budget: Budget) => void;
}

/** Rule [budget-3]. */
export function BeginForm({ budget, onBegun }: BeginFormProps) {
  const [total, setTotal] = useState<number | null>(null);
  const { form, fieldErrors, error, isBusy } = useForm({
    check: checkTotal,
    send: (typed) => call(saveBudgetCall, { body: totalFrom(typed, budget), failed: budgetSaveFailed }),
    onEdit: ({ total_cents = "" }) => setTotal(readRand(total_cents)),
    onDone: ({ budget: begun }) => onBegun(begun),
  });
  if (!budget.may_change) return <p className={text.soft}>There is no budget for this wedding yet.</p>;
  return (
    <Panel as="section" aria-labelledby="begin-budget">
      <form {...form} className={styles.form}>
        <h2 id="begin-budget">What do you want to spend?</h2>
        <p className={text.soft}>Enter your total budget. We’ll suggest a split you can change.</p>
        <TotalFields budget={budget} fieldErrors={fieldErrors} />
        {total !== null && total > 0 && <Proposal budget={budget} total_cents={total} />}
        <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
        <Button type="submit" busy={isBusy}>
          Create budget
        </Button>
      </form>
    </Panel>
  );
}

const visible_max = 6;

function Proposal({ budget, total_cents }: { budget: Budget; total_cents: number }) {
  const known = budget.categories.flatMap(({ category_id: id, slug }) =>
    id === null || slug === null ? [] : [{ id, slug }],
  );
  const bookings = bookingsOf(budget.items);
  const booked_cents = bookings.reduce((sum, each) => sum + each.booked_cents, 0);
  const shares = startingSplit(total_cents, known, bookings)
    .filter(({ category_id }) => category_id !== null)
    .toSorted((a, b) => b.planned_cents - a.planned_cents);
  const name = (id: number | null) => budget.categories.find(({ category_id }) => category_id === id)?.name;
  return (
    <div className={styles.proposal} role="status">
      <h3>Where it could go</h3>
      <ul>
        {shares.slice(0, visible_max).map(({ category_id, planned_cents }) => (
          <li key={category_id}>
            <span>{name(category_id)}</span> <b>{formatSignedRand(planned_cents)}</b>
          </li>
        ))}
      </ul>
      <p className={text.fine}>
        {booked_cents > 0 && `${formatSignedRand(booked_cents)} is already booked; we split what is left. `}
        The rest goes to the other categories. This is our suggestion for a South African wedding with a reception.
      </p>
    </div>
  );
}
