import { Link } from "react-router";
import { formatNumber } from "../../contract/format.ts";
import { Skeleton } from "../page/skeleton.tsx";
import styles from "./figures.module.css";

interface Figure {
  label: string;
  value: number | null;
  to?: string;
  isCurrent?: boolean;
}

interface FiguresProps {
  figures: readonly Figure[];
  hasFailed?: boolean;
}

export function Figures({ figures, hasFailed = false }: FiguresProps) {
  const missing = hasFailed ? "–" : <Skeleton width="3ch" height="1em" />;
  return (
    <ul className={styles.figures}>
      {figures.map(({ label, value, to, isCurrent = false }) => {
        const figure = (
          <>
            <b>{value === null ? missing : formatNumber(value)}</b>
            <span>{label}</span>
          </>
        );
        return (
          <li key={label}>
            {to === undefined ? (
              figure
            ) : (
              <Link to={to} preventScrollReset aria-current={isCurrent ? "page" : undefined}>
                {figure}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
