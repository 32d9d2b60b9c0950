import { Form, href, Link, useSearchParams } from "react-router";
import * as limits from "../../../contract/limits.ts";
import { SearchField } from "../../../ui/input.tsx";
import { LinkBack } from "../../../ui/link.tsx";
import { PageFrame } from "../../../ui/page-frame.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import { useGuard } from "../../accounts/web/use-guard.ts";
import type { Route } from "./+types/received-page";
import { ReceivedList } from "./received-list.tsx";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

const title = "Enquiries";

export function meta({ matches }: Route.MetaArgs) {
  const description = "The enquiries that couples sent to your business.";
  return pageMeta(matches, { title, description, path: href("/enquiries"), noindex: true });
}

/** What couples sent to a provider: the page is everyone's, what stands on it is fetched for who is signed in. */
export default function ReceivedPage() {
  const visitor = useGuard("provider");
  const [parameters] = useSearchParams();
  const isJunk = parameters.get("view") === "junk";
  const search = (parameters.get("search") ?? "").trim();
  const page = Math.max(1, Math.trunc(Number(parameters.get("page"))) || 1);
  return (
    <PageFrame>
      <header className={styles.pageHead}>
        <LinkBack to={href("/dashboard")}>Back to Dashboard</LinkBack>
        <h1>{title}</h1>
        <p className={text.soft}>Couples who wrote to you. Each enquiry was also sent to you by email.</p>
      </header>
      <nav aria-label="Enquiries" className={styles.views}>
        <Link to={href("/enquiries")} aria-current={isJunk ? undefined : "page"}>
          Received
        </Link>
        <Link to={`${href("/enquiries")}?view=junk`} aria-current={isJunk ? "page" : undefined}>
          Junk
        </Link>
      </nav>
      <Form role="search" className={styles.search} key={`${isJunk} ${search}`}>
        {isJunk && <input type="hidden" name="view" value="junk" />}
        <SearchField
          label="Search your enquiries"
          name="search"
          placeholder="A name or word, then Enter"
          defaultValue={search}
          maxLength={limits.search_length_max}
        />
      </Form>
      <ReceivedList
        key={`${visitor?.id} ${isJunk} ${search} ${page}`}
        isKnown={visitor !== null}
        isPublished={visitor?.isPublished ?? false}
        isJunk={isJunk}
        search={search}
        page={page}
      />
    </PageFrame>
  );
}
