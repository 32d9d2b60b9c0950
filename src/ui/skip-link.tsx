import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

/** The first stop of the Tab key: jumps over the navigation to the element with this id (give it `tabIndex={-1}`). */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  );
}
