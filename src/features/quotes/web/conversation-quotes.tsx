import FileText from "lucide/dist/esm/icons/file-text.mjs";
import { useEffect } from "react";
import { href } from "react-router";
import { useFetched } from "../../../client/call/use-fetched.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import type { FullConversation } from "../../../contract/conversations/schema.ts";
import { listQuotesCall } from "../../../contract/quotes/calls.ts";
import type { QuoteSummary } from "../../../contract/quotes/schema.ts";
import { LinkOn } from "../../../ui/link.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import type { Offers } from "../../conversations/web/conversation-view.tsx";
import { BeginQuote } from "./begin-quote.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { groupQuotes } from "./group-quotes.ts";
import { QuoteLineItem } from "./quote-line-item.tsx";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

const beginning_failed = "We could not begin a quote. Please check your connection and try again.";

export function useConversationQuotes(fullConversation: FullConversation | null, as: AccountKind): Offers {
  const failed = "We could not load the quotes. Please check your connection and try again.";
  const query = { conversation_id: fullConversation?.conversation.id ?? "" };
  const { value, error, reload } = useFetched(listQuotesCall, { as: fullConversation && as, query, failed });
  const newest = fullConversation?.messages.at(-1)?.position ?? 0;
  // changes of quotes and bookings also appear in the conversation
  useEffect(() => void reload(), [newest, reload]);
  if (fullConversation === null) return { byMessage: new Map(), atEnd: null };
  if (value === null && error !== null)
    return { byMessage: new Map(), atEnd: <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure> };
  const quotes = value?.quotes ?? [];
  const { sent, unsent, bookings } = groupQuotes(quotes, fullConversation.messages);
  const byMessage = new Map(sent.map((quote) => [quote.message_id, <Offer key={quote.id} quote={quote} as={as} />]));
  const { id, may_write } = fullConversation.conversation;
  const mayQuote = as === "provider" && may_write;
  const atEnd = (unsent.length > 0 || bookings.length > 0 || mayQuote) && (
    <section className={styles.offers} aria-label="Quotes and bookings">
      {bookings.map((booking) => (
        <div key={booking.id} className={styles.offer}>
          <BookingActions booking={booking} as={as} onChange={reload} />
        </div>
      ))}
      {unsent.map((quote) => (
        <div key={quote.id} className={styles.offer}>
          <Offer quote={quote} as={as} />
        </div>
      ))}
      {mayQuote && (
        <div className={text.actions}>
          <BeginQuote body={{ conversation_id: id }} failed={beginning_failed} icon={FileText}>
            Write a quote
          </BeginQuote>
        </div>
      )}
    </section>
  );
  return { byMessage, atEnd };
}

function Offer({ quote, as }: { quote: QuoteSummary; as: AccountKind }) {
  const { id, state } = quote;
  const isToDecide = as === "couple" && state === "sent";
  return (
    <div className={styles.said}>
      <QuoteLineItem quote={quote} />
      <LinkOn to={href("/quotes/:id", { id })}>
        {state === "draft" ? "Continue editing" : isToDecide ? "View and respond" : "View quote"}
      </LinkOn>
    </div>
  );
}
