import Copy from "lucide/dist/esm/icons/copy.mjs";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Input, Select } from "../../../../ui/input.tsx";
import { usualDay, type Weekday, type WeekHours } from "./business-hours.ts";
import styles from "./hours-editor.module.css";

const dayName = (day: Weekday) => day.slice(0, 1).toUpperCase() + day.slice(1);

interface DayProps {
  day: Weekday;
  entry: WeekHours[Weekday];
  onChange: (entry: WeekHours[Weekday]) => void;
  onCopy: () => void;
}

const states = { unsaid: "Not set", open: "Open", closed: "Closed" } as const;

export function HoursDay({ day, entry, onChange, onCopy }: DayProps) {
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
