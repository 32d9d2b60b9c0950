import Copy from "lucide/dist/esm/icons/copy.mjs";
import { useState } from "react";
import * as limits from "../../../../../contract/limits.ts";
import { weekdays } from "../../../../../contract/providers/calls.ts";
import { Field, FieldGroup } from "../../../../../ui/form/field.tsx";
import { Input, Select } from "../../../../../ui/form/input.tsx";
import { Segments } from "../../../../../ui/form/segments.tsx";
import { Textarea } from "../../../../../ui/form/textarea.tsx";
import { IconButton } from "../../../../../ui/icon-button.tsx";
import { profileFields } from "../profile-fields.ts";
import { useField } from "../use-field.ts";
import { copyToAllDays, withDay, type WeekHours, usualDay, type Weekday } from "./business-hours.ts";
import styles from "./hours-editor.module.css";

/** Day by day, or as free text [providers-16]. Switching keeps both. */
export function HoursEditor() {
  const { value, change, leave, error } = useField("business_hours");
  const [other, setOther] = useState<typeof value>(typeof value === "string" ? {} : "");
  const isText = typeof value === "string";
  return (
    <div data-field="business_hours" className={styles.editor}>
      <FieldGroup legend={profileFields.business_hours.label} mark="(recommended)" error={isText ? null : error}>
        <Segments
          name="hours_form"
          options={[
            { value: "week", label: "Day by day" },
            { value: "text", label: "Free text" },
          ]}
          value={isText ? "text" : "week"}
          onChange={() => {
            setOther(value);
            change(other);
          }}
        />
      </FieldGroup>
      {isText ? (
        <Field label="Your hours in words" error={error}>
          <Textarea
            name="business_hours"
            rows={4}
            maxLength={limits.short_text_length_max}
            placeholder="By appointment, seven days a week"
            value={value}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
        </Field>
      ) : (
        <Week hours={value} onChange={change} />
      )}
    </div>
  );
}

function Week({ hours, onChange }: { hours: WeekHours; onChange: (hours: WeekHours) => void }) {
  return (
    <ul className={styles.week}>
      {weekdays.map((day) => (
        <li key={day}>
          <HoursDay
            day={day}
            entry={hours[day]}
            onChange={(entry) => onChange(withDay(hours, day, entry))}
            onCopy={() => onChange(copyToAllDays(hours, day))}
          />
        </li>
      ))}
    </ul>
  );
}

const dayName = (day: Weekday) => day.slice(0, 1).toUpperCase() + day.slice(1);

interface DayProps {
  day: Weekday;
  entry: WeekHours[Weekday];
  onChange: (entry: WeekHours[Weekday]) => void;
  onCopy: () => void;
}

const states = { unsaid: "Not set", open: "Open", closed: "Closed" } as const;

function HoursDay({ day, entry, onChange, onCopy }: DayProps) {
  const name = dayName(day);
  const times = typeof entry === "object" ? entry : null;
  const state: keyof typeof states = times ? "open" : entry === "closed" ? "closed" : "unsaid";
  return (
    <>
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <Select
        aria-label={name}
        value={state}
        autoComplete="off"
        onChange={(event) => {
          const chosen = event.target.value;
          onChange(chosen === "open" ? { ...usualDay } : chosen === "closed" ? "closed" : undefined);
        }}
      >
        {Object.entries(states).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {times && (
        <span className={styles.times}>
          <Input
            type="time"
            aria-label={`${name}, opens at`}
            value={times.open}
            autoComplete="off"
            onChange={(event) => onChange({ ...times, open: event.target.value })}
          />
          <span aria-hidden="true">to</span>
          <Input
            type="time"
            aria-label={`${name}, closes at`}
            value={times.close}
            autoComplete="off"
            onChange={(event) => onChange({ ...times, close: event.target.value })}
          />
        </span>
      )}
      {entry !== undefined && (
        <IconButton icon={Copy} label={`Copy ${name} to all days`} title="Copy to all days" onClick={onCopy} />
      )}
    </>
  );
}
