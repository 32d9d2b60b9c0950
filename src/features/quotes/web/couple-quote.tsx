import { useState } from "react";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { listQuotesCall } from "../../../contract/quotes/calls.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { Quote, QuoteSummary } from "../../../contract/quotes/schema.ts";
import { totalsOf } from "../../../contract/quotes/totals.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { DeclineQuoteDialog } from "./decline-quote-dialog.tsx";
import { formatAccepted } from "./quote-labels.ts";
import { QuoteSheet, useTicks } from "./quote-sheet.tsx";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

interface CoupleQuoteProps {
  quote: Quote;
  onChange: (quote: Quote) => void;
  reload: () => Promise<void>;
}

export function CoupleQuote({ quote, onChange, reload }: CoupleQuoteProps) {
  const ticks = useTicks(quote);
  const [requested, setRequested] = useState<"accept" | "decline" | null>(null);
  const toast = useToast();
  const { may, booking } = quote;
  const close = () => setRequested(null);
  const decision = may.accept && (
    <div className={text.actions}>
      <Button onClick={() => setRequested("accept")}>Accept this quote</Button>
      <Button variant="quiet" onClick={() => setRequested("decline")}>
        Decline
      </Button>
    </div>
  );
  return (
    <QuoteSheet quote={quote} {...ticks} decision={decision}>
      {quote.state === "replaced" && <Newest quote={quote} />}
      {booking && <BookingActions booking={booking} as="couple" onChange={reload} />}
      {booking && booking.state !== "cancelled" && <Others of={quote} />}
      <AcceptDialog
        quote={quote}
        ticked={ticks.ticked}
        totals={totalsOf(quote, ticks.ticked)}
        open={requested === "accept"}
        onClose={close}
        onAccepted={(accepted) => {
          onChange(accepted);
          toast(formatAccepted(accepted), { tone: "good" });
        }}
      />
      <DeclineQuoteDialog quote={quote} open={requested === "decline"} onClose={close} onDeclined={onChange} />
    </QuoteSheet>
  );
}

function Newest({ quote }: { quote: Quote }) {
  return (
    <Banner>
      There is a newer version of this quote, and only that one can be accepted: version{" "}
      {quote.versions.at(-1)?.version ?? quote.version}. It’s in your conversation.
    </Banner>
  );
}

const failed = "";

function Others({ of }: { of: Quote }) {
  const { value, reload } = useFetched(listQuotesCall, { as: "couple", query: { state: "sent" }, failed });
  const [selected, setSelected] = useState<QuoteSummary | null>(null);
  const open = (value?.quotes ?? []).filter(
    ({ category, conversation_id }) => category === of.category && conversation_id !== of.conversation_id,
  );
  if (open.length === 0) return null;
  return (
    <section className={styles.offers} aria-label="Other quotes">
      <h2>Other quotes awaiting your reply</h2>
      <p className={text.soft}>A polite “no” frees their date for someone else.</p>
      {open.map((other) => (
        <div key={other.id} className={styles.offer}>
          <p>
            <b>{other.provider.name}</b>: {other.title}, {formatRandCents(other.total_cents)}
          </p>
          <div className={text.actions}>
            <Button small variant="outline" onClick={() => setSelected(other)}>
              Decline politely
            </Button>
          </div>
        </div>
      ))}
      {selected && (
        <DeclineQuoteDialog
          key={selected.id}
          quote={selected}
          first="found_other"
          open
          onClose={() => setSelected(null)}
          onDeclined={() => void reload()}
        />
      )}
    </section>
  );
}
