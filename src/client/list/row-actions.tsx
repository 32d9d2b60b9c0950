import type { ReactNode } from "react";
import styles from "./row-actions.module.css";

/** What can be done with a row: words at its end, or buttons at the foot of its card. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
