import type { EndorsementStatus } from "../../../../contract/endorsements/shapes.ts";
import { formatDate, formatNumber } from "../../../../contract/format.ts";
import text from "../../../../ui/text.module.css";
import styles from "./dashboard.module.css";

/** The own points, the endorsements received, and what every month brings [trust-11]. */
export function PointsStatus({ status }: { status: EndorsementStatus }) {
  const figures = [
    { term: "Points available", figure: status.points_available },
    { term: "Endorsements received", figure: status.endorsements_count },
    { term: "Monthly allocation", figure: status.monthly_allocation },
  ];
  return (
    <div className={styles.status}>
      <dl className={styles.figures}>
        {figures.map(({ term, figure }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatNumber(figure)}</dd>
          </div>
        ))}
      </dl>
      <p className={text.fine}>
        New points arrive on {formatDate(status.next_credit_on)}. Points you don’t give carry over.
      </p>
    </div>
  );
}
