import type { Quote } from "../../../contract/quotes/shapes.ts";
import { tellTotals } from "../../../contract/quotes/tell-totals.ts";
import type { Totals } from "../../../contract/quotes/totals.ts";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

/** What a quote comes to, from its lines to what is paid when. */
export function QuoteTotals({ quote, totals }: { quote: Quote; totals: Totals }) {
  return (
    <dl className={styles.totals}>
      {tellTotals(quote, totals).map(({ term, amount, isTotal }) => (
        <div key={term} className={isTotal ? styles.total : undefined}>
          <dt className={isTotal ? undefined : text.fine}>{term}</dt>
          <dd className={styles.money}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
