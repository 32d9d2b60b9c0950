import { useRef } from "react";
import { Form, href, Link, useSearchParams } from "react-router";
import { useGuard } from "../../../client/use-guard.ts";
import * as limits from "../../../contract/limits.ts";
import { SearchField } from "../../../ui/input.tsx";
import { LinkBack, LinkOn } from "../../../ui/link.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import type { Route } from "./+types/received-page";
import { receivedAddress, ReceivedList } from "./received-list.tsx";
import type { AcrossViews } from "./use-received.ts";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

const title = "Enquiries";
const views = [
  { view: "received", name: "Received" },
  { view: "unanswered", name: "To answer" },
  { view: "junk", name: "Junk" },
] as const;

export function meta({ matches }: Route.MetaArgs) {
  const description = "The enquiries that couples sent to your business.";
  return pageMeta(matches, { title, description, path: href("/enquiries"), noindex: true });
}

/** What couples sent to a provider: the page is everyone's, what stands on it is fetched for who is signed in. */
export default function ReceivedPage() {
  const visitor = useGuard("provider");
  const [parameters] = useSearchParams();
  const { view } = views.find((each) => each.view === parameters.get("view")) ?? views[0];
  const search = (parameters.get("search") ?? "").trim();
  // the list is another one in each view, the toasts stay
  const acrossRef = useRef<AcrossViews>({ takeAway: new Map() });
  const page = Math.max(1, Math.trunc(Number(parameters.get("page"))) || 1);
  return (
    <PageFrame>
      <header className={styles.pageHead}>
        <LinkBack to={href("/dashboard")}>Back to Dashboard</LinkBack>
        <div>
          <h1>{title}</h1>
          <LinkOn to={href("/calendar")}>Calendar</LinkOn>
        </div>
        <p className={text.soft}>
          Couples who wrote to you. Each enquiry comes by email too, unless you stopped our emails.
        </p>
      </header>
      <nav aria-label="Enquiries" className={styles.views}>
        {views.map((each) => (
          <Link key={each.view} to={receivedAddress(each.view)} aria-current={each.view === view ? "page" : undefined}>
            {each.name}
          </Link>
        ))}
      </nav>
      <Form role="search" className={styles.search} key={`${view} ${search}`}>
        {view !== "received" && <input type="hidden" name="view" value={view} />}
        <SearchField
          label="Search your enquiries"
          name="search"
          placeholder="A name or word, then Enter"
          defaultValue={search}
          maxLength={limits.search_length_max}
        />
      </Form>
      <ReceivedList
        key={`${visitor?.id} ${view} ${search} ${page}`}
        isKnown={visitor !== null}
        isPublished={visitor?.isPublished ?? false}
        view={view}
        search={search}
        page={page}
        acrossRef={acrossRef}
      />
    </PageFrame>
  );
}
