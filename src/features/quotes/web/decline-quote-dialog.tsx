import { call } from "../../../client/call/call.ts";
import { declineLinkedQuoteCall, declineQuoteCall, quoteDeclineSentences } from "../../../contract/quotes/calls.ts";
import { decline_text_length_max } from "../../../contract/quotes/limits.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { DeclineDialog } from "../../conversations/web/decline-dialog.tsx";

type Reason = keyof typeof quoteDeclineSentences;

const reasonLabels = {
  too_expensive: "Too expensive",
  found_other: "Booked someone else",
  plans_changed: "Plans changed",
  other: "Other",
} as const satisfies Record<Reason, string>;

interface DeclineProps {
  quote: { id: string; provider: { name: string } };
  first?: Reason;
  token?: string;
  open: boolean;
  onClose: () => void;
  onDeclined: (quote: Quote) => void;
}

/** Rule [quotes-9]. */
export function DeclineQuoteDialog({ quote, first = "too_expensive", token, onDeclined, ...rest }: DeclineProps) {
  async function decline(body: { reason: Reason; text: string }) {
    const failed = "We could not send this. Please check your connection and try again.";
    const params = { id: quote.id };
    const outcome =
      token === undefined
        ? await call(declineQuoteCall, { params, body, failed })
        : await call(declineLinkedQuoteCall, { params, body: { token, ...body }, failed });
    if (!outcome.ok) return outcome.error;
    onDeclined(outcome.body.quote);
    return null;
  }
  return (
    <DeclineDialog
      {...rest}
      title={`Decline the quote of ${quote.provider.name}?`}
      labels={reasonLabels}
      sentences={quoteDeclineSentences}
      length_max={decline_text_length_max}
      first={first}
      send={decline}
    />
  );
}
