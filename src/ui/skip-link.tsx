import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** The first tab stop; its target needs `tabIndex={-1}`. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
