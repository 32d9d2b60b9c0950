import Printer from "lucide/dist/esm/icons/printer.mjs";
import { href, useSearchParams } from "react-router";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { compareQuotesCall } from "../../../../contract/quotes/calls.ts";
import type { ComparedQuote, QuoteNote } from "../../../../contract/quotes/figures-schema.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Link, LinkBack } from "../../../../ui/link.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { Skeletons } from "../../../../ui/page/skeleton.tsx";
import { QuoteLineItem } from "../quote-line-item.tsx";
import { CompareTable } from "./compare-table.tsx";
import { MyNote } from "./my-note.tsx";
import text from "../../../../ui/text.module.css";
import quoteStyles from "../quote.module.css";
import styles from "./compare.module.css";

/** A table for each category [quotes-21]. */
export function ComparePage() {
  const [parameters] = useSearchParams();
  const category = parameters.get("category") ?? "";
  const { value, error, put, reload } = useFetched(compareQuotesCall, {
    as: "couple",
    query: category === "" ? {} : { category },
    failed: "We could not load your quotes. Please check your connection and try again.",
  });
  const store = (id: string, note: QuoteNote) =>
    put((now) => now && { quotes: now.quotes.map((each) => (each.id === id ? { ...each, note } : each)) });
  return (
    <div className={styles.sheet}>
      <PageHeader
        title="Quotes side by side"
        back={<LinkBack to={href("/messages")}>Back to messages</LinkBack>}
        on={
          value !== null &&
          value.quotes.length > 0 && (
            <Button small variant="outline" icon={Printer} onClick={() => globalThis.print()}>
              Print
            </Button>
          )
        }
        lead="What each vendor charges and offers, item by item. Your notes and hearts are private: no vendor sees them."
      />
      {value !== null ? (
        <Categories quotes={value.quotes} isNarrowed={category !== ""} onNote={store} />
      ) : error === null ? (
        <Skeletons label="Loading your quotes" heights={["2rem", "24rem"]} className={styles.category} />
      ) : (
        <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>
      )}
    </div>
  );
}

interface CategoriesProps {
  quotes: readonly ComparedQuote[];
  isNarrowed: boolean;
  onNote: (id: string, note: QuoteNote) => void;
}

function Categories({ quotes, isNarrowed, onNote }: CategoriesProps) {
  if (quotes.length === 0) return <Nothing isNarrowed={isNarrowed} />;
  const groups = [...Map.groupBy(quotes, ({ category }) => category ?? "Others")];
  const rank = ([, some]: [string, ComparedQuote[]]) => Math.min(some.filter(isLive).length, 2);
  return (
    <>
      {groups
        .toSorted((a, b) => rank(b) - rank(a))
        .map(([category, some]) => (
          <Category key={category} name={category} quotes={some} onNote={onNote} />
        ))}
      {isNarrowed && (
        <p className={styles.more}>
          <Link to={href("/quotes")}>All quotes</Link>
        </p>
      )}
    </>
  );
}

interface CategoryProps {
  name: string;
  quotes: readonly ComparedQuote[];
  onNote: (id: string, note: QuoteNote) => void;
}

function Category({ name, quotes, onNote }: CategoryProps) {
  const [live, over] = [quotes.filter(isLive), quotes.filter((each) => !isLive(each))];
  const [first] = live;
  return (
    <section className={styles.category} aria-label={name}>
      <h2>{name}</h2>
      {live.length > 1 && <p className={text.soft}>{live.length} quotes side by side</p>}
      {first === undefined ? (
        <p className={text.soft}>All of these quotes are closed.</p>
      ) : live.length === 1 ? (
        <Alone quote={first} onNote={onNote} />
      ) : (
        <CompareTable caption={`${name}: quotes side by side`} quotes={live} onNote={onNote} />
      )}
      {over.length > 0 && <Over quotes={over} />}
    </section>
  );
}

function isLive({ state, booking }: ComparedQuote): boolean {
  return state === "sent" || (state === "accepted" && booking?.state !== "cancelled");
}

function Alone({ quote, onNote }: { quote: ComparedQuote; onNote: CategoryProps["onNote"] }) {
  return (
    <div className={quoteStyles.offer}>
      <Link to={href("/quotes/:id", { id: quote.id })}>{quote.provider.name}</Link>
      <QuoteLineItem quote={quote} />
      {quote.state === "sent" && (
        <p className={text.soft}>One quote so far. When another vendor sends a quote you can compare the two here.</p>
      )}
      <MyNote quote={quote} onNote={onNote} />
    </div>
  );
}

function Over({ quotes }: { quotes: readonly ComparedQuote[] }) {
  return (
    <details className={styles.over}>
      <summary>{quotes.length === 1 ? "1 closed quote" : `${quotes.length} closed quotes`}</summary>
      <div className={quoteStyles.offers}>
        {quotes.map((quote) => (
          <div key={quote.id} className={quoteStyles.offer}>
            <Link to={href("/quotes/:id", { id: quote.id })}>{quote.provider.name}</Link>
            <QuoteLineItem quote={quote} />
          </div>
        ))}
      </div>
    </details>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        title="No quotes in this category"
        action={<ButtonLink to={href("/quotes")}>Show all quotes</ButtonLink>}
      >
        See quotes in other categories under All quotes.
      </EmptyState>
    );
  return (
    <EmptyState title="No quotes yet" action={<ButtonLink to={href("/messages")}>Open your messages</ButtonLink>}>
      Quotes from vendors you’ve contacted appear here side by side.
    </EmptyState>
  );
}
