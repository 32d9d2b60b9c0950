import type { ReactNode } from "react";
import { vat_percent } from "../../../contract/quotes/limits.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { Quote } from "../../../contract/quotes/shapes.ts";
import { perGuestCents, type Totals } from "../../../contract/quotes/totals.ts";
import { sayBalanceDue, sayDepositDue } from "./say-due.ts";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

interface TotalsProps {
  quote: Quote;
  totals: Totals;
}

/** What a quote comes to, from its lines to what is paid when. */
export function QuoteTotals({ quote, totals }: TotalsProps) {
  const { travel_km, guests, vat_mode, discount_percent } = quote;
  const each = perGuestCents(totals.total_cents, guests);
  return (
    <dl className={styles.totals}>
      <Sum term="Lines">{formatRandCents(totals.lines_cents)}</Sum>
      {totals.discount_cents > 0 && (
        <Sum term={discount_percent === null ? "Discount" : `Discount, ${discount_percent} %`}>
          − {formatRandCents(totals.discount_cents)}
        </Sum>
      )}
      {(totals.travel_cents > 0 || travel_km !== null) && (
        <Sum term={travel_km === null ? "Travel" : `Travel, ${travel_km} km there and back`}>
          {formatRandCents(totals.travel_cents)}
        </Sum>
      )}
      {vat_mode === "added" && <Sum term={`VAT, ${vat_percent} %`}>{formatRandCents(totals.vat_cents)}</Sum>}
      <Sum term="In all" isTotal>
        {formatRandCents(totals.total_cents)}
      </Sum>
      {vat_mode === "included" && <Sum term={`VAT of ${vat_percent} % in it`}>{formatRandCents(totals.vat_cents)}</Sum>}
      {vat_mode === "none" && <Sum term="VAT">Not registered</Sum>}
      {each !== null && <Sum term="For each guest">{formatRandCents(each)}</Sum>}
      <Paid quote={quote} totals={totals} />
    </dl>
  );
}

function Paid({ quote, totals: { deposit_cents, balance_cents } }: TotalsProps) {
  return (
    <>
      {deposit_cents > 0 && <Sum term={<>Deposit, {sayDepositDue(quote)}</>}>{formatRandCents(deposit_cents)}</Sum>}
      {balance_cents > 0 && (
        <Sum
          term={
            <>
              {deposit_cents > 0 ? "Balance" : "To be paid"}, {sayBalanceDue(quote)}
            </>
          }
        >
          {formatRandCents(balance_cents)}
        </Sum>
      )}
    </>
  );
}

interface SumProps {
  term: ReactNode;
  isTotal?: boolean;
  children: ReactNode;
}

function Sum({ term, isTotal = false, children }: SumProps) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt className={isTotal ? undefined : text.fine}>{term}</dt>
      <dd className={styles.money}>{children}</dd>
    </div>
  );
}
