import { href, useSearchParams } from "react-router";
import { call } from "../../../../client/call/call.ts";
import { DownloadCsv } from "../../../../client/call/download-csv.tsx";
import { firstCall } from "../../../../client/call/first-calls.ts";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { useLiveEvents } from "../../../../client/live-events.ts";
import { pageNumber } from "../../../../client/page-number.ts";
import { useGuard } from "../../../../client/session/use-guard.ts";
import {
  countConversationsCall,
  downloadInboxCall,
  folderNames,
  folders,
  readAnsweringCall,
  listConversationsCall,
} from "../../../../contract/conversations/calls.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Pager } from "../../../../ui/data/pager.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LateFrame } from "../../../../ui/page/late-frame.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import type { PageHandle } from "../../../../ui/page/page-handle.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import { Skeletons } from "../../../../ui/page/skeleton.tsx";
import { ViewLinks } from "../../../../ui/page/view-links.tsx";
import type { Route } from "./+types/inbox-page";
import { ConversationList } from "./conversation-list.tsx";
import { ListSearch, NoResults } from "./list-search.tsx";
import { ResponseStats } from "./response-stats.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./conversation-list.module.css";

const title = "Enquiries";

export const handle: PageHandle = {
  firstCalls: [
    firstCall("provider", listConversationsCall, { query: { page: 1 } }),
    firstCall("provider", countConversationsCall),
    firstCall("provider", readAnsweringCall),
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
        lead="Enquiries from couples. You also get them by email, unless you’ve turned our emails off."
      />
      <ResponseStats isKnown={visitor !== null} />
      <Folders view={view} isKnown={visitor !== null} />
      <div className={styles.tools}>
        <ListSearch key={`${view} ${search}`} label="Search your enquiries" search={search}>
          {view !== "all" && <input type="hidden" name="view" value={view} />}
        </ListSearch>
        {!visitor?.impersonated && (
          <DownloadCsv small makeRequest={() => downloadList(view, search)} labels={downloadLabels} />
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
  return call(downloadInboxCall, { as: "provider", query, failed: downloadLabels.failed });
}

function Folders({ view, isKnown }: { view: InboxView; isKnown: boolean }) {
  const { value } = useFetched(countConversationsCall, { as: isKnown ? "provider" : null, failed: "" });
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

interface InboxListProps {
  isKnown: boolean;
  view: InboxView;
  search: string;
  isPublished: boolean;
  page: number;
}

function InboxList({ isKnown, view, search, isPublished, page }: InboxListProps) {
  const { value, error, reload } = useFetched(listConversationsCall, {
    as: isKnown ? "provider" : null,
    query: { page: `${page}`, ...(view !== "all" && { folder: view }), ...(search && { search }) },
    failed: "We could not load your enquiries. Please check your connection and try again.",
  });
  useLiveEvents(isKnown ? "provider" : null, () => void reload());
  if (value === null && error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  if (value === null)
    return <Skeletons label="Loading your enquiries" heights={["6rem", "6rem", "6rem"]} className={styles.results} />;
  const { conversations, total, limit } = value;
  return (
    <div className={styles.results}>
      {view === "junk" && conversations.length > 0 && (
        <p className={text.fine}>A sender that several businesses mark as junk can send only one enquiry a day.</p>
      )}
      {conversations.length === 0 ? (
        <NoResults search={search} isPastTheEnd={total > 0} firstPage={inboxAddress(view)}>
          <EmptyFolder view={view} isPublished={isPublished} />
        </NoResults>
      ) : (
        <ConversationList
          conversations={conversations}
          side="provider"
          level={2}
          addressOf={(id) => href("/enquiries/:id", { id })}
        />
      )}
      <Pager
        className={styles.pager}
        page={page}
        pages={Math.ceil(total / limit)}
        href={(each) => inboxAddress(view, { ...(search && { search }), page: `${each}` })}
      />
    </div>
  );
}

const emptyFolders = {
  new: ["No new enquiries", "Enquiries you haven’t replied to yet appear here."],
  mine: ["All caught up", "Couples who wrote again after your last message appear here."],
  theirs: ["Nothing pending", "Couples you’ve replied to appear here."],
  booked: ["No bookings yet", "Couples who have booked you appear here."],
  archived: ["Nothing is archived", "Enquiries that you archive or decline, or that a couple closes, move here."],
  junk: ["No junk", "Enquiries you mark as junk move here. You can always move them back."],
} as const satisfies Record<Exclude<InboxView, "all">, readonly [string, string]>;

function EmptyFolder({ view, isPublished }: Pick<InboxListProps, "view" | "isPublished">) {
  if (view !== "all") {
    const [title, sentence] = emptyFolders[view];
    return <EmptyState title={title}>{sentence}</EmptyState>;
  }
  return (
    <EmptyState
      title="No enquiries yet"
      action={
        <ButtonLink to={href("/dashboard")}>{isPublished ? "Check your profile" : "Complete your profile"}</ButtonLink>
      }
    >
      {isPublished
        ? "Couples can find you. Profiles with pictures and prices get the most enquiries."
        : "Couples find you once your profile is published. Profiles with pictures and prices get the most enquiries."}
    </EmptyState>
  );
}

/** Rule [conversations-10]. */
const folderViews = [
  { view: "all", name: "Open" } as const,
  ...folders.map((view) => ({ view, name: folderNames[view] })),
];

type InboxView = (typeof folderViews)[number]["view"];

function inboxAddress(view: InboxView, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(view !== "all" && { view }), ...more }).toString();
  return query === "" ? href("/enquiries") : `${href("/enquiries")}?${query}`;
}
