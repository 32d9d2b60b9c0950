import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./row-actions.module.css";

interface RowActionsProps {
  /** They have a line of the table to themselves. */
  below?: boolean;
  children: ReactNode;
}

/** What can be done with a row: words at its end, or buttons at the foot of its card. */
export function RowActions({ below, children }: RowActionsProps) {
  return <div className={classNames(styles.actions, below && styles.below)}>{children}</div>;
}
