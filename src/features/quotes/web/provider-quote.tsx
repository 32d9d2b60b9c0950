import { useState } from "react";
import { href, useNavigate } from "react-router";
import { call } from "../../../client/call.ts";
import { formatDate } from "../../../contract/format.ts";
import { withdrawQuote, writeQuote } from "../../../contract/quotes/calls.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkOn } from "../../../ui/link.tsx";
import { QuestionDialog } from "../../../ui/question-dialog.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

interface ProviderQuoteProps {
  quote: Quote;
  onChange: (quote: Quote) => void;
  reload: () => Promise<void>;
}

const failed = "We could not do that. Please check your connection and try again.";

export function ProviderQuote({ quote, onChange, reload }: ProviderQuoteProps) {
  const [isRequested, setRequested] = useState(false);
  const { may, booking, lines, versions } = quote;
  const ticked = new Set(lines.filter(({ is_ticked }) => is_ticked).map(({ id }) => id));
  const newer = versions.find(({ version }) => version > quote.version);
  const acts = booking && <BookingActions booking={booking} as="provider" onChange={reload} />;
  const isPressing = booking?.may_confirm ?? false;
  const sheet = (
    <QuoteSheet quote={quote} ticked={ticked}>
      {quote.decided_at !== null && quote.state !== "accepted" && (
        <p className={text.soft}>Since {formatDate(quote.decided_at)}. See your conversation for the reason.</p>
      )}
      {!isPressing && acts}
      <div className={styles.acts}>
        {newer && <LinkOn to={href("/quotes/:id", { id: newer.id })}>Version {newer.version}</LinkOn>}
        {may.replace && <NewVersion of={quote} />}
        {may.withdraw && (
          <Button variant="quiet" onClick={() => setRequested(true)}>
            Withdraw quote
          </Button>
        )}
      </div>
      <QuestionDialog
        open={isRequested}
        onClose={() => setRequested(false)}
        title="Withdraw this quote?"
        confirm="Withdraw quote"
        danger
        onConfirm={async () => {
          const outcome = await call(withdrawQuote, { params: { id: quote.id }, failed });
          if (!outcome.ok) return outcome.error;
          onChange(outcome.body.quote);
          return null;
        }}
      >
        {quote.couple_name} can no longer accept it, and is notified. You can send another version.
      </QuestionDialog>
    </QuoteSheet>
  );
  // the pending decision comes before the long document
  return (
    <>
      {isPressing && acts}
      {sheet}
    </>
  );
}

function NewVersion({ of: { id, conversation_id } }: { of: Quote }) {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  async function begin() {
    setBusy(true);
    const outcome = await call(writeQuote, { body: { conversation_id, replaces_id: id }, failed });
    setBusy(false);
    if (!outcome.ok) return void toast(outcome.error, undefined, { tone: "bad" });
    return void navigate(href("/quotes/:id", { id: outcome.body.quote.id }));
  }
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void begin()}>
      Write a new version
    </Button>
  );
}
