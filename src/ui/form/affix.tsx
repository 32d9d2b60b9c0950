import type { ReactNode } from "react";
import styles from "./affix.module.css";

interface AffixProps {
  before?: ReactNode;
  after?: ReactNode;
  /** One Input. */
  children: ReactNode;
}

/** Screen readers ignore the unit, so the label must include it. */
export function Affix({ before, after, children }: AffixProps) {
  return (
    <div className={styles.affix}>
      {before && <span aria-hidden="true">{before}</span>}
      {children}
      {after && <span aria-hidden="true">{after}</span>}
    </div>
  );
}
