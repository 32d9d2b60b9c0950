import type { ReactNode } from "react";
import styles from "./list-tools.module.css";

export function ListTools({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.tools} role="search">
      <div className={styles.wishes}>{children}</div>
      {action}
    </div>
  );
}
