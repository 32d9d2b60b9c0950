import { useId, useState } from "react";
import { useForm, type FormErrors } from "../../../client/form/use-form.ts";
import { entryKinds } from "../../../contract/calendars/calls.ts";
import type { CalendarEntry, EntryKind } from "../../../contract/calendars/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { addDays } from "../../../contract/south-african-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/form/field.tsx";
import { Input } from "../../../ui/form/input.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import {
  formatDateWithWeekday,
  formatSpan,
  formatDayRange,
  inSentence,
  kindLabels,
  formatAvailabilities,
} from "./day-labels.ts";
import { EntryList } from "./entry-list.tsx";
import { checkCalendarEntryForm, daysLeft, calendarEntryFrom, kindIn } from "./entry-values.ts";
import { addMonths, lastDayOf, monthOf } from "./month-grid.ts";
import type { DayRange } from "./range-selection.ts";
import { saveCalendarEntry, type Opened, type ViewProps } from "./use-entry-actions.ts";
import text from "../../../ui/text.module.css";
import styles from "./entry-dialog.module.css";

interface EntryDialogProps extends Pick<ViewProps, "calendar" | "rules" | "today" | "acts" | "onOpen" | "reload"> {
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
  what: Opened;
}

/** Rule [calendars-13]. */
export function CalendarEntryDialog({ open, what, ...props }: EntryDialogProps) {
  const formId = useId();
  const { calendar, today } = props;
  const before = "entry" in what ? what.entry : null;
  const range = "entry" in what ? what.entry : what.range;
  const { form, fieldErrors, error, isBusy, kind } = useEntryForm(before, props);
  const close = () => !isBusy && props.onClose();
  const isPast = before === null && range.to < today;
  return (
    <Dialog
      open={open}
      onClose={close}
      sheet
      title={before ? `Edit ${inSentence(before)}` : titleOf(range)}
      lead={before ? undefined : leadOf(range, { calendar, today })}
      footerContent={
        <>
          <Button variant="quiet" onClick={close}>
            {isPast ? "Close" : "Cancel"}
          </Button>
          {!isPast && (
            <Button type="submit" form={formId} busy={isBusy}>
              {before ? "Save" : kindLabels[kind].verb}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {before === null && <StatusInfo range={range} {...props} />}
        {isPast ? (
          <p className={text.soft}>{range.from === range.to ? "This day is" : "These days are"} past.</p>
        ) : (
          <form {...form} id={formId} className={styles.form}>
            <EntryFieldsSection
              kind={kind}
              range={range}
              today={today}
              note={before?.note ?? ""}
              hold_days={holdDaysOf(before) ?? props.rules.hold_days}
              fieldErrors={fieldErrors}
              error={error}
            />
          </form>
        )}
      </div>
    </Dialog>
  );
}

type DialogActions = Omit<EntryDialogProps, "open" | "what">;

function useEntryForm(before: CalendarEntry | null, { onSaved, acts, reload }: DialogActions) {
  const [kind, setKind] = useState(before?.kind ?? "block");
  const form = useForm({
    check: checkCalendarEntryForm,
    send: (typed) => saveCalendarEntry(calendarEntryFrom(typed), before),
    onEdit: (typed) => setKind(kindIn(typed)),
    // the day may be taken, or the request may have arrived: the form then shows both
    onRefused: () => void reload(),
    onDone({ entry }) {
      onSaved();
      acts.saved(entry, before);
    },
  });
  return { ...form, kind };
}

function StatusInfo({ range, calendar, today, acts, onOpen, onClose }: DialogActions & { range: DayRange }) {
  const id = useId();
  const entries = calendar.entries.filter(({ from, to }) => from <= range.to && to >= range.from);
  if (entries.length === 0) return null;
  const behind = (act: (entry: CalendarEntry) => Promise<void>) => (entry: CalendarEntry) => {
    onClose();
    return act(entry);
  };
  return (
    <section aria-labelledby={id} className={styles.status}>
      <h3 id={id}>Entries</h3>
      <EntryList
        entries={entries}
        today={today}
        status="whole"
        acts={{ remove: behind(acts.remove), holdAgain: behind(acts.holdAgain) }}
        onEdit={(entry) => onOpen({ entry })}
        nothing=""
      />
    </section>
  );
}

/** A lapsed hold starts again. */
function holdDaysOf(entry: CalendarEntry | null): number | null {
  if (!entry?.lapses_at || entry.has_lapsed) return null;
  return daysLeft(entry.lapses_at, Date.now());
}

function titleOf({ from, to }: DayRange): string {
  return from === to ? formatDateWithWeekday(from) : formatSpan(from, to);
}

function leadOf(range: DayRange, { calendar, today }: Pick<EntryDialogProps, "calendar" | "today">): string {
  const { from, to } = range;
  const days = calendar.days.filter(({ date }) => from <= date && date <= to && date >= today);
  const seen = days.length > 0 ? `Couples see: ${formatAvailabilities(days)}` : "";
  if (from === to) return seen;
  return [formatDayRange(from, to), seen].filter((sentence) => sentence !== "").join(". ");
}

interface EntryFieldsSectionProps {
  kind: EntryKind;
  range: DayRange;
  today: string;
  note: string;
  hold_days: number;
  fieldErrors: FormErrors;
  error: string | null;
}

const meanings = {
  block: "You’re not available: on holiday, for example.",
  hold: "For a couple that is still deciding. It expires automatically.",
  booking: "A confirmed wedding. It uses one of the day’s slots.",
} as const satisfies Record<EntryKind, string>;

function EntryFieldsSection({ kind, range, today, note, hold_days, fieldErrors, error }: EntryFieldsSectionProps) {
  const latest = lastDayOf(addMonths(monthOf(today), limits.date_ahead_years_max * 12));
  const dates = { type: "date", min: addDays(today, -limits.calendar_entry_days_max), max: latest } as const;
  return (
    <>
      <FieldGroup legend="What is it?" help={meanings[kind]} error={fieldErrors["kind"]}>
        <Segments
          name="kind"
          options={entryKinds.map((each) => ({ value: each, label: kindLabels[each].verb }))}
          value={kind}
        />
      </FieldGroup>
      <Fields>
        <Field label="From" error={fieldErrors["from"]}>
          <Input name="from" {...dates} defaultValue={range.from} required />
        </Field>
        <Field label="To" help="The last day. Leave it empty for one day." error={fieldErrors["to"]}>
          <Input name="to" {...dates} defaultValue={range.to} />
        </Field>
        {kind === "hold" && (
          <Field label="Hold for (days)" help="Counted from today." error={fieldErrors["hold_days"]}>
            <Input name="hold_days" inputMode="numeric" maxLength={3} defaultValue={hold_days} autoComplete="off" />
          </Field>
        )}
        <Field label="Note" mark="(optional)" help="Only you see this." error={fieldErrors["note"]} wide>
          <Input
            name="note"
            maxLength={limits.calendar_note_length_max}
            defaultValue={note}
            autoComplete="off"
            placeholder="Couple, venue, package"
          />
        </Field>
      </Fields>
      <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
    </>
  );
}
