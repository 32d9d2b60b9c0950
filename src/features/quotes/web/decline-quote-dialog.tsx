import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import {
  declineLinkedQuoteCall,
  declineQuoteCall,
  quoteDeclineReasons,
  quoteDeclineSentences,
} from "../../../contract/quotes/calls.ts";
import { decline_text_length_max } from "../../../contract/quotes/limits.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { Field, FieldGroup } from "../../../ui/form/field.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Textarea } from "../../../ui/form/textarea.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";

type Reason = (typeof quoteDeclineReasons)[number];

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

/** Asks for the reason and shows the sentence to send, which can be edited [quotes-9]. */
export function DeclineQuoteDialog({ quote, first = "too_expensive", token, open, onClose, onDeclined }: DeclineProps) {
  const [reason, setReason] = useState<Reason>(first);
  const [customText, setCustomText] = useState<string | null>(null);
  async function decline(): Promise<string | null> {
    const failed = "We could not send this. Please check your connection and try again.";
    const body = { reason, text: customText ?? quoteDeclineSentences[reason] };
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
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={`Decline the quote of ${quote.provider.name}?`}
      confirm="Send and decline"
      onConfirm={decline}
    >
      <FieldGroup legend="Why">
        <Segments
          name={`reason-${quote.id}`}
          value={reason}
          onChange={(value) => setReason(value as Reason)}
          options={quoteDeclineReasons.map((value) => ({ value, label: reasonLabels[value] }))}
        />
      </FieldGroup>
      <Field wide label="Message to send">
        <Textarea
          name="text"
          maxLength={decline_text_length_max}
          value={customText ?? quoteDeclineSentences[reason]}
          onChange={({ target }) => setCustomText(target.value)}
        />
      </Field>
    </QuestionDialog>
  );
}
