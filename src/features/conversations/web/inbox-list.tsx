import { href } from "react-router";
import { useLiveEvents } from "../../../client/live-events.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { listConversations } from "../../../contract/conversations/calls.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ConversationList } from "./conversation-list.tsx";
import { inboxAddress, type InboxView } from "./inbox-folders.ts";
import { PastTheEnd } from "./past-the-end.tsx";
import text from "../../../ui/text.module.css";
import styles from "./conversation-list.module.css";

interface InboxListProps {
  isKnown: boolean;
  view: InboxView;
  search: string;
  isPublished: boolean;
  page: number;
}

export function InboxList({ isKnown, view, search, isPublished, page }: InboxListProps) {
  const { value, error, reload } = useFetched(listConversations, {
    as: isKnown ? "provider" : null,
    query: { page: `${page}`, ...(view !== "all" && { folder: view }), ...(search && { search }) },
    failed: "We could not load your enquiries. Please check your connection and try again.",
  });
  useLiveEvents(isKnown ? "provider" : null, () => void reload());
  if (value === null && error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  if (value === null) return <Bones />;
  const { conversations, total, limit } = value;
  return (
    <div className={styles.results}>
      {view === "junk" && conversations.length > 0 && (
        <p className={text.fine}>A sender that several businesses mark as junk can send only one enquiry a day.</p>
      )}
      {conversations.length === 0 ? (
        <Nothing view={view} search={search} isPublished={isPublished} isPastTheEnd={total > 0} />
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

function Bones() {
  return (
    <div aria-busy="true" className={styles.results}>
      <OutOfSight>Loading your enquiries</OutOfSight>
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
      <Skeleton height="6rem" />
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

type NothingProps = Pick<InboxListProps, "view" | "search" | "isPublished"> & { isPastTheEnd: boolean };

function Nothing({ view, search, isPublished, isPastTheEnd }: NothingProps) {
  if (isPastTheEnd) return <PastTheEnd firstPage={inboxAddress(view)} />;
  if (search !== "")
    return (
      <EmptyState
        title={`No results for “${search}”`}
        action={<ButtonLink to={inboxAddress(view)}>Show all</ButtonLink>}
      >
        We searched names, places and messages.
      </EmptyState>
    );
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
