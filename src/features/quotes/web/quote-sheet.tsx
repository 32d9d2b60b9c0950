import { useState, type ReactNode } from "react";
import { formatDate, formatNumber } from "../../../contract/format.ts";
import { describeTotals, describeQuantity } from "../../../contract/quotes/describe-totals.ts";
import { legalDetails } from "../../../contract/quotes/legal-details.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { termsTitle } from "../../../contract/quotes/terms.ts";
import { totalsOf, type Totals } from "../../../contract/quotes/totals.ts";
import { Badge } from "../../../ui/badge.tsx";
import { FactsList, type Fact } from "../../../ui/data/facts-list.tsx";
import { Check } from "../../../ui/form/check.tsx";
import { Link } from "../../../ui/link.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { nationalPhone } from "../../providers/web/national-phone.ts";
import { quoteLabel } from "./quote-labels.ts";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

export function useTicks({ lines, may }: Quote, first: readonly string[] = []) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set(first));
  if (!may.accept) return { ticked: new Set(lines.filter(({ is_ticked }) => is_ticked).map(({ id }) => id)) };
  return {
    ticked: wanted,
    onTick: (id: string, is: boolean) =>
      setWanted((now) => new Set(is ? [...now, id] : [...now].filter((each) => each !== id))),
  };
}

interface SheetProps {
  quote: Quote;
  ticked: ReadonlySet<string>;
  onTick?: (id: string, is: boolean) => void;
  children?: ReactNode;
  decision?: ReactNode;
}

export function QuoteSheet({ quote, ticked, onTick, children, decision }: SheetProps) {
  const totals = totalsOf(quote, ticked);
  const { included, excluded, terms } = quote;
  return (
    <article className={styles.sheet} aria-label={`Quote ${quote.number}`}>
      <Header quote={quote} />
      <FactsList facts={factsOf(quote)} />
      <section aria-labelledby="quote-lines">
        <h2 id="quote-lines">Items</h2>
        <QuoteLineItems items={quote.lines} ticked={ticked} onTick={onTick} />
        <QuoteTotals quote={quote} totals={totals} />
      </section>
      <PaymentWarning quote={quote} />
      {children}
      {included !== "" && <TextSection title="What’s included">{included}</TextSection>}
      {excluded !== "" && <TextSection title="Not included">{excluded}</TextSection>}
      <TextSection title={termsTitle(quote)}>{terms}</TextSection>
      {decision}
    </article>
  );
}

function Header({ quote }: { quote: Quote }) {
  const { words, tone } = quoteLabel(quote);
  const { business, couple_name, state } = quote;
  const phone = business.phone === null ? null : nationalPhone(business.phone);
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1>{quote.title || "Quote"}</h1>
        {state !== "draft" && <Badge tone={tone}>{words}</Badge>}
      </div>
      <p className={text.fine}>
        Quote {quote.number}
        {quote.version > 1 && `, version ${quote.version}`}
      </p>
      <div className={styles.parties}>
        <p>
          <small>From</small>
          <b>{business.name}</b>
          {[business.contact_person, business.place, phone].map(
            (line) => line !== null && <span key={line}>{line}</span>,
          )}
          {legalDetails(business).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {quote.vat_mode !== "none" && quote.vat_number !== "" && <span>VAT number {quote.vat_number}</span>}
        </p>
        <p>
          <small>For</small>
          <b>{couple_name || "Details removed"}</b>
          {quote.venue_location !== null && <span>{quote.venue_location}</span>}
        </p>
      </div>
    </header>
  );
}

function factsOf({ wedding_date, guests, valid_until, state }: Quote): Fact[] {
  const isOpen = state === "draft" || state === "sent";
  return [
    { term: "Wedding day", detail: wedding_date === null ? null : formatDate(wedding_date) },
    { term: "Guests", detail: guests === null ? null : formatNumber(guests) },
    { term: "Valid until", detail: valid_until === null || !isOpen ? null : formatDate(valid_until) },
  ];
}

/**
 * Deposits attract fraud, so the site handles no payments and asks to check bank details by phone [conversations-24].
 */
function PaymentWarning({ quote: { side, business } }: { quote: Quote }) {
  if (side !== "couple") return null;
  const phone = business.phone;
  return (
    <Banner tone="warn" title="Before you pay">
      No payment passes through this site. Bank details in emails or messages can be faked:{" "}
      {phone === null ? (
        "pay nothing before you have met them."
      ) : (
        <>
          phone the number on their profile, <Link to={`tel:${phone}`}>{nationalPhone(phone)}</Link>, and have them read
          out.
        </>
      )}
    </Banner>
  );
}

function TextSection({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.words}>{children}</p>
    </section>
  );
}

function QuoteTotals({ quote, totals }: { quote: Quote; totals: Totals }) {
  return (
    <dl className={styles.totals}>
      {describeTotals(quote, totals).map(({ term, amount, isTotal }) => (
        <div key={term} className={isTotal ? styles.total : undefined}>
          <dt className={isTotal ? undefined : text.fine}>{term}</dt>
          <dd className={styles.money}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

type LineItem = Quote["lines"][number];

interface LineItemsProps {
  items: readonly LineItem[];
  ticked: ReadonlySet<string>;
  onTick?: ((id: string, is: boolean) => void) | undefined;
}

function QuoteLineItems({ items, ticked, onTick }: LineItemsProps) {
  const fixed = items.filter(({ is_optional }) => !is_optional);
  const optional = items.filter(({ is_optional }) => is_optional);
  return (
    <>
      <ul className={styles.lines}>
        {fixed.map((item) => (
          <li key={item.id}>
            <LineItemText item={item} />
            <b className={styles.money}>{formatRandCents(item.cents)}</b>
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
                    <LineItemText item={line} />
                  </Check>
                ) : (
                  <span>
                    <LineItemText item={line} /> <small>{ticked.has(line.id) ? "Taken" : "Not taken"}</small>
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

function LineItemText({ item }: { item: LineItem }) {
  const count = describeQuantity(item);
  return (
    <span>
      {item.text}
      {count !== null && <small className={styles.count}>{count}</small>}
    </span>
  );
}
