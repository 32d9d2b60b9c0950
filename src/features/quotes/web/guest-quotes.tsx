import { useEffect, useState } from "react";
import { href } from "react-router";
import { call } from "../../../client/call.ts";
import type { WholeConversation } from "../../../contract/conversations/shapes.ts";
import type { Quote } from "../../../contract/quotes/shapes.ts";
import { readLinkedQuotes } from "../../../contract/quotes/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Link } from "../../../ui/link.tsx";
import { DeclineQuoteDialog } from "./decline-quote-dialog.tsx";
import { QuoteLine } from "./quote-line.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { SavePdf } from "./save-pdf.tsx";
import styles from "./quote.module.css";

const failed = "We could not load the quotes. Please check your connection and try again.";

interface GuestQuotesProps {
  whole: WholeConversation;
  token: string;
  /** Once one is declined. */
  onChange: () => void;
}

/** What a guest was offered, to be read and declined; to accept it, it opens an account [quotes-12]. */
export function GuestQuotes({ whole: { messages }, token, onChange }: GuestQuotesProps) {
  const [quotes, setQuotes] = useState<readonly Quote[]>([]);
  const [opened, setOpened] = useState<string | null>(null);
  const [declining, setDeclining] = useState<Quote | null>(null);
  const newest = messages.findLast(({ kind }) => kind !== "text")?.position ?? 0;
  useEffect(() => {
    if (newest === 0) return;
    void call(readLinkedQuotes, { body: { token }, failed }).then((outcome) => {
      if (outcome.ok) setQuotes(outcome.body.quotes);
    });
  }, [token, newest]);
  if (quotes.length === 0) return null;
  return (
    <section className={styles.offers} aria-label="Quotes">
      {quotes.map((quote) => (
        <div key={quote.id} className={styles.offer}>
          <QuoteLine quote={quote} />
          <div className={styles.acts}>
            <Button small variant="outline" onClick={() => setOpened(quote.id)}>
              View quote
            </Button>
            {quote.may.decline && (
              <Button small variant="quiet" onClick={() => setDeclining(quote)}>
                Decline
              </Button>
            )}
          </div>
          <Dialog open={opened === quote.id} onClose={() => setOpened(null)} sheet title={`Quote ${quote.number}`}>
            <QuoteSheet quote={quote} ticked={none}>
              <div className={styles.acts}>
                <SavePdf quote={quote} token={token} />
              </div>
              {quote.may.decline && <ToAccept />}
            </QuoteSheet>
          </Dialog>
        </div>
      ))}
      {declining && (
        <DeclineQuoteDialog
          key={declining.id}
          quote={declining}
          token={token}
          open
          onClose={() => setDeclining(null)}
          onDeclined={(declined) => {
            setQuotes((all) => all.map((each) => (each.id === declined.id ? declined : each)));
            onChange();
          }}
        />
      )}
    </section>
  );
}

const none: ReadonlySet<string> = new Set();

function ToAccept() {
  return (
    <Banner title="To accept">
      <Link to={href("/couple-register")}>Create an account</Link> with the same email address and confirm it. You can
      then accept this quote. To decline, you don’t need an account.
    </Banner>
  );
}
