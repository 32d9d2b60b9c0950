import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./check.module.css";

interface CheckProps extends Omit<ComponentProps<"input">, "type"> {
  type?: "checkbox" | "radio";
  children: ReactNode;
  tally?: ReactNode;
}

/** The whole 44 px line is the target. */
export function Check({ type = "checkbox", children, tally, className, ...rest }: CheckProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...rest} type={type} />
      <span>{children}</span>
      {tally !== undefined && <span className={styles.tally}>{tally}</span>}
    </label>
  );
}
