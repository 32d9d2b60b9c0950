import { href, useSearchParams } from "react-router";
import { firstCall } from "../../../../client/call/first-calls.ts";
import { useFetched } from "../../../../client/call/use-fetched.ts";
import { useLiveEvents } from "../../../../client/live-events.ts";
import { pageNumber } from "../../../../client/page-number.ts";
import { useEitherLogin, useGuard } from "../../../../client/session/use-guard.ts";
import { listConversationsCall } from "../../../../contract/conversations/calls.ts";
import type { ConversationSummary } from "../../../../contract/conversations/schema.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Pager } from "../../../../ui/data/pager.tsx";
import { LinkBack, LinkOn } from "../../../../ui/link.tsx";
import { EmptyState } from "../../../../ui/page/empty-state.tsx";
import { LateFrame } from "../../../../ui/page/late-frame.tsx";
import { LoadFailure } from "../../../../ui/page/load-failure.tsx";
import type { PageHandle } from "../../../../ui/page/page-handle.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import { Skeletons } from "../../../../ui/page/skeleton.tsx";
import type { Route } from "./+types/messages-page";
import { ConversationList } from "./conversation-list.tsx";
import { ListSearch, NoResults } from "./list-search.tsx";
import styles from "./conversation-list.module.css";

export const handle: PageHandle = {
  firstCalls: [firstCall("couple", listConversationsCall, { query: { page: 1 } })],
};

export function meta({ matches }: Route.MetaArgs) {
  const description = "Your conversations with vendors.";
  return pageMeta(matches, { title: "Messages", description, path: href("/messages"), noindex: true });
}

/** By category, unread first [conversations-7]. */
export default function MessagesPage() {
  const visitor = useGuard("couple", useEitherLogin());
  const [parameters] = useSearchParams();
  const search = (parameters.get("search") ?? "").trim();
  const page = pageNumber(parameters);
  return (
    <LateFrame>
      <PageHeader
        title="Messages"
        back={<LinkBack to={href("/couple-dashboard")}>Back to dashboard</LinkBack>}
        lead="Your conversations with vendors."
      />
      <ListSearch key={search} label="Search your messages" search={search} className={styles.alone} />
      <List key={`${visitor?.id} ${search} ${page}`} isKnown={visitor !== null} search={search} page={page} />
    </LateFrame>
  );
}

interface ListProps {
  isKnown: boolean;
  search: string;
  page: number;
}

function List({ isKnown, search, page }: ListProps) {
  const { value, error, reload } = useFetched(listConversationsCall, {
    as: isKnown ? "couple" : null,
    query: { page: `${page}`, ...(search && { search }) },
    failed: "We could not load your messages. Please check your connection and try again.",
  });
  useLiveEvents(isKnown ? "couple" : null, () => void reload());
  if (value === null && error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  if (value === null)
    return <Skeletons label="Loading your messages" heights={["5rem", "5rem", "5rem"]} className={styles.results} />;
  const { conversations, total, limit } = value;
  if (conversations.length === 0)
    return (
      <NoResults search={search} isPastTheEnd={total > 0} firstPage={href("/messages")}>
        <EmptyState title="No messages yet" action={<ButtonLink to={href("/providers")}>Browse Vendors</ButtonLink>}>
          Message a vendor from their profile, or several at once. Replies appear here.
        </EmptyState>
      </NoResults>
    );
  return (
    <>
      {[...Map.groupBy(conversations, ({ category }) => category ?? "Others")].map(([category, some]) => (
        <section key={category} className={styles.group} aria-label={category}>
          <h2>{category}</h2>
          <CompareLink among={some} />
          <ConversationList conversations={some} side="couple" level={3} addressOf={addressOf} />
        </section>
      ))}
      <Pager
        className={styles.pager}
        page={page}
        pages={Math.ceil(total / limit)}
        href={(each) => `?${new URLSearchParams({ ...(search && { search }), page: `${each}` }).toString()}`}
      />
    </>
  );
}

function CompareLink({ among }: { among: readonly ConversationSummary[] }) {
  if (among.filter(({ status }) => status === "quoted" || status === "booked").length < 2) return null;
  return <LinkOn to={href("/quotes")}>Compare quotes</LinkOn>;
}

const addressOf = (id: ConversationSummary["id"]) => href("/messages/:id", { id });
