import type { ReactNode } from "react";
import styles from "./specimen.module.css";

export function Specimen({ name, night = false, children }: { name: string; night?: boolean; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <p className={styles.name}>{name}</p>
      <div className={night ? styles.night : styles.states}>{children}</div>
    </div>
  );
}
