import { formatDate } from "../../../contract/format.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { QuoteSummary } from "../../../contract/quotes/schema.ts";
import { Badge } from "../../../ui/badge.tsx";
import { quoteLabel } from "./quote-labels.ts";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

type QuoteFields = Pick<
  QuoteSummary,
  "title" | "number" | "version" | "state" | "booking" | "total_cents" | "wedding_date" | "valid_until"
>;

export function QuoteLineItem({
  quote: { title, number, version, state, booking, total_cents, wedding_date, valid_until },
}: {
  quote: QuoteFields;
}) {
  const { words, tone } = quoteLabel({ state, booking });
  const until = valid_until !== null && state === "sent" && `valid until ${formatDate(valid_until)}`;
  const facts = [
    wedding_date !== null && formatDate(wedding_date),
    until,
    `${number}${version > 1 ? `, version ${version}` : ""}`,
  ];
  return (
    <div>
      <div className={styles.heading}>
        <b>{title || "A quote without a title yet"}</b>
        <b className={styles.money}>{formatRandCents(total_cents)}</b>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className={text.fine}>{facts.filter(Boolean).join(" · ")}</p>
    </div>
  );
}
