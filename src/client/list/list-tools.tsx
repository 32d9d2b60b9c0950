import type { ReactNode } from "react";
import styles from "./list-tools.module.css";

/** What narrows a list down, above it, and what is done with all of it. */
export function ListTools({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.tools} role="search">
      <div className={styles.wishes}>{children}</div>
      {action}
    </div>
  );
}
