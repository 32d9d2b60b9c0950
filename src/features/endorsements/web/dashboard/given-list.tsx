import { href } from "react-router";
import type { EndorsementGiven } from "../../../../contract/endorsements/shapes.ts";
import { formatCount, formatDate } from "../../../../contract/format.ts";
import { Link } from "../../../../ui/link.tsx";
import { useFew } from "../../../../ui/use-few.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./dashboard.module.css";

/** More than these at once are shown when asked for. */
const shown_max = 6;

/** The endorsements that a provider gave, newest first [trust-11]. */
export function GivenList({ endorsements }: { endorsements: readonly EndorsementGiven[] }) {
  const { shown, more } = useFew(endorsements, shown_max, styles.more);
  if (endorsements.length === 0) {
    return <p>You have not endorsed anybody yet. Find a colleague above whose work you would vouch for.</p>;
  }
  return (
    <>
      <ul className={styles.given}>
        {shown.map((endorsement) => (
          <Given key={endorsement.id} endorsement={endorsement} />
        ))}
      </ul>
      {more}
    </>
  );
}

function Given({ endorsement }: { endorsement: EndorsementGiven }) {
  const { endorsed_provider_id, business_name, is_published, created_at, points_given, comment } = endorsement;
  return (
    <li>
      <p className={styles.name}>
        {is_published ? (
          <Link to={href("/provider/:id", { id: endorsed_provider_id })}>{business_name}</Link>
        ) : (
          <>
            {business_name} <span className={text.fine}>(not published at the moment)</span>
          </>
        )}
      </p>
      <p className={text.fine}>
        <time dateTime={created_at}>{formatDate(created_at)}</time> · {formatCount(points_given, "point", "points")}
      </p>
      {comment && <p className={styles.comment}>“{comment}”</p>}
    </li>
  );
}
