import { href } from "react-router";
import { useVisitor } from "../../../client/session.ts";
import type { SentEnquiry } from "../../../contract/enquiries/shapes.ts";
import { formatCount } from "../../../contract/format.ts";
import { formatMoment } from "../../../contract/moments.ts";
import { Link, LinkOn } from "../../../ui/link.tsx";
import { AnsweredMark } from "./answered-mark.tsx";
import { BookedMark } from "./booked-mark.tsx";
import { DeliveryMark } from "./delivery-mark.tsx";
import { answeredMeans, deliveredMeans, deliverySentences, suppressedMeans } from "./delivery-words.ts";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { ManyRecipients } from "./many-recipients.tsx";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

type Recipient = SentEnquiry["recipients"][number];

/** One enquiry that was sent: to whom, when, how its mail stands, and what it said. */
export function SentEnquiryCard({ enquiry }: { enquiry: SentEnquiry }) {
  const { kind, created_at, recipients } = enquiry;
  const [only] = recipients;
  const sender = useSender(enquiry);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{kind === "direct" && only ? <Name of={only} /> : titleOf(enquiry.recipients_total)}</h3>
        <p className={styles.when}>
          Sent {sender !== null && `by ${sender}, `}
          <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </p>
      </div>
      {kind === "direct" && only ? <Standing of={only} /> : <ManyRecipients enquiry={enquiry} />}
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

/** Which member of a shared wedding sent it, in a word; null where nobody shares the wedding, and of who has left. */
function useSender({ by }: Pick<SentEnquiry, "by">): string | null {
  const visitor = useVisitor();
  if (by === null) return null;
  return visitor.kind === "couple" && visitor.id === by.id ? "you" : by.name;
}

const titleOf = (count: number) => formatCount(count, "vendor", "vendors");

/** A provider that is gone or hidden has no page to lead to. */
function Name({ of: { provider_id, provider_name } }: { of: Recipient }) {
  if (provider_id === null) return provider_name;
  return <Link to={href("/provider/:id", { id: provider_id })}>{provider_name}</Link>;
}

/** How the email to one provider stands; where it failed, what can be done instead. */
function Standing({ of: { delivery, answered_at, is_booked, provider_id, provider_name } }: { of: Recipient }) {
  if (is_booked)
    return (
      <p className={styles.counts}>
        <BookedMark />
      </p>
    );
  return (
    <div className={styles.standing}>
      <p className={styles.counts}>
        <DeliveryMark state={delivery}>{deliverySentences[delivery]}</DeliveryMark>
        {answered_at !== null && <AnsweredMark at={answered_at} />}
      </p>
      {(delivery === "failed" || delivery === "suppressed") && answered_at === null && (
        <OtherWays provider_id={provider_id} provider_name={provider_name} isSuppressed={delivery === "suppressed"} />
      )}
    </div>
  );
}

type OtherWaysProps = Pick<Recipient, "provider_id" | "provider_name"> & { isSuppressed: boolean };

function OtherWays({ provider_id, provider_name, isSuppressed }: OtherWaysProps) {
  if (provider_id === null) return <p>{provider_name} can’t be found here any more.</p>;
  return (
    <p>
      {isSuppressed ? suppressedMeans : "Our email didn’t reach them."} There are other ways to contact them on{" "}
      <Link to={href("/provider/:id", { id: provider_id })}>the profile of {provider_name}</Link>.
    </p>
  );
}
