import Pencil from "lucide/dist/esm/icons/pencil.mjs";
import type { CSSProperties } from "react";
import { call } from "../../../client/call/call.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { saveBudgetCall } from "../../../contract/budget/calls.ts";
import { formatSignedRand } from "../../../contract/budget/format-signed-rand.ts";
import type { Budget } from "../../../contract/budget/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { FactsList } from "../../../ui/data/facts-list.tsx";
import { useOpening } from "../../../ui/use-opening.ts";
import { checkTotal, totalFrom } from "./check-total.ts";
import { TotalFields } from "./total-fields.tsx";
import { budgetSaveFailed } from "./use-budget-actions.ts";
import styles from "./budget.module.css";
import plot from "./plot.module.css";

interface HeadlineProps {
  budget: Budget;
  onChanged: (budget: Budget) => void;
}

export function BudgetHeadline({ budget, onChanged }: HeadlineProps) {
  const { key, isOpen, open, close } = useOpening();
  const { total_cents, left_cents, booked_cents, paid_cents, needed_cents, guests } = budget;
  const total = total_cents ?? 0;
  const left = left_cents ?? 0;
  const facts = [
    { term: "Booked", detail: formatSignedRand(booked_cents) },
    { term: "Paid", detail: formatSignedRand(paid_cents) },
    { term: "Still planned", detail: formatSignedRand(needed_cents - booked_cents) },
    ...(guests === null
      ? []
      : [{ term: `For each of ${guests} guests`, detail: formatSignedRand(Math.round(total / guests)) }]),
  ];
  return (
    <section className={styles.headline} aria-label="What is left">
      <p className={classNames(styles.left, left < 0 && styles.over)}>
        <b>{formatSignedRand(Math.abs(left))}</b>{" "}
        {left < 0 ? "over your total" : `remaining of ${formatSignedRand(total)}`}
      </p>
      <TotalBar budget={budget} />
      <FactsList facts={facts} className={styles.facts} />
      {budget.may_change && (
        <div className={styles.acts}>
          <Button small variant="outline" icon={Pencil} onClick={open}>
            Change total or guests
          </Button>
          <TotalDialog key={key} budget={budget} open={isOpen} onClose={close} onChanged={onChanged} />
        </div>
      )}
    </section>
  );
}

function TotalBar({ budget: { total_cents, booked_cents, paid_cents, needed_cents } }: { budget: Budget }) {
  const full_cents = Math.max(total_cents ?? 0, needed_cents, 1);
  const widthStyle = (cents: number) => ({ "--part": `${(Math.max(0, cents) / full_cents) * 100}%` }) as CSSProperties;
  const paid = Math.min(paid_cents, booked_cents);
  return (
    <div className={classNames(plot.bar, plot.wholeBar)} aria-hidden="true">
      <i className={plot.paid} style={widthStyle(paid)} />
      <i className={plot.booked} style={widthStyle(booked_cents - paid)} />
      <i className={plot.planned} style={widthStyle(needed_cents - booked_cents)} />
    </div>
  );
}

interface TotalDialogProps extends HeadlineProps {
  open: boolean;
  onClose: () => void;
}

function TotalDialog({ budget, open, onClose, onChanged }: TotalDialogProps) {
  const made = useForm({
    check: checkTotal,
    send: (typed) => call(saveBudgetCall, { body: totalFrom(typed, budget), failed: budgetSaveFailed }),
    onDone({ budget: newer }) {
      onChanged(newer);
      onClose();
    },
  });
  const { fieldErrors } = made;
  return (
    <FormDialog
      sheet
      open={open}
      onClose={onClose}
      title="Total and guests"
      lead="The amounts planned for each category don’t change."
      made={made}
      send="Save"
      className={styles.form}
    >
      <TotalFields budget={budget} fieldErrors={fieldErrors} />
    </FormDialog>
  );
}
