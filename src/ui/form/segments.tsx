import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./segments.module.css";

interface Option {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

interface SegmentsProps {
  name: string;
  options: readonly Option[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** A single choice. Use in a FieldGroup with the question as legend. */
export function Segments({ name, options, value, defaultValue, onChange }: SegmentsProps) {
  return (
    <div className={styles.segments}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            onChange={() => onChange?.(option.value)}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

interface TiersProps {
  name: string;
  options: readonly (Option & { hint?: string })[];
  values?: readonly string[];
  defaultValues?: readonly string[];
  onToggle?: (value: string, checked: boolean) => void;
  compact?: boolean;
}

export function Tiers({ name, options, values, defaultValues, onToggle, compact = false }: TiersProps) {
  return (
    <div className={classNames(styles.tiers, compact && styles.compact)}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            name={name}
            value={option.value}
            disabled={option.disabled}
            onChange={(event) => onToggle?.(option.value, event.target.checked)}
            {...(values === undefined
              ? { defaultChecked: defaultValues?.includes(option.value) ?? false }
              : { checked: values.includes(option.value) })}
          />
          <b>{option.label}</b>
          {option.hint && <span>{option.hint}</span>}
        </label>
      ))}
    </div>
  );
}
