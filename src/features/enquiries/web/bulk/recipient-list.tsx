import { href } from "react-router";
import type { SentEnquiry } from "../../../../contract/enquiries/schema.ts";
import { Link } from "../../../../ui/link.tsx";
import { deliverySentences } from "../delivery-labels.ts";
import { AnsweredMark, BookedMark, DeliveryMark } from "../enquiry-marks.tsx";
import styles from "../enquiry-list.module.css";

type Recipient = SentEnquiry["recipients"][number];

export function RecipientList({ id, recipients }: { id?: string; recipients: readonly Recipient[] }) {
  return (
    <ul id={id} aria-label="Recipients" className={styles.recipients}>
      {recipients.map(({ provider_id, provider_name, category_name, delivery, answered_at, is_booked }, index) => (
        <li key={provider_id ?? `${index} ${provider_name}`}>
          <p>
            {provider_id === null ? (
              <b>{provider_name}</b>
            ) : (
              <Link to={href("/provider/:id", { id: provider_id })}>{provider_name}</Link>
            )}{" "}
            {category_name !== null && <small>{category_name}</small>}
          </p>
          <p className={styles.states}>
            {is_booked ? <BookedMark /> : <DeliveryMark state={delivery}>{deliverySentences[delivery]}</DeliveryMark>}
            {answered_at !== null && !is_booked && <AnsweredMark at={answered_at} />}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Failures first, then answers. */
const urgency = { failed: 0, suppressed: 0, waiting: 2, delivered: 3 } as const;

export function byUrgency(recipients: readonly Recipient[]): Recipient[] {
  const urgencyOf = ({ delivery, answered_at }: Recipient) => (answered_at === null ? urgency[delivery] : 1);
  return recipients.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
}
