import type { ReactNode } from "react";
import styles from "./steps.module.css";

interface StepsProps {
  label: ReactNode;
  done: number;
  of: number;
}

export function Steps({ label, done, of }: StepsProps) {
  return (
    <div className={styles.progress}>
      <p>
        <span>{label}</span>
        <span>
          {done}/{of}
        </span>
      </p>
      <div className={styles.steps} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} className={index < done ? styles.on : undefined} />
        ))}
      </div>
    </div>
  );
}
