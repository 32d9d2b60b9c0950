import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { attemptFor, type Attempt } from "../../../client/draft.ts";
import { formatDate } from "../../../contract/format.ts";
import { acceptLinkedQuoteCall, acceptQuoteCall, sendQuoteLinkCall } from "../../../contract/quotes/calls.ts";
import { formatBalanceDue, formatDepositDue } from "../../../contract/quotes/format-due.ts";
import { confirm_within_hours } from "../../../contract/quotes/limits.ts";
import { formatRandCents } from "../../../contract/quotes/money.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { formatTermsSummary } from "../../../contract/quotes/terms.ts";
import type { Totals } from "../../../contract/quotes/totals.ts";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import type { GuestLink } from "./booking-dialogs.tsx";
import styles from "./quote.module.css";

interface AcceptProps {
  quote: Quote;
  ticked: ReadonlySet<string>;
  totals: Totals;
  guest?: GuestLink;
  open: boolean;
  onClose: () => void;
  onAccepted: (quote: Quote) => void;
  onMailed?: (message: string) => void;
}

/** Rule [quotes-8]. */
export function AcceptDialog({ quote, ticked, totals, guest, open, onClose, onAccepted, onMailed }: AcceptProps) {
  const [attempt, setAttempt] = useState<Attempt>();
  const params = { id: quote.id };
  async function mail(token: string): Promise<string | null> {
    const failed = "We could not send the link. Please check your connection and try again.";
    const outcome = await call(sendQuoteLinkCall, { params, body: { token, ticked: [...ticked] }, failed });
    if (!outcome.ok) return outcome.error;
    onMailed?.(outcome.body.message);
    return null;
  }
  async function accept(): Promise<string | null> {
    const body = { ticked: [...ticked], total_cents: totals.total_cents };
    const next = attemptFor(JSON.stringify(body), attempt);
    setAttempt(next);
    const failed = "We could not accept it. Nothing is booked: please check your connection and try again.";
    const outcome =
      guest === undefined
        ? await call(acceptQuoteCall, { params, key: next.key, body, failed })
        : await call(acceptLinkedQuoteCall, {
            params,
            key: next.key,
            body: { token: guest.token, proof: guest.proof ?? "", ...body },
            failed,
          });
    if (!outcome.ok) return outcome.error;
    onAccepted(outcome.body.quote);
    return null;
  }
  const total = formatRandCents(totals.total_cents);
  const unproven = guest?.proof === null ? guest.token : null;
  return (
    <QuestionDialog
      open={open}
      onClose={onClose}
      title={`Accept this quote for ${total}?`}
      confirm={unproven === null ? `Accept for ${total}` : "Email me the link"}
      onConfirm={unproven === null ? accept : () => mail(unproven)}
    >
      <p>You’re agreeing to:</p>
      <Agreed quote={quote} ticked={ticked} totals={totals} />
      {unproven !== null && (
        <p>To make sure that it’s you, we email you a link. Open it to accept: until then nothing is booked.</p>
      )}
    </QuestionDialog>
  );
}

function Agreed({ quote, ticked, totals }: Pick<AcceptProps, "quote" | "ticked" | "totals">) {
  const extras = quote.lines.filter(({ id }) => ticked.has(id)).map((item) => item.text);
  const day = formatDate(quote.wedding_date ?? "");
  return (
    <ul className={styles.agreed}>
      <li>
        “{quote.title}” on {day}
        {extras.length > 0 && `, with ${extras.join(", ")}`}.
      </li>
      {totals.deposit_cents > 0 && (
        <li>
          A deposit of {formatRandCents(totals.deposit_cents)}, {formatDepositDue(quote)}.
        </li>
      )}
      {totals.balance_cents > 0 && (
        <li>
          {totals.deposit_cents > 0 ? "The balance of" : "You pay"} {formatRandCents(totals.balance_cents)},{" "}
          {formatBalanceDue(quote)}.
        </li>
      )}
      <li>
        {quote.is_one_step
          ? `${day} is booked at once.`
          : `${day} is held for ${confirm_within_hours} hours. ${quote.business.name} must confirm by then.`}
      </li>
      <li>{formatCancelling(quote)}</li>
      <li>No payment passes through this site. Before you pay, call the number on their profile.</li>
    </ul>
  );
}

const quoted_terms_max = 300;

function formatCancelling(quote: Quote): string {
  const { terms_kind, terms } = quote;
  if (terms_kind === "standard") return `If you cancel, the standard terms apply. ${formatTermsSummary(quote)}`;
  return terms.length <= quoted_terms_max
    ? `If you cancel, the business’s terms apply: “${terms}”`
    : "If you cancel, the business’s terms at the end of the quote apply.";
}
