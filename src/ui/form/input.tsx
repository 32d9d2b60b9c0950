import Search from "lucide/dist/esm/icons/search.mjs";
import { useId, type ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../page/icon.tsx";
import { OutOfSight } from "../page/out-of-sight.tsx";
import { useFieldWiring } from "./field-wiring.ts";
import styles from "./input.module.css";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  const wiring = useFieldWiring(rest);
  return <input type="text" {...rest} {...wiring} className={classNames(styles.control, className)} />;
}

export function Select({ className, ...rest }: ComponentProps<"select">) {
  const wiring = useFieldWiring(rest);
  return <select {...rest} {...wiring} className={classNames(styles.control, styles.select, className)} />;
}

interface SearchFieldProps extends ComponentProps<"input"> {
  label: string;
}

/** Needs no Field: its label is hidden. */
export function SearchField({ label, className, ...rest }: SearchFieldProps) {
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  return (
    <div className={classNames(styles.search, className)}>
      <label htmlFor={id}>
        <OutOfSight>{label}</OutOfSight>
        <Icon of={Search} />
      </label>
      <input type="search" autoComplete="off" {...rest} id={id} className={styles.control} />
    </div>
  );
}
