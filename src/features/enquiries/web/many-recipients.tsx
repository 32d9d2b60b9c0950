import { useId, useState } from "react";
import type { SentEnquiry } from "../../../contract/enquiries/shapes.ts";
import { formatCount } from "../../../contract/format.ts";
import { Button } from "../../../ui/button.tsx";
import { AnsweredMark } from "./answered-mark.tsx";
import { DeliveryMark } from "./delivery-mark.tsx";
import { deliveryCounts } from "./delivery-words.ts";
import { SentRecipients } from "./sent-recipients.tsx";
import styles from "./enquiry-list.module.css";

/** The emails to many in short, and each of them on demand. */
export function ManyRecipients({ enquiry }: { enquiry: SentEnquiry }) {
  const { id, recipients: named, recipients_total: total, deliveries, answered_total } = enquiry;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const names = named.map(({ provider_name }) => provider_name).join(", ");
  const others = total - named.length;
  return (
    <div className={styles.standing}>
      <p className={styles.counts}>
        {deliveryCounts(deliveries).map(({ state, words }) => (
          <DeliveryMark key={state} state={state}>
            {words}
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
