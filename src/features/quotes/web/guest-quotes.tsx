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
import { QuoteLine } from "./quote-line.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { SavePdf } from "./save-pdf.tsx";
import styles from "./quote.module.css";

const failed = "We could not load the quotes. Please check your connection and try again.";

/** What a guest was offered, to be read; to accept it, it opens an account [quotes-12]. */
export function GuestQuotes({ whole: { messages }, token }: { whole: WholeConversation; token: string }) {
  const [quotes, setQuotes] = useState<readonly Quote[]>([]);
  const [opened, setOpened] = useState<string | null>(null);
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
          </div>
          <Dialog open={opened === quote.id} onClose={() => setOpened(null)} sheet title={`Quote ${quote.number}`}>
            <QuoteSheet quote={quote} ticked={none}>
              <div className={styles.acts}>
                <SavePdf quote={quote} token={token} />
              </div>
              {quote.state === "sent" && <ToAccept />}
            </QuoteSheet>
          </Dialog>
        </div>
      ))}
    </section>
  );
}

const none: ReadonlySet<string> = new Set();

function ToAccept() {
  return (
    <Banner title="To accept or decline">
      <Link to={href("/couple-register")}>Create an account</Link> with the same email address and confirm it. You can
      then accept or decline this quote.
    </Banner>
  );
}
