import { Link } from "react-router";
import styles from "./view-links.module.css";

export interface ViewLink {
  to: string;
  name: string;
  isCurrent: boolean;
  total?: number;
}

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
