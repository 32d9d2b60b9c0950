import { useEffect, useRef } from "react";
import { useFetched } from "../../../client/use-fetched.ts";
import type { SentEnquiry } from "../../../contract/enquiries/shapes.ts";
import { readSentEnquiry } from "../../../contract/enquiries/words.ts";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { answeredMeans, deliveredMeans } from "./delivery-words.ts";
import { byUrgency, RecipientList } from "./recipient-list.tsx";
import text from "../../../ui/text.module.css";

interface SentRecipientsProps {
  listId: string;
  /** The enquiry's. */
  id: string;
  /** How many there are in each state, as the list knows: when that changes, the recipients are asked for again. */
  known: SentEnquiry["deliveries"] & { answered: number };
}

/** Everybody that an enquiry went to, each with how its mail stands. */
export function SentRecipients({ listId, id, known }: SentRecipientsProps) {
  const failed = "We couldn’t load the recipients.";
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
