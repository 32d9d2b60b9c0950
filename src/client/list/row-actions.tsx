import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import styles from "./row-actions.module.css";

interface RowActionsProps {
  below?: boolean;
  children: ReactNode;
}

export function RowActions({ below, children }: RowActionsProps) {
  return <div className={classNames(styles.actions, below && styles.below)}>{children}</div>;
}
