import { Link } from "../../../../ui/link.tsx";
import type { SearchSummary } from "./summarise-search.ts";
import styles from "./search-meaning.module.css";

/** The interpretation and its alternatives [browse-21]. */
export function SearchMeaning({ meaning, notes, suggestions }: SearchSummary) {
  return (
    <p className={styles.line}>
      {meaning && (
        <>
          Showing <strong>{meaning}</strong>.{" "}
        </>
      )}
      {notes.map((note) => `${note} `)}
      {suggestions.map(({ label, to }) => (
        <Link key={to} to={to} preventScrollReset className={styles.way}>
          {label}
        </Link>
      ))}
    </p>
  );
}
