import { describeQuantity } from "../../../contract/quotes/describe-totals.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { Check } from "../../../ui/check.tsx";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

type Line = Quote["lines"][number];

interface LinesProps {
  lines: readonly Line[];
  ticked: ReadonlySet<string>;
  onTick?: ((id: string, is: boolean) => void) | undefined;
}

export function QuoteLineItems({ lines, ticked, onTick }: LinesProps) {
  const fixed = lines.filter(({ is_optional }) => !is_optional);
  const optional = lines.filter(({ is_optional }) => is_optional);
  return (
    <>
      <ul className={styles.lines}>
        {fixed.map((line) => (
          <li key={line.id}>
            <Words line={line} />
            <b className={styles.money}>{formatRandCents(line.cents)}</b>
          </li>
        ))}
      </ul>
      {optional.length > 0 && (
        <section aria-label="Optional">
          <h3>Optional</h3>
          {onTick && <p className={text.fine}>Tick what you want to add to the total.</p>}
          <ul className={styles.lines}>
            {optional.map((line) => (
              <li key={line.id} className={ticked.has(line.id) ? undefined : styles.untaken}>
                {onTick ? (
                  <Check checked={ticked.has(line.id)} onChange={({ target }) => onTick(line.id, target.checked)}>
                    <Words line={line} />
                  </Check>
                ) : (
                  <span>
                    <Words line={line} /> <small>{ticked.has(line.id) ? "Taken" : "Not taken"}</small>
                  </span>
                )}
                <b className={styles.money}>{formatRandCents(line.cents)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Words({ line }: { line: Line }) {
  const count = describeQuantity(line);
  return (
    <span>
      {line.text}
      {count !== null && <small className={styles.count}>{count}</small>}
    </span>
  );
}
