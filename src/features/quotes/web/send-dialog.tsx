import { useState } from "react";
import { call } from "../../../client/call.ts";
import { attemptFor } from "../../../client/draft.ts";
import { formatDate } from "../../../contract/format.ts";
import { sendQuote } from "../../../contract/quotes/calls.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";

interface SendProps {
  quote: Quote;
  open: boolean;
  onClose: () => void;
  flush: () => Promise<boolean>;
  onSent: (quote: Quote) => void;
}

export function SendDialog({ quote, open, onClose, flush, onSent }: SendProps) {
  const [{ key }] = useState(() => attemptFor(quote.id, undefined));
  const toast = useToast();
  async function send(): Promise<string | null> {
    if (!(await flush())) return "We could not save your draft, so nothing was sent. Please check your connection.";
    const failed = "We could not send it. Your draft is still here: please check your connection and try again.";
    const outcome = await call(sendQuote, { params: { id: quote.id }, key, failed });
    if (!outcome.ok) return outcome.error;
    toast(`Sent to ${quote.couple_name}.`, undefined, { tone: "good" });
    onSent(outcome.body.quote);
    return null;
  }
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={`Send it to ${quote.couple_name}?`}
      confirm="Send the quote"
      onConfirm={send}
    >
      <p>
        “{quote.title}” for {formatRandCents(quote.totals.total_cents)} in all, valid until{" "}
        {formatDate(quote.valid_until ?? "")}. They find it in your conversation and get an email.
      </p>
      <p>
        {quote.version > 1 && "It replaces the previous version. "}
        A sent quote can’t be changed; to change it, send a new version.
      </p>
    </QuestionDialog>
  );
}
