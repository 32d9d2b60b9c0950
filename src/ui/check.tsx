import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./check.module.css";

interface CheckProps extends Omit<ComponentProps<"input">, "type"> {
  type?: "checkbox" | "radio";
  /** The words beside the box. */
  children: ReactNode;
  /** A faint number at the end of the line. */
  tally?: ReactNode;
}

/** A tick box, or a radio dot, in a line of 44 px that is all target. */
export function Check({ type = "checkbox", children, tally, className, ...rest }: CheckProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type={type} />
      <span>{children}</span>
      {tally !== undefined && <span className={styles.tally}>{tally}</span>}
    </label>
  );
}
