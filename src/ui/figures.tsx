import { formatNumber } from "../contract/format.ts";
import { Skeleton } from "./skeleton.tsx";
import styles from "./figures.module.css";

interface Figure {
  label: string;
  /** Null while it is fetched. */
  value: number | null;
}

interface FiguresProps {
  figures: readonly Figure[];
  /** What is not there will not come either. */
  hasFailed?: boolean;
}

/** A few numbers that matter, large. */
export function Figures({ figures, hasFailed = false }: FiguresProps) {
  const missing = hasFailed ? "–" : <Skeleton width="3ch" height="1em" />;
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value }) => (
        <li key={label}>
          <b>{value === null ? missing : formatNumber(value)}</b>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
