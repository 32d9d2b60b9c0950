import Printer from "lucide/dist/esm/icons/printer.mjs";
import { lazy, Suspense } from "react";
import { href } from "react-router";
import { useFetched } from "../../../client/use-fetched.ts";
import { useEitherLogin, useGuard } from "../../../client/use-guard.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { readQuote } from "../../../contract/quotes/calls.ts";
import type { Quote } from "../../../contract/quotes/schema.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { LateFrame } from "../../../ui/late-frame.tsx";
import { LinkBack, LinkOn } from "../../../ui/link.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { Route } from "./+types/quote-page";
import { CoupleQuote } from "./couple-quote.tsx";
import { ProviderQuote } from "./provider-quote.tsx";
import { SavePdf } from "./save-pdf.tsx";
import styles from "./quote.module.css";

const Editor = lazy(() => import("./editor.tsx").then(({ QuoteEditor }) => ({ default: QuoteEditor })));

export function meta({ matches, params }: Route.MetaArgs) {
  const description = "What a vendor offers for a wedding, item by item.";
  const path = href("/quotes/:id", { id: params.id });
  return pageMeta(matches, { title: "Quote", description, path, noindex: true });
}

export default function QuotePage({ params: { id } }: Route.ComponentProps) {
  const visitor = useGuard<AccountKind>("either", useEitherLogin());
  return (
    <LateFrame className={styles.page}>
      {visitor === null ? (
        <Bones />
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
  const { value, error, put, reload } = useFetched(readQuote, { as, params: { id }, failed });
  if (value === null)
    return error === null ? <Bones /> : <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  const { quote } = value;
  const show = { quote, onChange: (newer: Quote) => put({ quote: newer }), reload };
  return (
    <>
      <Ways quote={quote} />
      {as === "couple" ? (
        <CoupleQuote {...show} />
      ) : quote.state === "draft" ? (
        <Suspense fallback={<Bones />}>
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

function Ways({ quote }: { quote: Quote }) {
  const { side, conversation_id: id, provider, couple_name, state, category_slug } = quote;
  const isCouple = side === "couple";
  return (
    <nav className={styles.ways} aria-label="About this quote">
      <LinkBack to={isCouple ? href("/messages/:id", { id }) : href("/enquiries/:id", { id })}>
        {isCouple ? provider.name : couple_name || "The conversation"}
      </LinkBack>
      {state !== "draft" && (
        <div className={styles.acts}>
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

function Bones() {
  return (
    <div aria-busy="true" className={styles.offers}>
      <OutOfSight>Loading the quote</OutOfSight>
      <Skeleton height="3rem" />
      <Skeleton height="18rem" />
    </div>
  );
}
