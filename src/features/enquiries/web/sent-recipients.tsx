import { useEffect, useRef } from "react";
import { href } from "react-router";
import type { SentEnquiry } from "../../../contract/enquiries.ts";
import { Link } from "../../../ui/link.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useFetched } from "../../accounts/web/use-fetched.ts";
import { DeliveryMark } from "./delivery-mark.tsx";
import { deliveredMeans, deliverySentences } from "./delivery-words.ts";
import text from "../../../ui/text.module.css";
import styles from "./enquiry-list.module.css";

interface SentRecipientsProps {
  listId: string;
  /** The enquiry's. */
  id: string;
  /** As the list knows them: when they change, the recipients are asked for again. */
  deliveries: SentEnquiry["deliveries"];
}

/** Everybody that an enquiry went to, each with how its mail stands. */
export function SentRecipients({ listId, id, deliveries }: SentRecipientsProps) {
  const failed = "We could not load who received this.";
  const { value, error, reload } = useFetched<{ enquiry: SentEnquiry }>(`/api/enquiries/sent/${id}`, {
    as: "couple",
    failed,
  });
  const counted = Object.values(deliveries).join();
  const known = useRef(counted);
  useEffect(() => {
    if (known.current === counted) return;
    known.current = counted;
    void reload();
  }, [counted, reload]);
  if (value === null) {
    if (error !== null) return <LoadFailure onRetry={() => void reload()}>{error}</LoadFailure>;
    return <Skeleton height="12rem" />;
  }
  const recipients = value.enquiry.recipients.toSorted((a, b) => urgency[a.delivery] - urgency[b.delivery]);
  return (
    <>
      {recipients[0]?.delivery === "failed" && (
        <p>Where it could not be delivered, look on the provider’s profile for other ways to reach them.</p>
      )}
      {deliveries.delivered > 0 && <p className={text.fine}>{deliveredMeans}</p>}
      <ul id={listId} aria-label="Recipients" className={styles.recipients}>
        {recipients.map(({ provider_id, provider_name, category_name, delivery }, place) => (
          <li key={provider_id ?? `${place} ${provider_name}`}>
            <p>
              {provider_id === null ? (
                <b>{provider_name}</b>
              ) : (
                <Link to={href("/provider/:id", { id: provider_id })}>{provider_name}</Link>
              )}{" "}
              {category_name !== null && <small>{category_name}</small>}
            </p>
            <DeliveryMark state={delivery}>{deliverySentences[delivery]}</DeliveryMark>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What needs looking after stands first. */
const urgency = { failed: 0, waiting: 1, delivered: 2 } as const;
