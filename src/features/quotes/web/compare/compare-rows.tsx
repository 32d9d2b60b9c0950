import type { ReactNode } from "react";
import { formatCount, formatDate, formatNumber, formatRating } from "../../../../contract/format.ts";
import { describeQuantity } from "../../../../contract/quotes/describe-totals.ts";
import type { ComparedQuote, QuoteNote } from "../../../../contract/quotes/figures-schema.ts";
import { formatBalanceDue, formatDepositDue } from "../../../../contract/quotes/format-due.ts";
import { vat_percent } from "../../../../contract/quotes/limits.ts";
import { formatRandCents, roundToRand } from "../../../../contract/quotes/money.ts";
import { free_days, standard_steps } from "../../../../contract/quotes/terms.ts";
import { perGuestCents, type Totals } from "../../../../contract/quotes/totals.ts";
import { Check } from "../../../../ui/form/check.tsx";
import { TrustTier } from "../../../providers/web/trust-tier.tsx";
import { rivalOf, describeDifferences } from "./describe-differences.ts";
import type { Distinction } from "./find-distinction.ts";
import { MyNote } from "./my-note.tsx";
import styles from "./compare.module.css";

export type ComparisonColumn = { quote: ComparedQuote; ticked: ReadonlySet<string>; totals: Totals };

type CellProps = ComparisonColumn & {
  all: readonly ComparisonColumn[];
  onTick: (id: string, is: boolean) => void;
  onNote: (id: string, note: QuoteNote) => void;
};

interface Row {
  id: string;
  label: string;
  cell: (props: CellProps) => ReactNode;
  best?: Distinction<ComparisonColumn>;
  isOf?: (column: ComparisonColumn) => boolean;
}

/** The rows of the comparison, in order [quotes-21]. */
export const quoteComparisonRows: readonly Row[] = [
  {
    id: "total",
    label: "Total",
    cell: ({ totals }) => <b className={styles.total}>{formatRandCents(totals.total_cents)}</b>,
    best: { word: "Lowest", of: ({ totals }) => totals.total_cents, is: "lowest" },
  },
  { id: "differences", label: "Differences", cell: Differences },
  {
    id: "guest",
    label: "Per guest",
    cell: ({ quote, totals }) => {
      const cents = perGuestCents(totals.total_cents, quote.guests);
      return cents === null ? (
        <i>Guest count unknown</i>
      ) : (
        `${formatRandCents(roundToRand(cents))}, for ${formatCount(quote.guests ?? 0, "guest", "guests")}`
      );
    },
    best: {
      word: "Lowest",
      of: ({ quote, totals }) => perGuestCents(totals.total_cents, quote.guests),
      is: "lowest",
    },
  },
  { id: "vat", label: "VAT", cell: ({ quote, totals }) => formatVat(quote, totals) },
  { id: "travel", label: "Travel", cell: ({ quote }) => formatTravel(quote) },
  { id: "optional", label: "Tick what you want", cell: Optional, isOf: ({ quote }) => optionalOf(quote).length > 0 },
  { id: "lines", label: "Items", cell: LineItems },
  { id: "included", label: "What’s included", cell: ({ quote }) => <Paragraph>{quote.included}</Paragraph> },
  { id: "excluded", label: "Not included", cell: ({ quote }) => <Paragraph>{quote.excluded}</Paragraph> },
  {
    id: "deposit",
    label: "Deposit",
    cell: ({ quote, totals }) =>
      totals.deposit_cents === 0 ? "None" : `${formatRandCents(totals.deposit_cents)}, ${formatDepositDue(quote)}`,
    best: { word: "Lowest", of: ({ totals }) => totals.deposit_cents, is: "lowest" },
  },
  {
    id: "balance",
    label: "Balance",
    cell: ({ quote, totals }) =>
      totals.balance_cents === 0 ? "Nothing" : `${formatRandCents(totals.balance_cents)}, ${formatBalanceDue(quote)}`,
  },
  { id: "terms", label: "If you cancel", cell: Terms },
  {
    id: "day",
    label: "Wedding day",
    cell: ({ quote }) => (quote.wedding_date === null ? null : formatDate(quote.wedding_date)),
  },
  {
    id: "valid",
    label: "Valid until",
    cell: ({ quote }) =>
      quote.state === "sent" && quote.valid_until !== null ? formatDate(quote.valid_until) : "Accepted already",
  },
  {
    id: "distance",
    label: "Distance",
    cell: ({ quote }) =>
      quote.distance_km === null ? (
        <i>Not known</i>
      ) : (
        `About ${formatNumber(quote.distance_km)} km from ${quote.distance_from}`
      ),
    best: { word: "Nearest", of: ({ quote }) => quote.distance_km, is: "lowest" },
  },
  {
    id: "answers",
    label: "Answers",
    cell: ({ quote }) => quote.answers ?? <i>Too few enquiries</i>,
    best: { word: "Quickest", of: ({ quote }) => quote.answers_within_hours, is: "lowest" },
  },
  {
    id: "trust",
    label: "Trust",
    cell: ({ quote }) => <Trust quote={quote} />,
    best: { word: "Highest", of: ({ quote }) => quote.trust_score, is: "highest" },
  },
  { id: "own", label: "Private notes", cell: ({ quote, onNote }) => <MyNote quote={quote} onNote={onNote} /> },
];

