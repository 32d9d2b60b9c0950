import { useState, type CSSProperties } from "react";
import { href } from "react-router";
import type { ComparedQuote, QuoteNote } from "../../../../contract/quotes/figures-schema.ts";
import { totalsOf } from "../../../../contract/quotes/totals.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Link, LinkOn } from "../../../../ui/link.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { quoteLabel } from "../quote-labels.ts";
import { quoteComparisonRows, type ComparisonColumn } from "./compare-rows.tsx";
import { distinctionOf } from "./find-distinction.ts";
import text from "../../../../ui/text.module.css";
import styles from "./compare.module.css";

interface CompareTableProps {
  caption: string;
  quotes: readonly ComparedQuote[];
  onNote: (id: string, note: QuoteNote) => void;
}

export function CompareTable({ caption, quotes, onNote }: CompareTableProps) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const columns = quotes.map((quote): ComparisonColumn => {
    const agreed = quote.lines.flatMap(({ id, is_ticked }) => (is_ticked ? [id] : []));
    const ticked = quote.state === "sent" ? wanted : new Set(agreed);
    return { quote, ticked, totals: totalsOf(quote, ticked) };
  });
  const shared = {
    onTick: (id: string, is: boolean) =>
      setWanted((now) => new Set(is ? [...now, id] : [...now].filter((each) => each !== id))),
    onNote,
  };
  return (
    // it scrolls sideways, so the keyboard must be able to reach it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.frame} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table} style={{ "--count": quotes.length } as CSSProperties}>
        <caption>
          <OutOfSight>{caption}</OutOfSight>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <OutOfSight>Quote</OutOfSight>
            </th>
            {columns.map((column) => (
              <Header key={column.quote.id} quote={column.quote} />
            ))}
          </tr>
        </thead>
        <tbody>
          {quoteComparisonRows
            .filter(({ isOf }) => isOf === undefined || columns.some(isOf))
            .map(({ id, label, cell: Cell, best }) => (
              <tr key={id}>
                <th scope="row">
                  <span>{label}</span>
                </th>
                {columns.map((column) => (
                  <td key={column.quote.id} data-name={column.quote.provider.name}>
                    <Cell {...column} all={columns} {...shared} />
                    {best && distinctionOf(column, columns, best) && <Badge tone="good">{best.word}</Badge>}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Header({ quote: { id, provider, title, state, booking, number } }: { quote: ComparedQuote }) {
  const { words, tone } = quoteLabel({ state, booking });
  return (
    <th scope="col">
      {provider.id === null ? (
        <b>{provider.name}</b>
      ) : (
        <Link to={href("/provider/:id", { id: provider.id })}>{provider.name}</Link>
      )}
      <p className={text.fine}>
        {title}, {number}
      </p>
      <Badge tone={tone}>{words}</Badge>
      <LinkOn to={href("/quotes/:id", { id })}>
        View quote
        <OutOfSight>from {provider.name}</OutOfSight>
      </LinkOn>
    </th>
  );
}
