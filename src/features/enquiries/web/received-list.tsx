import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import type { ReceivedEnquiry } from "../../../contract/enquiries.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { callApi } from "../../accounts/web/call-api.ts";
import { useFetched } from "../../accounts/web/use-fetched.ts";
import { ReceivedCard } from "./received-card.tsx";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

type ReceivedPage = { enquiries: ReceivedEnquiry[]; total: number; page: number; limit: number };

interface ReceivedListProps {
  /** Whether it is known who asks. */
  isKnown: boolean;
  /** What was marked as junk, or everything else. */
  isJunk: boolean;
  /** Words that must be in them; empty for all. */
  search: string;
  /** Whether couples can find the provider. */
  isPublished: boolean;
  page: number;
}

/** A page of what a provider received, newest first. */
export function ReceivedList(props: ReceivedListProps) {
  const { isJunk, search, page } = props;
  const { value, error, reload, mark, list } = useReceived(props);
  if (value === null && error !== null) {
    return <LoadFailure onRetry={() => void reload()}>{error} Please check your connection and try again.</LoadFailure>;
  }
  if (value === null) return <Bones />;
  const { enquiries, total, limit } = value;
  return (
    <div ref={list} tabIndex={-1} className={styles.results}>
      {isJunk && enquiries.length > 0 && (
        <p className={text.fine}>A sender that several businesses mark as junk can send only one enquiry a day.</p>
      )}
      {enquiries.length === 0 ? (
        <Nothing {...props} isPastTheEnd={total > 0} />
      ) : (
        <ul className={styles.list}>
          {enquiries.map((enquiry) => (
            <ReceivedCard key={enquiry.id} enquiry={enquiry} onMark={() => mark(enquiry, !enquiry.is_junk)} />
          ))}
        </ul>
      )}
      <Pager
        className={styles.pager}
        page={page}
        pages={Math.ceil(total / limit)}
        href={(each) =>
          `${href("/enquiries")}?${new URLSearchParams({ ...(isJunk && { view: "junk" }), ...(search && { search }), page: `${each}` })}`
        }
      />
    </div>
  );
}

/** The page's enquiries, and how one is marked as junk or taken back, with a way to undo it. */
function useReceived({ isKnown, isJunk, search, page }: ReceivedListProps) {
  const toast = useToast();
  const list = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  const query = new URLSearchParams({ page: `${page}`, junk: `${isJunk}`, ...(search && { search }) }).toString();
  const fetched = useFetched<ReceivedPage>(`/api/enquiries/received?${query}`, {
    as: isKnown ? "provider" : null,
    failed: "We could not load your enquiries.",
  });
  const { value, put, reload } = fetched;
  useEffect(() => {
    // the button that had the focus is gone with its enquiry
    if (isFocusDue.current) list.current?.focus({ preventScroll: true });
    isFocusDue.current = false;
  }, [value]);

  async function send(id: string, is_junk: boolean): Promise<boolean> {
    const failed = "We could not mark this enquiry. Please check your connection and try again.";
    const body = { is_junk };
    const outcome = await callApi(`/api/enquiries/received/${id}/junk`, {
      method: "PUT",
      as: "provider",
      body,
      failed,
    });
    if (!outcome.ok) toast(outcome.error, CircleAlert);
    return outcome.ok;
  }

  async function mark({ id, couple_name }: ReceivedEnquiry, is_junk: boolean) {
    if (!(await send(id, is_junk))) return;
    isFocusDue.current = true;
    put((now) => now && { ...now, total: now.total - 1, enquiries: now.enquiries.filter((each) => each.id !== id) });
    const undo = async () => {
      if (await send(id, !is_junk)) await reload();
    };
    const told = is_junk
      ? `The enquiry of ${couple_name} is marked as junk.`
      : `The enquiry of ${couple_name} is back.`;
    toast(told, undefined, { action: { label: "Undo", onPress: () => void undo() }, stays_ms: 8000 });
    await reload();
  }
  return { ...fetched, mark, list };
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

type NothingProps = Pick<ReceivedListProps, "isJunk" | "search" | "isPublished"> & { isPastTheEnd: boolean };

function Nothing({ isJunk, search, isPublished, isPastTheEnd }: NothingProps) {
  if (isPastTheEnd) {
    return (
      <EmptyState
        title="There is nothing on this page"
        action={
          <ButtonLink to={isJunk ? `${href("/enquiries")}?view=junk` : href("/enquiries")}>First page</ButtonLink>
        }
      >
        The list has become shorter.
      </EmptyState>
    );
  }
  if (search !== "") {
    const all = isJunk ? `${href("/enquiries")}?view=junk` : href("/enquiries");
    return (
      <EmptyState title={`Nothing with “${search}”`} action={<ButtonLink to={all}>Show all</ButtonLink>}>
        We looked in names, email addresses, places and messages.
      </EmptyState>
    );
  }
  if (isJunk)
    return (
      <EmptyState title="No junk">
        Enquiries that you mark as junk move here. You can always take a mark back.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No enquiries yet"
      action={
        <ButtonLink to={href("/dashboard")}>
          {isPublished ? "Look over your profile" : "Complete your profile"}
        </ButtonLink>
      }
    >
      {isPublished
        ? "Couples can find you. Profiles with pictures and prices get the most enquiries."
        : "Couples find you once your profile is published. Profiles with pictures and prices get the most enquiries."}
    </EmptyState>
  );
}
