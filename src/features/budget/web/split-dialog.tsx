import { useState } from "react";
import { call } from "../../../client/call.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { saveBudget } from "../../../contract/budget/calls.ts";
import type { Budget } from "../../../contract/budget/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { Fields } from "../../../ui/field.tsx";
import { RandField } from "./rand-field.tsx";
import {
  nameOf,
  plannedOf,
  sumOf,
  proposalOf,
  typedSum,
  checkSplit,
  splitFrom,
  formatRemainder,
} from "./read-split.ts";
import { failed } from "./use-budget-actions.ts";
import styles from "./budget.module.css";

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
    send: (typed) => call(saveBudget, { body: { planned: splitFrom(typed, budget) }, failed }),
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
