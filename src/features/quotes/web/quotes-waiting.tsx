import { href } from "react-router";
import { useVisitor } from "../../../client/session.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import type { QuoteSummary } from "../../../contract/quotes/shapes.ts";
import { listQuotes } from "../../../contract/quotes/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Link } from "../../../ui/link.tsx";
import styles from "./quote.module.css";

/** On a couple's dashboard: the categories of which several quotes wait for its word. Nothing where there is none, or that is not known. */
export function QuotesWaiting() {
  const visitor = useVisitor();
  // nobody who acts as somebody reads what money is spoken of
  const as = visitor.kind === "couple" && !visitor.impersonated ? "couple" : null;
  const { value } = useFetched(listQuotes, { as, query: { state: "sent" }, failed: "" });
  const groups = [...Map.groupBy(value?.quotes ?? [], ({ category_slug }) => category_slug)];
  const several = groups.filter(([slug, some]) => slug !== null && some.length > 1);
  if (several.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <Banner title="Quotes to review">
        <ul>
          {several.map(([slug, some]) => (
            <li key={slug}>
              <Link to={`${href("/quotes")}?category=${slug}`}>{sayWaiting(some)}</Link>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}

function sayWaiting(some: readonly QuoteSummary[]): string {
  return `${some[0]?.category}: compare ${some.length} quotes`;
}
