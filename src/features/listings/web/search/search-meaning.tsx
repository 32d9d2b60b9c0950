import { Link } from "../../../../ui/link.tsx";
import type { SearchSummary } from "./summarise-search.ts";
import styles from "./search-meaning.module.css";

/** The interpretation and its alternatives [browse-21]. */
export function SearchMeaning({ meaning, suggestions }: SearchSummary) {
  return (
    <p className={styles.line}>
      Showing <strong>{meaning}</strong>.{" "}
      {suggestions.map(({ label, to }) => (
        <Link key={to} to={to} preventScrollReset className={styles.way}>
          {label}
        </Link>
      ))}
    </p>
  );
}
