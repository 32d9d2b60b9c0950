import { formatNumber } from "../contract/format.ts";
import { Skeleton } from "./skeleton.tsx";
import styles from "./figures.module.css";

interface Figure {
  label: string;
  /** Null while it is fetched. */
  value: number | null;
}

/** A few numbers that matter, large. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value }) => (
        <li key={label}>
          <b>{value === null ? <Skeleton width="3ch" height="1em" /> : formatNumber(value)}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
