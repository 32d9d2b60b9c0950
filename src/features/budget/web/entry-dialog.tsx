import { useRef } from "react";
import { call } from "../../../client/call/call.ts";
import { attemptFor, type Attempt } from "../../../client/draft.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm, type FormErrors, type FormValues } from "../../../client/form/use-form.ts";
import {
  addBudgetEntryCall,
  saveBudgetEntryCall,
  entry_title_length_max,
  entry_note_length_max,
} from "../../../contract/budget/calls.ts";
import type { Budget, BudgetItem } from "../../../contract/budget/schema.ts";
import { Field, FieldGroup, Fields } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { RandField } from "./rand-field.tsx";
import { changeOfEntry, checkBudgetEntry, budgetEntryFrom } from "./read-values.ts";
import { budgetSaveFailed, type BudgetActions } from "./use-budget-actions.ts";
import styles from "./budget.module.css";

interface EntryDialogProps {
  entry: BudgetItem | null;
  budget: Budget;
  open: boolean;
  onClose: () => void;
  acts: BudgetActions;
}

/** Rule [budget-5]. */
export function BudgetEntryDialog({ entry, budget, open, onClose, acts }: EntryDialogProps) {
  const attempt = useRef<Attempt>(undefined);
  function add(typed: FormValues) {
    const body = budgetEntryFrom(typed);
    attempt.current = attemptFor(JSON.stringify(body), attempt.current);
    return call(addBudgetEntryCall, { body, key: attempt.current.key, failed: budgetSaveFailed });
  }
  const made = useForm({
    check: checkBudgetEntry,
    send: (typed) =>
      entry === null
        ? add(typed)
        : call(saveBudgetEntryCall, {
            params: { id: entry.id },
            body: changeOfEntry(typed, entry),
            failed: budgetSaveFailed,
          }),
    onDone({ budget: newer }) {
      onClose();
      acts.saved(newer, entry === null ? "Added." : "Saved.");
    },
  });
  const { fieldErrors } = made;
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title={entry === null ? "Add an entry" : "Edit the entry"}
      made={made}
      send={entry === null ? "Add" : "Save"}
      className={styles.form}
    >
      <EntryFields entry={entry} budget={budget} fieldErrors={fieldErrors} />
    </FormDialog>
  );
}

const agreed = [
  { value: "expected", label: "Expected" },
  { value: "agreed", label: "Agreed" },
] as const;

function EntryFields({
  entry,
  budget,
  fieldErrors,
}: {
  entry: BudgetItem | null;
  budget: Budget;
  fieldErrors: FormErrors;
}) {
  return (
    <Fields>
      <Field label="What is it for?" error={fieldErrors["title"]} wide>
        <Input
          name="title"
          maxLength={entry_title_length_max}
          defaultValue={entry?.title}
          autoComplete="off"
          placeholder="The rings, say"
        />
      </Field>
      <RandField
        label="Amount in rand"
        name="amount_cents"
        error={fieldErrors["amount_cents"]}
        cents={entry?.amount_cents ?? null}
      />
      <Field label="Category" error={fieldErrors["category_id"]}>
        <Select name="category_id" defaultValue={entry?.category_id ?? ""}>
          {budget.categories.map(({ category_id, name }) => (
            <option key={category_id} value={category_id ?? ""}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <FieldGroup legend="Is this confirmed?" help="Confirmed amounts count as booked.">
        <Segments name="is_agreed" options={agreed} defaultValue={entry?.state ?? "expected"} />
      </FieldGroup>
      <Field label="Due by" mark="(optional)" error={fieldErrors["due_on"]}>
        <Input name="due_on" type="date" defaultValue={entry?.due_on ?? ""} />
      </Field>
      <Field label="Note" mark="(optional)" error={fieldErrors["note"]} wide>
        <Textarea name="note" rows={3} maxLength={entry_note_length_max} defaultValue={entry?.note} />
      </Field>
    </Fields>
  );
}
