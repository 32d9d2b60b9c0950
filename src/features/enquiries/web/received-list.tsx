import type { RefObject } from "react";
import { href } from "react-router";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ReceivedCard } from "./received-card.tsx";
import { useReceived, type ReceivedView, type AcrossViews } from "./use-received.ts";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

interface ReceivedListProps {
  /** Whether it is known who asks. */
  isKnown: boolean;
  view: ReceivedView;
  /** Words that must be in them; empty for all. */
  search: string;
  /** Whether couples can find the provider. */
  isPublished: boolean;
  page: number;
  acrossRef: RefObject<AcrossViews>;
}

/** A page of what a provider received, newest first. */
export function ReceivedList(props: ReceivedListProps) {
  const { view, search, page } = props;
  const { value, error, reload, mark, list } = useReceived(props);
  if (value === null && error !== null) {
    return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  }
  if (value === null) return <Bones />;
  const { enquiries, total, limit } = value;
  return (
    <div ref={list} tabIndex={-1} className={styles.results}>
      {view === "junk" && enquiries.length > 0 && (
        <p className={text.fine}>A sender that several businesses mark as junk can send only one enquiry a day.</p>
      )}
      {enquiries.length === 0 ? (
        <Nothing {...props} isPastTheEnd={total > 0} />
      ) : (
        <ul className={styles.list}>
          {enquiries.map((enquiry) => (
            <ReceivedCard key={enquiry.id} enquiry={enquiry} onMark={(which) => mark(enquiry, which)} />
          ))}
        </ul>
      )}
      <Pager
        className={styles.pager}
        page={page}
        pages={Math.ceil(total / limit)}
        href={(each) => receivedAddress(view, { ...(search && { search }), page: `${each}` })}
      />
    </div>
  );
}

/** The address of one view of what was received. */
export function receivedAddress(view: ReceivedView, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(view !== "received" && { view }), ...more }).toString();
  return query === "" ? href("/enquiries") : `${href("/enquiries")}?${query}`;
}

function Bones() {
  return (
    <div aria-busy="true" className={styles.list}>
      <OutOfSight>Loading your enquiries</OutOfSight>
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
    </div>
  );
}

type NothingProps = Pick<ReceivedListProps, "view" | "search" | "isPublished"> & { isPastTheEnd: boolean };

function Nothing({ view, search, isPublished, isPastTheEnd }: NothingProps) {
  if (isPastTheEnd) {
    return (
      <EmptyState
        title="There is nothing on this page"
        action={<ButtonLink to={receivedAddress(view)}>First page</ButtonLink>}
      >
        The list is shorter than it was.
      </EmptyState>
    );
  }
  if (search !== "") {
    return (
      <EmptyState
        title={`Nothing with “${search}”`}
        action={<ButtonLink to={receivedAddress(view)}>Show all</ButtonLink>}
      >
        We looked in names, email addresses, places and messages.
      </EmptyState>
    );
  }
  if (view === "unanswered")
    return (
      <EmptyState title="No enquiry waits for your answer">
        Those that you mark as answered stay under Received.
      </EmptyState>
    );
  if (view === "junk")
    return (
      <EmptyState title="No junk">Enquiries you mark as junk move here. You can always move them back.</EmptyState>
    );
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
