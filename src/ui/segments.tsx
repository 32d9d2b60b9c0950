import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./segments.module.css";

interface Option {
  value: string;
  label: ReactNode;
  disabled?: boolean;
}

interface SegmentsProps {
  /** The name of the field in its form. */
  name: string;
  options: readonly Option[];
  /** The chosen value, where the parent holds it; otherwise `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

/** One of a few, side by side. Put it in a FieldGroup, whose legend asks the question. */
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
  /** The name that each ticked box bears in the form. */
  name: string;
  /** At most four; `hint` is the small word below. */
  options: readonly (Option & { hint?: string })[];
  /** The ticked values, where the parent holds them; otherwise `defaultValues`. */
  values?: readonly string[];
  defaultValues?: readonly string[];
  onToggle?: (value: string, checked: boolean) => void;
  /** Lower, for narrow side columns. */
  compact?: boolean;
}

/** Four boxes in a row, any of which may be ticked. Put it in a FieldGroup. */
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
