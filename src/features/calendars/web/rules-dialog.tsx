import Plus from "lucide/dist/esm/icons/plus.mjs";
import Trash from "lucide/dist/esm/icons/trash.mjs";
import { useEffect, useRef, useState } from "react";
import { call } from "../../../client/call/call.ts";
import { FormDialog } from "../../../client/form/form-dialog.tsx";
import { useForm, type FormErrors } from "../../../client/form/use-form.ts";
import { saveCalendarRulesCall } from "../../../contract/calendars/calls.ts";
import type { CalendarRules } from "../../../contract/calendars/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import * as limits from "../../../contract/limits.ts";
import { weekdays } from "../../../contract/providers/calls.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceChip, Chips } from "../../../ui/form/chips.tsx";
import { Field, FieldGroup, Fields } from "../../../ui/form/field.tsx";
import { Input, Select } from "../../../ui/form/input.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { checkRules, readRules, rulesFrom } from "./rules-values.ts";
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
  const toast = useToast();
  const made = useForm({
    read: readRules,
    check: checkRules,
    send: (typed) =>
      call(saveCalendarRulesCall, {
        body: rulesFrom(typed),
        failed: "We couldn’t save your availability rules. Please check your connection and try again.",
      }),
    onDone() {
      onClose();
      toast("Availability rules saved.");
      void onSaved();
    },
  });
  const { fieldErrors } = made;
  const count = { inputMode: "numeric", maxLength: 3, autoComplete: "off" } as const;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Availability rules"
      lead="These apply to all dates. Couples only see whether a date is available."
      made={made}
      send="Save"
      className={styles.form}
    >
      <Fields>
        <Field
          label="Weddings a day"
          help="If you take more than one, a date with a booking shows as “some places left”."
          error={fieldErrors["capacity"]}
        >
          <Input name="capacity" {...count} defaultValue={rules.capacity} />
        </Field>
        <Field
          label="Minimum notice (days)"
          help="Enter 0 if you would take a wedding tomorrow."
          error={fieldErrors["notice_days"]}
        >
          <Input name="notice_days" {...count} defaultValue={rules.notice_days} />
        </Field>
        <Field label="A hold expires after (days)" error={fieldErrors["hold_days"]}>
          <Input name="hold_days" {...count} defaultValue={rules.hold_days} />
        </Field>
      </Fields>
      <FieldGroup legend="Weekdays you don’t work" error={fieldErrors["weekdays_taken"]}>
        <Chips>
          {weekdays.map((day) => (
            <ChoiceChip key={day} name="weekdays_taken" value={day} defaultChecked={rules.weekdays_taken.includes(day)}>
              {day.slice(0, 1).toUpperCase() + day.slice(1)}
            </ChoiceChip>
          ))}
        </Chips>
      </FieldGroup>
      <SeasonRows seasons={rules.seasons} fieldErrors={fieldErrors} />
    </FormDialog>
  );
}

type Season = CalendarRules["seasons"][number];

const usual: Season = { from: "12-24", to: "01-02" };

/** Closed every year. */
function SeasonRows({ seasons, fieldErrors }: { seasons: readonly Season[]; fieldErrors: FormErrors }) {
  const [rows, setRows] = useState(() => seasons.map((season, place) => ({ place, season })));
  const next = useRef(seasons.length);
  const list = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    list.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = null;
  }, [rows]);

  function add() {
    const place = next.current;
    next.current += 1;
    focusOn.current = `[name="season-${place}-from-day"]`;
    setRows([...rows, { place, season: usual }]);
  }
  function remove(place: number) {
    focusOn.current = "[data-add]";
    setRows(rows.filter((row) => row.place !== place));
  }
  return (
    <div ref={list} className={styles.seasons}>
      {rows.map(({ place, season }, at) => (
        <FieldGroup
          key={place}
          legend={`Closed season ${at + 1}`}
          error={fieldErrors[`season-${place}-from-day`] ?? fieldErrors[`season-${place}-to-day`] ?? null}
        >
          <div className={styles.season}>
            <YearDay name={`season-${place}-from`} label="from" day={season.from} />
            <YearDay name={`season-${place}-to`} label="to" day={season.to} />
            <IconButton icon={Trash} label={`Remove closed season ${at + 1}`} onClick={() => remove(place)} />
          </div>
        </FieldGroup>
      ))}
      <Button
        small
        variant="outline"
        icon={Plus}
        data-add
        disabled={rows.length >= limits.calendar_seasons_max}
        onClick={add}
      >
        Add a closed season
      </Button>
    </div>
  );
}

const months = Array.from({ length: 12 }, (_, at) => {
  const value = String(at + 1).padStart(2, "0");
  return { value, name: formatDate(`2024-${value}-01`).slice(2, -5) };
});
const days = Array.from({ length: 31 }, (_, at) => String(at + 1).padStart(2, "0"));

function YearDay({ name, label, day }: { name: string; label: string; day: string }) {
  return (
    <div className={styles.yearDay}>
      <span aria-hidden="true">{label}</span>
      <Select name={`${name}-day`} aria-label={`Closed ${label}: day`} defaultValue={day.slice(3)} autoComplete="off">
        {days.map((value) => (
          <option key={value} value={value}>
            {Number(value)}
          </option>
        ))}
      </Select>
      <Select
        name={`${name}-month`}
        aria-label={`Closed ${label}: month`}
        defaultValue={day.slice(0, 2)}
        autoComplete="off"
      >
        {months.map(({ value, name: month }) => (
          <option key={value} value={value}>
            {month}
          </option>
        ))}
      </Select>
    </div>
  );
}
