import { useState } from "react";
import { href } from "react-router";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { useLiveEvents } from "../../../../client/live-events.ts";
import { listMyQuotesCall, type ListedState } from "../../../../contract/quotes/calls.ts";
import { formatDeadline } from "../../../../contract/quotes/format-due.ts";
import type { QuoteSummary } from "../../../../contract/quotes/schema.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Pager } from "../../../../ui/data/pager.tsx";
import { Link } from "../../../../ui/link.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { OutOfSight } from "../../../../ui/page/out-of-sight.tsx";
import { Section } from "../../../../ui/page/section.tsx";
import { Skeletons } from "../../../../ui/page/skeleton.tsx";
import { DeleteDraft } from "../delete-draft.tsx";
import { QuoteLineItem } from "../quote-line-item.tsx";
import styles from "./figures.module.css";

const failed = "We could not load your quotes. Please check your connection and try again.";

export const quoteListNames = {
  draft: "Drafts",
  sent: "Open",
  accepted: "Accepted",
  declined: "Declined",
  lapsed: "Expired",
  withdrawn: "Withdrawn",
} as const satisfies Record<ListedState, string>;

export function quotesAddress(state: ListedState | null, page = 1): string {
  const query = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: `${page}` }) }).toString();
  return query === "" ? href("/quotes") : `${href("/quotes")}?${query}`;
}

interface QuoteListProps {
  state: ListedState | null;
  page: number;
  onChange: () => void;
}

/** Rule [quotes-23]. */
export function QuoteList({ state, page, onChange }: QuoteListProps) {
  const { value, error, reload } = useFetched(listMyQuotesCall, {
    as: "provider",
    query: { ...(state && { state }), ...(page > 1 && { page: `${page}` }) },
    failed,
  });
  useLiveEvents("provider", () => void reload());
  return (
    <Section
      className={styles.listing}
      title={state === null ? "Your quotes" : quoteListNames[state]}
      action={
        state !== null && (
          <Link to={quotesAddress(null)} preventScrollReset>
            Show all quotes
          </Link>
        )
      }
    >
      {value === null ? (
        error === null ? (
          <Skeletons label="Loading your quotes" heights={["5rem", "5rem", "5rem"]} />
        ) : (
          <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>
        )
      ) : value.quotes.length === 0 ? (
        <p>No quotes here.</p>
      ) : (
        <ul className={styles.quotes}>
          {value.quotes.map((each) => (
            <Row
              key={each.id}
              quote={each}
              onRemoved={() => {
                void reload();
                onChange();
              }}
            />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        pages={value === null ? 1 : Math.ceil(value.total / value.limit)}
        href={(each) => quotesAddress(state, each)}
      />
    </Section>
  );
}

function Row({ quote, onRemoved }: { quote: QuoteSummary; onRemoved: () => void }) {
  const { id, state, couple_name, booking } = quote;
  const toast = useToast();
  const [now_ms] = useState(() => Date.now());
  const until = booking?.may_confirm ? booking.held_until : null;
  return (
    <li className={until === null ? undefined : styles.pressing}>
      <div>
        <Link to={href("/quotes/:id", { id })}>{couple_name || "Details removed"}</Link>
        <QuoteLineItem quote={quote} />
        {until !== null && <Badge tone="warn">By {formatDeadline(until, now_ms)}</Badge>}
      </div>
      {state === "draft" && (
        <DeleteDraft
          id={id}
          onDeleted={() => {
            toast("Draft deleted.");
            onRemoved();
          }}
        >
          <OutOfSight> for {couple_name}</OutOfSight>
        </DeleteDraft>
      )}
    </li>
  );
}
