import { Form, href, useSearchParams } from "react-router";
import { call } from "../../../client/call.ts";
import { DownloadCsv } from "../../../client/download-csv.tsx";
import { firstCall } from "../../../client/first-calls.ts";
import { pageNumber } from "../../../client/page-number.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { useGuard } from "../../../client/use-guard.ts";
import {
  countConversations,
  downloadInbox,
  readAnswering,
  listConversations,
} from "../../../contract/conversations/calls.ts";
import * as limits from "../../../contract/limits.ts";
import { SearchField } from "../../../ui/input.tsx";
import { LateFrame } from "../../../ui/late-frame.tsx";
import { LinkBack } from "../../../ui/link.tsx";
import type { PageHandle } from "../../../ui/page-handle.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { pageMeta } from "../../../ui/page-meta.ts";
import { ViewLinks } from "../../../ui/view-links.tsx";
import type { Route } from "./+types/inbox-page";
import { folderViews, inboxAddress, type InboxView } from "./inbox-folders.ts";
import { InboxList } from "./inbox-list.tsx";
import { ResponseStats } from "./response-stats.tsx";
import styles from "./conversation-list.module.css";

const title = "Enquiries";

export const handle: PageHandle = {
  firstCalls: [
    firstCall("provider", listConversations, { query: { page: 1 } }),
    firstCall("provider", countConversations),
    firstCall("provider", readAnswering),
  ],
};

export function meta({ matches }: Route.MetaArgs) {
  const description = "The enquiries that couples sent to your business.";
  return pageMeta(matches, { title, description, path: href("/enquiries"), noindex: true });
}

/** The page is cached for everybody; data is fetched for the account [conversations-10]. */
export default function InboxPage() {
  const visitor = useGuard("provider");
  const [parameters] = useSearchParams();
  const view = folderViews.find((each) => each.view === parameters.get("view"))?.view ?? "all";
  const search = (parameters.get("search") ?? "").trim();
  const page = pageNumber(parameters);
  return (
    <LateFrame>
      <PageHeader
        title={title}
        back={<LinkBack to={href("/dashboard")}>Back to dashboard</LinkBack>}
        lead="Enquiries from couples. You also get them by email, unless you turned our emails off."
      />
      <ResponseStats isKnown={visitor !== null} />
      <Folders view={view} isKnown={visitor !== null} />
      <div className={styles.tools}>
        <Form role="search" className={styles.search} key={`${view} ${search}`}>
          {view !== "all" && <input type="hidden" name="view" value={view} />}
          <SearchField
            label="Search your enquiries"
            name="search"
            placeholder="Search by name or message"
            defaultValue={search}
            maxLength={limits.search_length_max}
          />
        </Form>
        {!visitor?.impersonated && (
          <DownloadCsv small makeRequest={() => downloadList(view, search)} words={downloadLabels} />
        )}
      </div>
      <InboxList
        key={`${visitor?.id} ${view} ${search} ${page}`}
        isKnown={visitor !== null}
        isPublished={visitor?.isPublished ?? false}
        view={view}
        search={search}
        page={page}
      />
    </LateFrame>
  );
}

const downloadLabels = {
  failed: "We could not download your enquiries. Please check your connection and try again.",
  whole: (file_name: string) => `Your enquiries are in ${file_name}.`,
  newest: (file_name: string) => `The newest enquiries are in ${file_name}. Search for the rest.`,
};

function downloadList(view: InboxView, search: string) {
  const query = { ...(view !== "all" && { folder: view }), ...(search && { search }) };
  return call(downloadInbox, { as: "provider", query, failed: downloadLabels.failed });
}

function Folders({ view, isKnown }: { view: InboxView; isKnown: boolean }) {
  const { value } = useFetched(countConversations, { as: isKnown ? "provider" : null, failed: "" });
  return (
    <ViewLinks
      label="Enquiries"
      views={folderViews.map((each) => ({
        to: inboxAddress(each.view),
        name: each.name,
        isCurrent: each.view === view,
        total: value === null || each.view === "all" ? 0 : value.folders[each.view],
      }))}
    />
  );
}
