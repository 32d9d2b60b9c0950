import { useEffect, useRef } from "react";
import { href, useSearchParams } from "react-router";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { pageNumber } from "../../../client/page-number.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { listSentEnquiriesCall } from "../../../contract/enquiries/calls.ts";
import type { HeldEnquiry } from "../../../contract/enquiries/schema.ts";
import { formatCount } from "../../../contract/format.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import { formatDeadlineDate } from "../../../contract/quotes/format-due.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Pager } from "../../../ui/data/pager.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { Skeletons } from "../../../ui/page/skeleton.tsx";
import { OutboxHint } from "../../accounts/web/outbox-hint.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { DeliveryMark } from "./enquiry-marks.tsx";
import { SentEnquiryCard } from "./sent-enquiry-card.tsx";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

const first_ms = 4_000;
const longest_ms = 60_000;
const times_max = 20;

/**
 * Polls while deliveries wait, with growing delays and an end [enquiries-21]; not while the page is hidden.
 * @param value the last response; each new one schedules the next poll
 */
function useGentleReload(isWaiting: boolean, value: unknown, reload: () => Promise<void>): void {
  const times = useRef(0);
  useEffect(() => {
    if (!isWaiting) {
      times.current = 0;
      return;
    }
    if (times.current >= times_max) return;
    const pause_ms = Math.min(longest_ms, first_ms * 1.5 ** times.current);
    const timer = setTimeout(() => {
      times.current += 1;
      if (document.visibilityState === "visible") void reload();
    }, pause_ms);
    return () => clearTimeout(timer);
  }, [isWaiting, value, reload]);
}

interface SentEnquiriesProps {
  hasOutbox: boolean;
  mayChange: boolean;
}

export function SentEnquiries({ hasOutbox, mayChange }: SentEnquiriesProps) {
  const [parameters] = useSearchParams();
  const page = pageNumber(parameters, "enquiries");
  const anchor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the list loads too late for the browser to scroll to it
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
  const { value, error, reload } = useFetched(listSentEnquiriesCall, { as, query: { page }, failed });
  const isWaiting = value?.enquiries.some(({ deliveries }) => deliveries.waiting > 0) ?? false;
  useGentleReload(isWaiting, value, reload);
  if (value === null && error !== null) {
    return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
  }
  if (value === null)
    return <Skeletons label="Loading your enquiries" heights={["9rem", "9rem"]} className={styles.list} />;
  const { held: pending, enquiries, total, limit } = value;
  if (total === 0 && pending.length === 0) return mayChange ? <NothingSent /> : <NothingToRead />;
  return (
    <>
      <ul className={styles.list}>
        {pending.map((each) => (
          <WaitingEnquiryCard key={each.id} enquiry={each} hasOutbox={hasOutbox} />
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

/** How to confirm it, and until when [enquiries-32]. */
function WaitingEnquiryCard({ enquiry, hasOutbox }: { enquiry: HeldEnquiry; hasOutbox: boolean }) {
  const { couple_email, created_at, expires_at, recipients_total } = enquiry;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{formatCount(recipients_total, "vendor", "vendors")}</h3>
        <p className={text.fine}>
          Written <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        </p>
      </div>
      <div className={text.stack3}>
        <p className={styles.counts}>
          <DeliveryMark state="waiting">Not sent yet: waiting for you</DeliveryMark>
        </p>
        <p>
          Open the email that we sent to <b>{couple_email}</b> and click its link before{" "}
          <time dateTime={expires_at}>{formatDeadlineDate(expires_at)}</time> to send your enquiry; otherwise it is
          deleted then.
        </p>
        <p>
          Nothing arrived? Check your spam folder. If you turned off our emails to that address, turn them on again.
        </p>
        {hasOutbox && (
          <p>
            <OutboxHint />
          </p>
        )}
      </div>
      <details className={styles.more}>
        <summary>What you wrote</summary>
        <EnquiryFacts enquiry={enquiry} />
      </details>
    </li>
  );
}
