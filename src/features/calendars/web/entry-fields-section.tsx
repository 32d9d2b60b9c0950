import { FormError } from "../../../client/form/form-error.tsx";
import type { FormErrors } from "../../../client/form/use-form.ts";
import { entryKinds } from "../../../contract/calendars/calls.ts";
import type { EntryKind } from "../../../contract/calendars/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { addDays } from "../../../contract/south-african-time.ts";
import { Field, FieldGroup, Fields } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { kindLabels } from "./day-words.ts";
import { addMonths, lastDayOf, monthOf } from "./month-grid.ts";
import type { DayRange } from "./range-selection.ts";

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

export function EntryFieldsSection({
  kind,
  range,
  today,
  note,
  hold_days,
  fieldErrors,
  error,
}: EntryFieldsSectionProps) {
  const latest = lastDayOf(addMonths(monthOf(today), limits.date_ahead_years_max * 12));
  const dates = { type: "date", min: addDays(today, -limits.calendar_entry_days_max), max: latest } as const;
  return (
    <>
      <FieldGroup legend="What is it?" help={meanings[kind]} error={fieldErrors["kind"] ?? null}>
        <Segments
          name="kind"
          options={entryKinds.map((each) => ({ value: each, label: kindLabels[each].verb }))}
          value={kind}
        />
      </FieldGroup>
      <Fields>
        <Field label="From" error={fieldErrors["from"] ?? null}>
          <Input name="from" {...dates} defaultValue={range.from} required />
        </Field>
        <Field label="To" help="The last day. Leave it empty for one day." error={fieldErrors["to"] ?? null}>
          <Input name="to" {...dates} defaultValue={range.to} />
        </Field>
        {kind === "hold" && (
          <Field label="Hold for (days)" help="Counted from today." error={fieldErrors["hold_days"] ?? null}>
            <Input name="hold_days" inputMode="numeric" maxLength={3} defaultValue={hold_days} autoComplete="off" />
          </Field>
        )}
        <Field label="Note" mark="(optional)" help="Only you see this." error={fieldErrors["note"] ?? null} wide>
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
