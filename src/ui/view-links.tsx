import { Link } from "react-router";
import styles from "./view-links.module.css";

/** One view of a page: its address, and how many stand in it where that is worth saying. */
export interface ViewLink {
  to: string;
  name: string;
  isCurrent: boolean;
  total?: number;
}

/** The views of one page beside each other; they scroll sideways where they don't fit. */
export function ViewLinks({ label, views }: { label: string; views: readonly ViewLink[] }) {
  return (
    <nav aria-label={label} className={styles.views}>
      {views.map(({ to, name, isCurrent, total = 0 }) => (
        <Link key={to} to={to} preventScrollReset aria-current={isCurrent ? "page" : undefined}>
          {name}
          {total > 0 && <small>{total}</small>}
        </Link>
      ))}
    </nav>
  );
}
