import { useRef, useState, type ChangeEvent } from "react";
import { todayHere } from "../../../../client/today-here.ts";
import { lastBookableDay } from "../../../../contract/south-african-time.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Input, Select } from "../../../../ui/form/input.tsx";
import styles from "./filter-fields.module.css";

export interface DateFieldsProps {
  /** `YYYY-MM-DD`, empty for none. */
  date: string;
  flex: string;
}

/** The form gets the date once it is complete and allowed [calendars-8]. */
export function DateFields({ date, flex }: DateFieldsProps) {
  const saved = useRef<HTMLInputElement>(null);
  const [today] = useState(todayHere);
  const last = lastBookableDay(today);
  const hear = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    if (!saved.current || saved.current.value === value) return;
    if (value !== "" && (value < today || value > last)) return;
    saved.current.value = value;
    saved.current.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div className={styles.fields}>
      <Field label="Wedding date">
        <Input type="date" min={today} max={last} defaultValue={date} onChange={hear} />
      </Field>
      <input ref={saved} type="hidden" name="date" defaultValue={date} />
      <Field label="Is your date flexible?">
        <Select name="flex" defaultValue={flex}>
          <option value="">That day only</option>
          <option value="weekend">Friday to Sunday</option>
          <option value="month">Any Saturday of the month</option>
        </Select>
      </Field>
    </div>
  );
}
