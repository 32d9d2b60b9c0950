import { useEffect, type ReactNode, type CSSProperties } from "react";
import { href, useLocation, useSearchParams } from "react-router";
import { call } from "../../../../client/call/call.ts";
import { DownloadCsv } from "../../../../client/call/download-csv.tsx";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { useLiveEvents } from "../../../../client/live-events.ts";
import { pageNumber } from "../../../../client/page-number.ts";
import { formatCount, formatDate, formatNumber } from "../../../../contract/format.ts";
import { downloadQuotesCall, readFiguresCall, listedStates } from "../../../../contract/quotes/calls.ts";
import type { QuoteFigures } from "../../../../contract/quotes/figures-schema.ts";
import { formatRandCents } from "../../../../contract/quotes/money.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Figures } from "../../../../ui/data/figures.tsx";
import { Link } from "../../../../ui/link.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { MyPackages } from "./my-packages.tsx";
import { quoteListNames, QuoteList, quotesAddress } from "./quote-list.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./figures.module.css";

type Month = QuoteFigures["months"][number];

/** A bar chart that is also a table, for screen readers. */
function BookedPlot({ months }: { months: readonly Month[] }) {
  const most = Math.max(...months.map(({ total_cents }) => total_cents), 1);
  return (
    <table className={styles.plot} style={{ "--months": months.length } as CSSProperties}>
      <caption>Booked by month</caption>
      <thead className={text.unseen}>
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

function thousands(cents: number): string {
  const rand = cents / 100;
  return rand < 1000 ? `R\u00a0${Math.round(rand)}` : `R\u00a0${Math.round(rand / 1000)}k`;
}

const failed = "We could not load your quotes. Please check your connection and try again.";

const downloadLabels = {
  failed: "We could not make the file. Please try again.",
  whole: (file_name: string) => `Saved as ${file_name}.`,
  newest: (file_name: string) => `Saved as ${file_name}: the newest 10\u00a0000 quotes.`,
};

/** Rules [quotes-23, quotes-24]. */
export function FiguresPage() {
  const { value, error, reload } = useFetched(readFiguresCall, { as: "provider", failed });
  useLiveEvents("provider", () => void reload());
  return (
    <>
      <PageHeader
        title="Quotes"
        on={<DownloadCsv small makeRequest={() => call(downloadQuotesCall, { failed })} labels={downloadLabels} />}
        lead="Your quotes, bookings and upcoming payments. Only you can see this."
      />
      {value === null && error !== null ? (
        <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>
      ) : (
        <FiguresContent figures={value?.figures ?? null} onChange={() => void reload()} />
      )}
      <MyPackages />
    </>
  );
}

function FiguresContent({ figures, onChange }: { figures: QuoteFigures | null; onChange: () => void }) {
  const [parameters] = useSearchParams();
  const state = listedStates.find((each) => each === parameters.get("state")) ?? null;
  const page = pageNumber(parameters);
  if (figures !== null && isEmpty(figures))
    return (
      <EmptyState title="No quotes yet" action={<ButtonLink to={href("/enquiries")}>Open your enquiries</ButtonLink>}>
        Write a quote from a conversation and it appears here.
      </EmptyState>
    );
  return (
    <>
      <div className={styles.states}>
        <Figures
          figures={listedStates.map((each) => ({
            label: quoteListNames[each],
            value: figures && (each === "draft" ? figures.drafts : figures.states[each]),
            to: quotesAddress(each),
            isCurrent: each === state,
          }))}
        />
      </div>
      <QuoteList key={`${state} ${page}`} state={state} page={page} onChange={onChange} />
      {figures && (
        <>
          <Won figures={figures} />
          <Booked months={figures.months} />
          <Due due={figures.due} />
        </>
      )}
    </>
  );
}

function isEmpty({ drafts, states }: QuoteFigures): boolean {
  return drafts === 0 && Object.values(states).every((count) => count === 0);
}

const reasons = {
  too_expensive: "Too expensive",
  found_other: "Booked someone else",
  plans_changed: "Their plans changed",
  other: "Another reason",
  lapsed: "Expired without a decision",
} as const satisfies Record<QuoteFigures["lost"][number]["reason"], string>;

function Won({ figures: { states, decided, lost } }: { figures: QuoteFigures }) {
  const how =
    "Accepted quotes out of all that were accepted, declined or expired. A quote counts as accepted even if its booking was cancelled later or not confirmed in time. Withdrawn quotes don’t count, and all versions of a quote count as one.";
  return (
    <Section title="Acceptance rate" lead={how}>
      {decided === 0 ? (
        <p>No decisions yet.</p>
      ) : (
        <p className={styles.rate}>
          <b>{Math.round((states.accepted * 100) / decided)} %</b> ({states.accepted} of {formatNumber(decided)})
        </p>
      )}
      {lost.length > 0 && (
        <Counted caption="Reasons for declining">
          {lost.map(({ reason, count }) => (
            <tr key={reason}>
              <th scope="row">{reasons[reason]}</th>
              <td>{count}</td>
            </tr>
          ))}
        </Counted>
      )}
    </Section>
  );
}

function Counted({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className={styles.counted}>
      <caption>{caption}</caption>
      <thead className={text.unseen}>
        <tr>
          <th scope="col">Reason</th>
          <th scope="col">Quotes</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Booked({ months }: Pick<QuoteFigures, "months">) {
  const cents = months.reduce((sum, { total_cents }) => sum + total_cents, 0);
  const bookings = months.reduce((sum, each) => sum + each.bookings, 0);
  return (
    <Section
      title="Bookings by value"
      lead="By the month in which the couple accepted: confirmed bookings that weren’t cancelled, including VAT."
    >
      <p>
        {bookings === 0
          ? "Nothing in the last twelve months."
          : `${formatRandCents(cents)} in the last twelve months, from ${formatCount(bookings, "booking", "bookings")}.`}
      </p>
      {bookings > 0 && <BookedPlot months={months} />}
    </Section>
  );
}

const payments_id = "payments";

function Due({ due }: Pick<QuoteFigures, "due">) {
  const { hash } = useLocation();
  // it is later than the browser looks for it
  useEffect(() => {
    if (hash === `#${payments_id}`) document.getElementById(payments_id)?.scrollIntoView();
  }, [hash]);
  return (
    <Section
      id={payments_id}
      title="Upcoming payments"
      lead="Deposits and balances of confirmed bookings. No payment passes through this site."
    >
      {due.length === 0 ? (
        <p>Nothing is due.</p>
      ) : (
        <ul className={styles.due}>
          {due.map(({ booking_id, conversation_id, couple_name, title, number, part, due_on, cents }) => (
            <li key={`${booking_id} ${part}`}>
              <span>
                <b>{formatDate(due_on)}</b>
                <small className={text.fine}>
                  {part === "deposit" ? "Deposit" : "Balance"}, {title} ({number})
                </small>
              </span>
              <Link to={href("/enquiries/:id", { id: conversation_id })}>{couple_name || "Details removed"}</Link>
              <b className={styles.cents}>{formatRandCents(cents)}</b>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
