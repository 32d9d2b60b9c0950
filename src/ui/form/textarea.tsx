import { useState, type ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { OutOfSight } from "../page/out-of-sight.tsx";
import { useFieldWiring } from "./field-wiring.ts";
import control from "./input.module.css";
import styles from "./textarea.module.css";

/** Screen readers get a count from here on, in steps of ten. */
const warn_from_characters = 50;

function grouped(count: number) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, " ");
}

function Count({ used, max, late }: { used: number; max: number; late: boolean }) {
  const left = max - used;
  return (
    <>
      {(!late || left <= max / 10) && (
        <span className={styles.count} aria-hidden="true">
          {grouped(used)} of {grouped(max)}
        </span>
      )}
      <span role="status">
        <OutOfSight>
          {left <= warn_from_characters ? `${Math.ceil(left / 10) * 10 || "No"} characters left` : ""}
        </OutOfSight>
      </span>
    </>
  );
}

interface TextareaProps extends ComponentProps<"textarea"> {
  compact?: boolean;
}

export function Textarea({ className, onChange, compact = false, ...rest }: TextareaProps) {
  const wiring = useFieldWiring(rest);
  const [typed, setTyped] = useState(String(rest.defaultValue ?? "").length);
  const used = rest.value === undefined ? typed : String(rest.value).length;
  return (
    <div className={styles.frame}>
      <textarea
        rows={4}
        {...rest}
        {...wiring}
        className={classNames(control.control, styles.textarea, compact && styles.compact, className)}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
      />
      {rest.maxLength !== undefined && <Count used={used} max={rest.maxLength} late={compact} />}
    </div>
  );
}
