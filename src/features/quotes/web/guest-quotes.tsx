import { useEffect, useState } from "react";
import { href, useSearchParams } from "react-router";
import { call } from "../../../client/call/call.ts";
import type { FullConversation } from "../../../contract/conversations/schema.ts";
import { readLinkedQuotesCall } from "../../../contract/quotes/calls.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { totalsOf } from "../../../contract/quotes/totals.ts";
import { Button } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import type { Offers } from "../../conversations/web/conversation-view.tsx";
import { AcceptDialog } from "./accept-dialog.tsx";
import { BookingActions } from "./booking-actions.tsx";
import type { GuestLink } from "./booking-dialogs.tsx";
import { DeclineQuoteDialog } from "./decline-quote-dialog.tsx";
import { groupQuotes } from "./group-quotes.ts";
import { formatAccepted } from "./quote-labels.ts";
import { QuoteLineItem } from "./quote-line-item.tsx";
import { QuoteSheet, useTicks } from "./quote-sheet.tsx";
import { SavePdf } from "./save-pdf.tsx";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

const failed = "We could not load the quotes. Please check your connection and try again.";

/** Guests decline directly, and accept by a link in an email with its proof [quotes-12]. */
export function useGuestQuotes(fullConversation: FullConversation | null, token: string, onChange: () => void): Offers {
  const [mailed] = useSearchParams();
  const [quotes, setQuotes] = useState<readonly Quote[]>([]);
  const [opened, setOpened] = useState<string | null>(mailed.get("quote"));
  const messages = fullConversation?.messages ?? [];
  const newest = messages.findLast(({ kind }) => kind !== "text")?.position ?? 0;
  useEffect(() => {
    if (newest === 0) return;
    void call(readLinkedQuotesCall, { body: { token }, failed }).then((outcome) => {
      if (outcome.ok) setQuotes(outcome.body.quotes);
    });
  }, [token, newest]);
  const show = (quote: Quote) => {
    const isMailed = mailed.get("quote") === quote.id;
    return (
      <GuestQuote
        key={quote.id}
        quote={quote}
        guest={{ token, proof: isMailed ? mailed.get("proof") : null }}
        ticked={isMailed ? (mailed.get("ticked") ?? "").split(".") : []}
        open={opened === quote.id}
        onOpen={setOpened}
        onChange={(changed) => {
          if (changed) setQuotes((all) => all.map((each) => (each.id === changed.id ? changed : each)));
          onChange();
        }}
      />
    );
  };
  const { sent, unsent } = groupQuotes(quotes, messages);
  return {
    byMessage: new Map(sent.map((quote) => [quote.message_id, show(quote)])),
    atEnd: unsent.length > 0 && (
      <section className={styles.offers} aria-label="Quotes">
        {unsent.map(show)}
      </section>
    ),
  };
}

interface GuestQuoteProps {
  quote: Quote;
  guest: GuestLink;
  ticked: readonly string[];
  open: boolean;
  onOpen: (id: string | null) => void;
  onChange: (changed?: Quote) => void;
}

function GuestQuote({ quote, guest, ticked: positions, open, onOpen, onChange }: GuestQuoteProps) {
  const { may, booking, lines } = quote;
  const ticks = useTicks(
    quote,
    lines.flatMap(({ id }, at) => (positions.includes(String(at)) ? [id] : [])),
  );
  const [requested, setRequested] = useState<"accept" | "decline" | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const toast = useToast();
  const close = () => setRequested(null);
  const reload = async () => onChange();
  const acts = (
    <>
      {booking && <BookingActions booking={booking} as="couple" guest={guest} onChange={reload} />}
      {booking && booking.state !== "cancelled" && <Register />}
    </>
  );
  const decision = (
    <>
      {sent !== null && may.accept && (
        <div ref={(element) => element?.scrollIntoView({ block: "nearest" })}>
          <Banner tone="good" announce>
            {sent}
          </Banner>
        </div>
      )}
      <div className={text.actions}>
        {may.accept && <Button onClick={() => setRequested("accept")}>Accept this quote</Button>}
        <SavePdf quote={quote} token={guest.token} />
      </div>
    </>
  );
  return (
    <div className={styles.said}>
      <QuoteLineItem quote={quote} />
      {acts}
      <div className={text.actions}>
        <Button small variant="outline" onClick={() => onOpen(quote.id)}>
          {may.accept ? "View and respond" : "View quote"}
        </Button>
        {may.decline && (
          <Button small variant="quiet" onClick={() => setRequested("decline")}>
            Decline
          </Button>
        )}
      </div>
      <Dialog open={open} onClose={() => onOpen(null)} sheet title={`Quote ${quote.number}`}>
        <QuoteSheet quote={quote} {...ticks} decision={decision}>
          {acts}
        </QuoteSheet>
      </Dialog>
      <AcceptDialog
        quote={quote}
        ticked={ticks.ticked}
        totals={totalsOf(quote, ticks.ticked)}
        guest={guest}
        open={requested === "accept"}
        onClose={close}
        onMailed={setSent}
        onAccepted={(accepted) => {
          onChange(accepted);
          toast(formatAccepted(accepted), { tone: "good" });
        }}
      />
      <DeclineQuoteDialog
        quote={quote}
        token={guest.token}
        open={requested === "decline"}
        onClose={close}
        onDeclined={onChange}
      />
    </div>
  );
}

function Register() {
  return (
    <Banner>
      <Link to={href("/couple-register")}>Create an account</Link> with the email address that you wrote from to see
      this booking in your plan and budget.
    </Banner>
  );
}