function formatVat({ vat_mode }: ComparedQuote, { vat_cents }: Totals): string {
  return vat_mode === "none" ? "No VAT" : `Includes ${formatRandCents(vat_cents)} (${vat_percent} %)`;
}

function formatTravel({ travel_cents, travel_km }: ComparedQuote): ReactNode {
  if (travel_cents === 0) return travel_km === null ? "Not included" : `Free, ${travel_km} km round trip`;
  const distance = travel_km === null ? "" : `, ${travel_km} km round trip`;
  return `Includes ${formatRandCents(travel_cents)}${distance}`;
}

function optionalOf({ lines }: ComparedQuote) {
  return lines.filter(({ is_optional }) => is_optional);
}

function Optional({ quote, ticked, onTick }: CellProps) {
  const optional = optionalOf(quote);
  if (optional.length === 0) return <i>Nothing optional</i>;
  return optional.map(({ id, text, cents }) => (
    <Check
      key={id}
      checked={ticked.has(id)}
      disabled={quote.state !== "sent"}
      onChange={({ target }) => onTick(id, target.checked)}
    >
      {text}
      <small>{formatRandCents(cents)}</small>
    </Check>
  ));
}

function LineItems({ quote }: CellProps) {
  return (
    <ul className={styles.lines}>
      {quote.lines
        .filter(({ is_optional }) => !is_optional)
        .map((item) => (
          <li key={item.id}>
            {item.text}
            <small>{describeQuantity(item) ?? formatRandCents(item.cents)}</small>
          </li>
        ))}
    </ul>
  );
}

function Paragraph({ children }: { children: string }) {
  return children === "" ? <i>Not stated</i> : <p className={styles.words}>{children}</p>;
}

const [early, late] = [standard_steps[0], standard_steps.at(-1) ?? standard_steps[0]];

function Terms({ quote: { terms_kind, has_free_days, terms } }: CellProps) {
  return (
    <>
      {terms_kind === "standard"
        ? `Standard terms: ${has_free_days ? `free for the first ${free_days} days, then ` : ""}${early.percent} % (${early.days_before_min} days or more before) to ${late.percent} % (last weeks)`
        : "Their own terms"}
      <details>
        <summary>Read them</summary>
        <p className={styles.words}>{terms}</p>
      </details>
    </>
  );
}

function Trust({ quote: { trust_score, trust_tier, is_verified } }: { quote: ComparedQuote }) {
  if (trust_score === null) return <i>No longer listed</i>;
  return (
    <>
      {trust_tier !== null && <TrustTier tier={trust_tier} />}
      {formatRating(trust_score)} of 5{is_verified ? ", verified" : ", not verified"}
    </>
  );
}

function Differences({ all, ...column }: CellProps) {
  const rival = rivalOf(column, all);
  if (rival === null) return <i>Nothing to compare yet</i>;
  return (
    <ul className={styles.lines}>
      {describeDifferences(column, rival).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
