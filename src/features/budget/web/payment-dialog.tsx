import { useRef } from "react";
import { call } from "../../../client/call/call.ts";
import { attemptFor, type Attempt } from "../../../client/draft.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { todayHere } from "../../../client/today-here.ts";
import { addPaymentCall, partNames, type PaymentPart } from "../../../contract/budget/calls.ts";
import type { BudgetItem } from "../../../contract/budget/schema.ts";
import { Field, FieldGroup, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { RandField } from "./rand-field.tsx";
import { checkPayment, paymentFrom } from "./read-values.ts";
import { budgetSaveFailed, type BudgetActions } from "./use-budget-actions.ts";
import styles from "./budget.module.css";

interface PaymentDialogProps {
  pay: BudgetItem;
  part: PaymentPart;
  open_cents: number;
  open: boolean;
  onClose: () => void;
  acts: BudgetActions;
}

/** Rule [budget-6]. */
export function PaymentDialog({ pay, part, open_cents, open, onClose, acts }: PaymentDialogProps) {
  const subject = pay.kind === "booking" ? { booking_id: pay.id } : { entry_id: pay.id };
  const attempt = useRef<Attempt>(undefined);
  const made = useForm({
    check: checkPayment,
    send(typed) {
      const body = { ...subject, ...paymentFrom(typed) };
      attempt.current = attemptFor(JSON.stringify(body), attempt.current);
      return call(addPaymentCall, { body, key: attempt.current.key, failed: budgetSaveFailed });
    },
    onDone({ budget, payment_id }) {
      onClose();
      acts.noted(budget, payment_id);
    },
  });
  const { fieldErrors } = made;
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title="Mark as paid"
      lead={pay.provider_name === null ? pay.title : `${pay.title}, ${pay.provider_name}`}
      made={made}
      send="It is paid"
      className={styles.form}
    >
      <Fields>
        <RandField
          label="Paid in rand"
          name="amount_cents"
          error={fieldErrors["amount_cents"]}
          cents={open_cents > 0 ? open_cents : null}
        />
        <Field label="On" error={fieldErrors["paid_on"]}>
          <Input name="paid_on" type="date" max={todayHere()} defaultValue={todayHere()} />
        </Field>
        <PartField item={pay} part={part} />
      </Fields>
      <p>A picture or PDF that shows it can be added afterwards, at the payment.</p>
    </FormDialog>
  );
}

function PartField({ item: { dues }, part }: { item: BudgetItem; part: PaymentPart }) {
  const choices = [...new Set([...dues.map((due) => due.part), "other" as const])];
  if (choices.length === 1) return <input type="hidden" name="part" value="other" />;
  const options = choices.map((each) => ({
    value: each,
    label: each === "other" ? "Something else" : partNames[each],
  }));
  return (
    <FieldGroup legend="What for?" wide>
      <Segments name="part" options={options} defaultValue={part} />
    </FieldGroup>
  );
}
