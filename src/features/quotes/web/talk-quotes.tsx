import FileText from "lucide/dist/esm/icons/file-text.mjs";
import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../../client/call.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import type { WholeConversation } from "../../../contract/conversations/shapes.ts";
import type { QuoteSummary } from "../../../contract/quotes/shapes.ts";
import { listQuotes, writeQuote } from "../../../contract/quotes/words.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkOn } from "../../../ui/link.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { BookingActs } from "./booking-acts.tsx";
import { QuoteLine } from "./quote-line.tsx";
import styles from "./quote.module.css";

interface TalkQuotesProps {
  whole: WholeConversation;
  as: AccountKind;
}

/** The quotes and bookings of a conversation, at its newest end: what is open first, what is over folded away. Nothing where there is nothing. */
export function TalkQuotes({ whole: { conversation, messages }, as }: TalkQuotesProps) {
  const { id, may_write } = conversation;
  const failed = "We could not load the quotes. Please check your connection and try again.";
  const { value, error, reload } = useFetched(listQuotes, { as, query: { conversation_id: id }, failed });
  const newest = messages.at(-1)?.position ?? 0;
  // what happens to quotes and bookings stands in the conversation, too
  useEffect(() => void reload(), [newest, reload]);
  const mayQuote = as === "provider" && may_write;
  if (value === null && error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  const quotes = value?.quotes ?? [];
  if (quotes.length === 0 && !mayQuote) return null;
  const [live, over] = [quotes.filter(isLive), quotes.filter((each) => !isLive(each))];
  const show = { as, reload };
  return (
    <section className={styles.offers} aria-label="Quotes and bookings">
      {live.map((quote) => (
        <Offer key={quote.id} quote={quote} {...show} />
      ))}
      {over.length > 0 && (
        <details>
          <summary>{over.length === 1 ? "1 closed quote" : `${over.length} closed quotes`}</summary>
          <div className={styles.offers}>
            {over.map((quote) => (
              <Offer key={quote.id} quote={quote} {...show} />
            ))}
          </div>
        </details>
      )}
      {mayQuote && <WriteQuote conversation_id={id} />}
    </section>
  );
}

function isLive({ state, booking }: QuoteSummary): boolean {
  return state === "draft" || state === "sent" || (booking !== null && booking.state !== "cancelled");
}

interface OfferProps {
  quote: QuoteSummary;
  as: AccountKind;
  reload: () => Promise<void>;
}

function Offer({ quote, as, reload }: OfferProps) {
  const { id, state, booking } = quote;
  const isToDecide = as === "couple" && state === "sent";
  return (
    <div className={styles.offer}>
      <QuoteLine quote={quote} />
      {booking && <BookingActs booking={booking} as={as} onChange={reload} />}
      <LinkOn to={href("/quotes/:id", { id })}>
        {state === "draft" ? "Continue editing" : isToDecide ? "View and respond" : "View quote"}
      </LinkOn>
    </div>
  );
}

function WriteQuote({ conversation_id }: { conversation_id: string }) {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  async function begin() {
    setBusy(true);
    const failed = "We could not begin a quote. Please check your connection and try again.";
    const outcome = await call(writeQuote, { body: { conversation_id }, failed });
    setBusy(false);
    if (!outcome.ok) return void toast(outcome.error, undefined, { tone: "bad" });
    return void navigate(href("/quotes/:id", { id: outcome.body.quote.id }));
  }
  return (
    <div className={styles.acts}>
      <Button variant="outline" icon={FileText} busy={isBusy} onClick={() => void begin()}>
        Write a quote
      </Button>
    </div>
  );
}
