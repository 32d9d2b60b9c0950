import { useId } from "react";
import { call } from "../../../client/call.ts";
import { FormError } from "../../../client/form/form-error.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { saveCalendarRules } from "../../../contract/calendars/calls.ts";
import { weekdays } from "../../../contract/providers/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChip, Chips } from "../../../ui/chips.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { checkRules, readRules, rulesFrom } from "./rules-values.ts";
import { SeasonRows } from "./season-rows.tsx";
import type { MyRules } from "./use-calendar.ts";
import styles from "./entry-dialog.module.css";

interface RulesDialogProps {
  open: boolean;
  onClose: () => void;
  rules: MyRules;
  onSaved: () => Promise<void>;
}

/** Typed values stay while it is closed [calendars-16]. */
export function RulesDialog({ open, onClose, rules, onSaved }: RulesDialogProps) {
  const formId = useId();
  const toast = useToast();
  const { form, fieldErrors, error, isBusy } = useForm({
    read: readRules,
    check: checkRules,
    send: (typed) =>
      call(saveCalendarRules, {
        body: rulesFrom(typed),
        failed: "We couldn’t save your availability rules. Please check your connection and try again.",
      }),
    onDone() {
      onClose();
      toast("Availability rules saved.");
      void onSaved();
    },
  });
  const close = () => !isBusy && onClose();
  const count = { inputMode: "numeric", maxLength: 3, autoComplete: "off" } as const;
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Availability rules"
      lead="These apply to all dates. Couples only see whether a date is available."
      footerContent={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className={styles.form}>
        <Fields>
          <Field
            label="Weddings a day"
            help="If you take more than one, a date with a booking shows as “some places left”."
            error={fieldErrors["capacity"] ?? null}
          >
            <Input name="capacity" {...count} defaultValue={rules.capacity} />
          </Field>
          <Field
            label="Minimum notice (days)"
            help="Enter 0 if you would take a wedding tomorrow."
            error={fieldErrors["notice_days"] ?? null}
          >
            <Input name="notice_days" {...count} defaultValue={rules.notice_days} />
          </Field>
          <Field label="A hold expires after (days)" error={fieldErrors["hold_days"] ?? null}>
            <Input name="hold_days" {...count} defaultValue={rules.hold_days} />
          </Field>
        </Fields>
        <FieldGroup legend="Weekdays you don’t work" error={fieldErrors["weekdays_taken"] ?? null}>
          <Chips>
            {weekdays.map((day) => (
              <ChoiceChip
                key={day}
                name="weekdays_taken"
                value={day}
                defaultChecked={rules.weekdays_taken.includes(day)}
              >
                {day.slice(0, 1).toUpperCase() + day.slice(1)}
              </ChoiceChip>
            ))}
          </Chips>
        </FieldGroup>
        <SeasonRows seasons={rules.seasons} fieldErrors={fieldErrors} />
        <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      </form>
    </Dialog>
  );
}
