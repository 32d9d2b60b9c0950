import { useEffect, useRef } from "react";
import { href, useSearchParams } from "react-router";
import { pageNumber } from "../../../client/page-number.ts";
import { useVisitor } from "../../../client/session.ts";
import { useFetched } from "../../../client/use-fetched.ts";
import { listSentEnquiries } from "../../../contract/enquiries/words.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { OutOfSight } from "../../../ui/out-of-sight.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SentEnquiryCard } from "./sent-enquiry-card.tsx";
import { useGentleReload } from "./use-gentle-reload.ts";
import { WaitingEnquiryCard } from "./waiting-enquiry-card.tsx";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

interface SentEnquiriesProps {
  hasOutbox: boolean;
  /** Whether it may write to businesses. */
  mayChange: boolean;
}

/** What the couple that is signed in sent, to whom and when, newest first, and what became of each email. */
export function SentEnquiries({ hasOutbox, mayChange }: SentEnquiriesProps) {
  const [parameters] = useSearchParams();
  const page = pageNumber(parameters, "enquiries");
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // it comes too late for the browser to do it
    if (globalThis.location.hash === "#enquiries") anchor.current?.scrollIntoView();
  }, []);
  return (
    <Section title="Your enquiries" lead="Your enquiries and their replies.">
      <div ref={anchor} id="enquiries" className={styles.anchor}>
        <SentList key={page} page={page} hasOutbox={hasOutbox} mayChange={mayChange} />
      </div>
    </Section>
  );
}

function SentList({ page, hasOutbox, mayChange }: { page: number } & SentEnquiriesProps) {
  const as = useVisitor().kind === "couple" ? "couple" : null;
  const failed = "We could not load your enquiries. Please check your connection and try again.";
  const { value, error, reload } = useFetched(listSentEnquiries, { as, query: { page }, failed });
  const isWaiting = value?.enquiries.some(({ deliveries }) => deliveries.waiting > 0) ?? false;
  useGentleReload(isWaiting, value, reload);
  if (value === null && error !== null) {
    return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  }
  if (value === null) return <Bones />;
  const { held, enquiries, total, limit } = value;
  if (total === 0 && held.length === 0) return mayChange ? <NothingSent /> : <NothingToRead />;
  return (
    <>
      <ul className={styles.list}>
        {held.map((each) => (
          <WaitingEnquiryCard key={each.id} held={each} hasOutbox={hasOutbox} />
        ))}
        {enquiries.map((enquiry) => (
          <SentEnquiryCard key={enquiry.id} enquiry={enquiry} />
        ))}
      </ul>
      <Pager
        className={styles.pager}
        page={page}
        pages={Math.ceil(total / limit)}
        href={(each) => `?enquiries=${each}#enquiries`}
      />
    </>
  );
}

function Bones() {
  return (
    <div aria-busy="true" className={styles.list}>
      <OutOfSight>Loading your enquiries</OutOfSight>
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  );
}

function NothingToRead() {
  return (
    <EmptyState title="No enquiries yet" level={3}>
      Enquiries the others send appear here, with their recipients.
    </EmptyState>
  );
}

function NothingSent() {
  return (
    <EmptyState
      title="You haven’t sent any enquiries yet"
      level={3}
      action={
        <div className={text.actions}>
          <ButtonLink to={href("/providers")}>Browse Vendors</ButtonLink>
          <ButtonLink to={href("/bulk-contact")} variant="outline">
            Contact Multiple Vendors
          </ButtonLink>
        </div>
      }
    >
      Message one vendor from their profile, or several at once. Everything you send appears here with its recipients.
      Enquiries you sent before registering appear once you’ve confirmed your email address.
    </EmptyState>
  );
}
