import type { CSSProperties } from "react";
import type { QuoteFigures } from "../../../../contract/quotes/figures-shapes.ts";
import { formatRandCents } from "../../../../contract/quotes/money.ts";
import styles from "./figures.module.css";

type Month = QuoteFigures["months"][number];

/** What was booked in each month as columns of a height, which are a table at the same time: who can't see them hears it. */
export function BookedPlot({ months }: { months: readonly Month[] }) {
  const most = Math.max(...months.map(({ total_cents }) => total_cents), 1);
  return (
    <table className={styles.plot} style={{ "--months": months.length } as CSSProperties}>
      <caption>Booked by month</caption>
      <thead className={styles.unseen}>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Booked</th>
        </tr>
      </thead>
      <tbody>
        {months.map((each) => (
          <Column key={each.month} of={each} most={most} />
        ))}
      </tbody>
    </table>
  );
}

const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function Column({ of: { month, total_cents, bookings }, most }: { of: Month; most: number }) {
  const [year = "", number = ""] = month.split("-");
  const count = bookings === 1 ? "1 booking" : `${bookings} bookings`;
  return (
    <tr>
      <th scope="row">
        {names[Number(number) - 1]} <span>{year}</span>
      </th>
      <td
        title={`${formatRandCents(total_cents)}, ${count}`}
        style={{ "--share": total_cents / most } as CSSProperties}
      >
        <span>{total_cents === 0 ? "–" : thousands(total_cents)}</span>
      </td>
    </tr>
  );
}

/** Short enough to stand on a column: R 41k. */
function thousands(cents: number): string {
  const rand = cents / 100;
  return rand < 1000 ? `R\u00a0${Math.round(rand)}` : `R\u00a0${Math.round(rand / 1000)}k`;
}
