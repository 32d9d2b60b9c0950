import { useState } from "react";
import { call } from "../../../client/call/call.ts";
import { withProof } from "../../../client/proof/with-proof.ts";
import { readReportedQuotesCall } from "../../../contract/quotes/calls.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { QuoteSheet } from "../../../features/quotes/web/quote-sheet.tsx";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import styles from "../../../features/quotes/web/quote.module.css";
import text from "../../../ui/text.module.css";

const failed = "We could not load the quotes. Please check your connection and try again.";
const none: ReadonlySet<string> = new Set();

/** Loaded only on a press, since each access is audited [admin-40]. */
export function ReportedQuotes({ report: { id } }: { report: { id: string } }) {
  const [quotes, setQuotes] = useState<readonly Quote[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  async function read() {
    const outcome = await withProof(() => call(readReportedQuotesCall, { params: { id }, failed }));
    setError(outcome.ok ? null : outcome.error);
    if (outcome.ok) setQuotes(outcome.body.quotes);
  }
  return (
    <>
      {quotes === null && (
        <div className={text.actions}>
          <ActionButton small variant="outline" onPress={read}>
            Read its quotes
          </ActionButton>
        </div>
      )}
      {quotes?.length === 0 && <p className={text.fine}>No quote was sent in it.</p>}
      {quotes !== null && quotes.length > 0 && (
        <div className={styles.offers}>
          {quotes.map((quote) => (
            <QuoteSheet key={quote.id} quote={quote} ticked={none} />
          ))}
        </div>
      )}
      <FormError sentence={error} />
    </>
  );
}
