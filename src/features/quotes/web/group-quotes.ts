import type { Message } from "../../../contract/conversations/schema.ts";
import type { QuoteSummary } from "../../../contract/quotes/schema.ts";

/** Rule [quotes-19]. */
export function groupQuotes<Q extends Pick<QuoteSummary, "message_id" | "booking">>(
  quotes: readonly Q[],
  messages: readonly Pick<Message, "id">[],
) {
  const messageIds = new Set(messages.map(({ id }) => id));
  const isSent = (quote: Q): quote is Q & { message_id: string } =>
    quote.message_id !== null && messageIds.has(quote.message_id);
  return {
    sent: quotes.filter(isSent),
    unsent: quotes.filter((quote) => !isSent(quote)),
    bookings: quotes.flatMap(({ booking }) => (booking ? [booking] : [])),
  };
}
