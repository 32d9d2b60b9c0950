import { useId, useState, useEffect, useRef } from "react";
import { href } from "react-router";
import { useFetched } from "../../../client/call/use-fetched.ts";
import { useVisitor } from "../../../client/session/session.ts";
import { readSentEnquiryCall } from "../../../contract/enquiries/calls.ts";
import type { SentEnquiry } from "../../../contract/enquiries/schema.ts";
import { formatCount } from "../../../contract/format.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import { Button } from "../../../ui/button.tsx";
import { Link, LinkOn } from "../../../ui/link.tsx";
import { LoadFailure } from "../../../ui/page/load-failure.tsx";
import { Skeleton } from "../../../ui/page/skeleton.tsx";
import { byUrgency, RecipientList } from "./bulk/recipient-list.tsx";
import {
  answeredMeans,
  deliveredMeans,
  deliverySentences,
  suppressedMeans,
  deliveryCounts,
} from "./delivery-labels.ts";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { AnsweredMark, BookedMark, DeliveryMark } from "./enquiry-marks.tsx";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

type Recipient = SentEnquiry["recipients"][number];

export function SentEnquiryCard({ enquiry }: { enquiry: SentEnquiry }) {
  const { kind, created_at, recipients } = enquiry;
  const [only] = recipients;
  const sender = useSender(enquiry);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{kind === "direct" && only ? <Name of={only} /> : titleOf(enquiry.recipients_total)}</h3>
        <p className={text.fine}>
          Sent {sender !== null && `by ${sender}, `}
          <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        </p>
      </div>
      {kind === "direct" && only ? <StatusInfo of={only} /> : <ManyRecipients enquiry={enquiry} />}
      {kind === "direct" && only && (
        <p>
          <LinkOn to={href("/messages/:id", { id: only.conversation_id })}>Your conversation</LinkOn>
        </p>
      )}
      <details className={styles.more}>
        <summary>What {sender ?? "you"} wrote</summary>
        <EnquiryFacts enquiry={enquiry} />
        {enquiry.deliveries.delivered > 0 && kind === "direct" && <p className={text.fine}>{deliveredMeans}</p>}
        {enquiry.answered_total > 0 && kind === "direct" && <p className={text.fine}>{answeredMeans}</p>}
      </details>
    </li>
  );
}

/** Null for an unshared wedding and for members who left. */
function useSender({ by }: Pick<SentEnquiry, "by">): string | null {
  const visitor = useVisitor();
  if (by === null) return null;
  return visitor.kind === "couple" && visitor.id === by.id ? "you" : by.name;
}

const titleOf = (count: number) => formatCount(count, "vendor", "vendors");

/** A deleted or hidden provider has no page to link to. */
function Name({ of: { provider_id, provider_name } }: { of: Recipient }) {
  if (provider_id === null) return provider_name;
  return <Link to={href("/provider/:id", { id: provider_id })}>{provider_name}</Link>;
}

function StatusInfo({ of: { delivery, answered_at, is_booked, provider_id, provider_name } }: { of: Recipient }) {
  if (is_booked)
    return (
      <p className={styles.counts}>
        <BookedMark />
      </p>
    );
  return (
    <div className={text.stack3}>
      <p className={styles.counts}>
        <DeliveryMark state={delivery}>{deliverySentences[delivery]}</DeliveryMark>
        {answered_at !== null && <AnsweredMark at={answered_at} />}
      </p>
      {(delivery === "failed" || delivery === "suppressed") && answered_at === null && (
        <OtherContacts
          provider_id={provider_id}
          provider_name={provider_name}
          isSuppressed={delivery === "suppressed"}
        />
      )}
    </div>
  );
}

type OtherContactsProps = Pick<Recipient, "provider_id" | "provider_name"> & { isSuppressed: boolean };

function OtherContacts({ provider_id, provider_name, isSuppressed }: OtherContactsProps) {
  if (provider_id === null) return <p>{provider_name} can’t be found here any more.</p>;
  return (
    <p>
      {isSuppressed ? suppressedMeans : "Our email didn’t reach them."} There are other ways to contact them on{" "}
      <Link to={href("/provider/:id", { id: provider_id })}>the profile of {provider_name}</Link>.
    </p>
  );
}

function ManyRecipients({ enquiry }: { enquiry: SentEnquiry }) {
  const { id, recipients: named, recipients_total: total, deliveries, answered_total } = enquiry;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const names = named.map(({ provider_name }) => provider_name).join(", ");
  const others = total - named.length;
  return (
    <div className={text.stack3}>
      <p className={styles.counts}>
        {deliveryCounts(deliveries).map(({ state, label }) => (
          <DeliveryMark key={state} state={state}>
            {label}
          </DeliveryMark>
        ))}
        {answered_total > 0 && <AnsweredMark count={answered_total} />}
      </p>
      {!isOpen && <p>{others > 0 ? `${names} and ${formatCount(others, "other", "others")}` : names}</p>}
      <Button
        small
        variant="outline"
        className={styles.start}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? "Hide the recipients" : `Show all ${total} recipients`}
      </Button>
      {isOpen && <SentRecipients listId={listId} id={id} known={{ ...deliveries, answered: answered_total }} />}
    </div>
  );
}

interface SentRecipientsProps {
  listId: string;
  /** The enquiry's. */
  id: string;
  /** When these counts change, the recipients are reloaded. */
  known: SentEnquiry["deliveries"] & { answered: number };
}

function SentRecipients({ listId, id, known }: SentRecipientsProps) {
  const failed = "We couldn’t load the recipients.";
  const { value, error, reload } = useFetched(readSentEnquiryCall, {
    as: "couple",
    params: { id },
    failed,
  });
  const counted = Object.values(known).join();
  const before = useRef(counted);
  useEffect(() => {
    if (before.current === counted) return;
    before.current = counted;
    void reload();
  }, [counted, reload]);
  if (value === null) {
    if (error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
    return <Skeleton height="12rem" />;
  }
  const recipients = byUrgency(value.enquiry.recipients);
  const isUnreached = recipients.some(
    ({ delivery, answered_at }) => answered_at === null && (delivery === "failed" || delivery === "suppressed"),
  );
  return (
    <>
      {isUnreached && (
        <p>
          If it couldn’t be delivered, or the vendor doesn’t receive enquiries by email, their profile has other ways to
          reach them.
        </p>
      )}
      {known.delivered > 0 && <p className={text.fine}>{deliveredMeans}</p>}
      {known.answered > 0 && <p className={text.fine}>{answeredMeans}</p>}
      <RecipientList id={listId} recipients={recipients} />
    </>
  );
}
