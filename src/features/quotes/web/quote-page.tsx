import Printer from "lucide/dist/esm/icons/printer.mjs";
import { lazy, Suspense, useState } from "react";
import { href } from "react-router";
import { call } from "../../../client/call/call.ts";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { useEitherLogin, useGuard } from "../../../client/session/use-guard.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { formatDate } from "../../../contract/format.ts";
import { readQuoteCall, withdrawQuoteCall } from "../../../contract/quotes/calls.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkBack, LinkOn } from "../../../ui/link.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { LateFrame } from "../../../ui/page/late-frame.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import { Skeletons } from "../../../ui/page/skeleton.tsx";
import type { Route } from "./+types/quote-page";
import { BeginQuote } from "./begin-quote.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { CoupleQuote } from "./couple-quote.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";
import { SavePdf } from "./save-pdf.tsx";
import text from "../../../ui/text.module.css";
import styles from "./quote.module.css";

const Editor = lazy(() => import("./editor.tsx").then(({ QuoteEditor }) => ({ default: QuoteEditor })));

export function meta({ matches, params }: Route.MetaArgs) {
  const description = "What a vendor offers for a wedding, item by item.";
  const path = href("/quotes/:id", { id: params.id });
  return pageMeta(matches, { title: "Quote", description, path, noindex: true });
}

const skeletons = <Skeletons label="Loading the quote" heights={["3rem", "18rem"]} className={styles.offers} />;

export default function QuotePage({ params: { id } }: Route.ComponentProps) {
  const visitor = useGuard<AccountKind>("either", useEitherLogin());
  return (
    <LateFrame className={styles.page}>
      {visitor === null ? (
        skeletons
      ) : visitor.impersonated ? (
        <TheirsAlone />
      ) : (
        <Opened key={id} id={id} as={visitor.kind} />
      )}
    </LateFrame>
  );
}

interface OpenedProps {
  id: string;
  as: AccountKind;
}

function Opened({ id, as }: OpenedProps) {
  const failed = "We could not load this quote. Please check your connection and try again.";
  const { value, error, put, reload } = useFetched(readQuoteCall, { as, params: { id }, failed });
  if (value === null)
    return error === null ? skeletons : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  const { quote } = value;
  const show = { quote, onChange: (newer: Quote) => put({ quote: newer }), reload };
  return (
    <>
      <QuoteNav quote={quote} />
      {as === "couple" ? (
        <CoupleQuote {...show} />
      ) : quote.state === "draft" ? (
        <Suspense fallback={skeletons}>
          <Editor key={quote.id} {...show} />
        </Suspense>
      ) : (
        <ProviderQuote {...show} />
      )}
    </>
  );
}

function TheirsAlone() {
  return (
    <>
      <h1>Private</h1>
      <Banner>While you impersonate somebody you can&rsquo;t read their quotes.</Banner>
    </>
  );
}

function QuoteNav({ quote }: { quote: Quote }) {
  const { side, conversation_id: id, provider, couple_name, state, category_slug } = quote;
  const isCouple = side === "couple";
  return (
    <nav className={styles.ways} aria-label="About this quote">
      <LinkBack to={isCouple ? href("/messages/:id", { id }) : href("/enquiries/:id", { id })}>
        {isCouple ? provider.name : couple_name || "The conversation"}
      </LinkBack>
      {state !== "draft" && (
        <div className={text.actions}>
          {isCouple && (
            <LinkOn to={`${href("/quotes")}${category_slug === null ? "" : `?category=${category_slug}`}`}>
              Compare quotes
            </LinkOn>
          )}
          <SavePdf quote={quote} />
          <Button small variant="outline" icon={Printer} onClick={() => globalThis.print()}>
            Print
          </Button>
        </div>
      )}
    </nav>
  );
}

interface ProviderQuoteProps {
  quote: Quote;
  onChange: (quote: Quote) => void;
  reload: () => Promise<void>;
}

const failed = "We could not do that. Please check your connection and try again.";

function ProviderQuote({ quote, onChange, reload }: ProviderQuoteProps) {
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
      <div className={text.actions}>
        {newer && <LinkOn to={href("/quotes/:id", { id: newer.id })}>Version {newer.version}</LinkOn>}
        {may.replace && (
          <BeginQuote body={{ conversation_id: quote.conversation_id, replaces_id: quote.id }} failed={failed}>
            Write a new version
          </BeginQuote>
        )}
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
          const outcome = await call(withdrawQuoteCall, { params: { id: quote.id }, failed });
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
