import { useEffect, useRef } from "react";
import { href } from "react-router";
import { useFetched } from "../../../client/use-fetched.ts";
import type { SentEnquiry } from "../../../contract/enquiries/shapes.ts";
import { readSentEnquiry } from "../../../contract/enquiries/words.ts";
import { Link } from "../../../ui/link.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AnsweredMark } from "./answered-mark.tsx";
import { DeliveryMark } from "./delivery-mark.tsx";
import { answeredMeans, deliveredMeans, deliverySentences } from "./delivery-words.ts";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

interface SentRecipientsProps {
  listId: string;
  /** The enquiry's. */
  id: string;
  /** How many there are in each state, as the list knows: when that changes, the recipients are asked for again. */
  known: SentEnquiry["deliveries"] & { answered: number };
}

/** Everybody that an enquiry went to, each with how its mail stands. */
export function SentRecipients({ listId, id, known }: SentRecipientsProps) {
  const failed = "We could not load who received this.";
  const { value, error, reload } = useFetched(readSentEnquiry, {
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
  const recipients = value.enquiry.recipients.toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
  const [first] = recipients;
  return (
    <>
      {first?.delivery === "failed" && first.answered_at === null && (
        <p>If it couldn’t be delivered, the provider’s profile has other ways to reach them.</p>
      )}
      {known.delivered > 0 && <p className={text.fine}>{deliveredMeans}</p>}
      {known.answered > 0 && <p className={text.fine}>{answeredMeans}</p>}
      <ul id={listId} aria-label="Recipients" className={styles.recipients}>
        {recipients.map(({ provider_id, provider_name, category_name, delivery, answered_at }, place) => (
          <li key={provider_id ?? `${place} ${provider_name}`}>
            <p>
              {provider_id === null ? (
                <b>{provider_name}</b>
              ) : (
                <Link to={href("/provider/:id", { id: provider_id })}>{provider_name}</Link>
              )}{" "}
              {category_name !== null && <small>{category_name}</small>}
            </p>
            <p className={styles.states}>
              <DeliveryMark state={delivery}>{deliverySentences[delivery]}</DeliveryMark>
              {answered_at !== null && <AnsweredMark at={answered_at} />}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What needs looking after stands first, then who answered. */
const urgency = { failed: 0, waiting: 2, delivered: 3 } as const;

function urgencyOf({ delivery, answered_at }: SentEnquiry["recipients"][number]): number {
  return answered_at === null ? urgency[delivery] : 1;
}
