import type { ReactNode } from "react";
import styles from "./out-of-sight.module.css";

export function OutOfSight({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
