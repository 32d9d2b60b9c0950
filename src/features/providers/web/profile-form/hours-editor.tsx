import { useState } from "react";
import * as limits from "../../../../contract/limits.ts";
import { weekdays } from "../../../../contract/providers/calls.ts";
import { Field, FieldGroup } from "../../../../ui/field.tsx";
import { Segments } from "../../../../ui/segments.tsx";
import { Textarea } from "../../../../ui/textarea.tsx";
import { copyToAllDays, withDay, type WeekHours } from "./business-hours.ts";
import { HoursDay } from "./hours-day.tsx";
import { profileFields } from "./profile-fields.ts";
import { useField } from "./use-field.ts";
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
