import { useId, useRef } from "react";
import { call } from "../../../client/call.ts";
import { attemptFor, type Attempt } from "../../../client/draft.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { todayHere } from "../../../client/today-here.ts";
import type { BudgetItem } from "../../../contract/budget/shapes.ts";
import { addPayment, partNames, type PaymentPart } from "../../../contract/budget/words.ts";
import { Affix } from "../../../ui/affix.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { checkPayment, paymentFrom, typedRand } from "./read-values.ts";
import { failed, type BudgetActs } from "./use-budget-acts.ts";
import styles from "./budget.module.css";

interface PaymentDialogProps {
  pay: BudgetItem;
  part: PaymentPart;
  open_cents: number;
  open: boolean;
  onClose: () => void;
  acts: BudgetActs;
}

/** Ticks something off as paid: how much, and on which day [budget-6]. */
export function PaymentDialog({ pay, part, open_cents, open, onClose, acts }: PaymentDialogProps) {
  const formId = useId();
  const subject = pay.kind === "booking" ? { booking_id: pay.id } : { entry_id: pay.id };
  const attempt = useRef<Attempt>(undefined);
  const { form, faults, error, isBusy } = useForm({
    check: checkPayment,
    send(typed) {
      const body = { ...subject, ...paymentFrom(typed) };
      attempt.current = attemptFor(JSON.stringify(body), attempt.current);
      return call(addPayment, { body, key: attempt.current.key, failed });
    },
    onDone({ budget, payment_id }) {
      onClose();
      acts.noted(budget, payment_id);
    },
  });
  return (
    <Dialog
      open={open}
      onClose={() => !isBusy && onClose()}
      sheet
      title="Ticked off as paid"
      lead={pay.provider_name === null ? pay.title : `${pay.title}, ${pay.provider_name}`}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            It is paid
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form}>
        <Fields>
          <Field label="Paid in rand" error={faults["amount_cents"] ?? null}>
            <Affix before="R">
              <Input
                name="amount"
                inputMode="decimal"
                maxLength={20}
                autoComplete="off"
                defaultValue={open_cents > 0 ? typedRand(open_cents) : ""}
              />
            </Affix>
          </Field>
          <Field label="On" error={faults["paid_on"] ?? null}>
            <Input name="paid_on" type="date" max={todayHere()} defaultValue={todayHere()} />
          </Field>
          <Part item={pay} part={part} />
        </Fields>
        <p>A picture or PDF that shows it can be added afterwards, at the payment.</p>
        <FormError sentence={error} isAtField={Object.keys(faults).length > 0} />
      </form>
    </Dialog>
  );
}

/** Of a booking, what is paid. */
function Part({ item: { dues }, part }: { item: BudgetItem; part: PaymentPart }) {
  const parts = [...new Set([...dues.map((due) => due.part), "other" as const])];
  if (parts.length === 1) return <input type="hidden" name="part" value="other" />;
  const options = parts.map((each) => ({ value: each, label: each === "other" ? "Something else" : partNames[each] }));
  return (
    <FieldGroup legend="What for?" wide>
      <Segments name="part" options={options} defaultValue={part} />
    </FieldGroup>
  );
}
