import Ban from "lucide/dist/esm/icons/ban.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import Undo from "lucide/dist/esm/icons/undo-2.mjs";
import { useState } from "react";
import type { Delivery, ReceivedEnquiry } from "../../../contract/enquiries.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { DeliveryMark } from "./delivery-mark.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { phoneWays } from "./phone-ways.ts";
import { sayWhen } from "./sent-when.ts";
import styles from "./enquiry-list.module.css";

/** How the mail to the provider itself stands. */
const mailSentences = {
  delivered: "Emailed to you",
  waiting: "The email to you is waiting to be sent",
  failed: "The email to you could not be delivered",
} as const satisfies Record<Delivery, string>;

interface ReceivedCardProps {
  enquiry: ReceivedEnquiry;
  onMark: () => Promise<void>;
}

/** One enquiry that a provider received: who asks, how to answer, and what the couple wrote. */
export function ReceivedCard({ enquiry, onMark }: ReceivedCardProps) {
  const { kind, couple_name, created_at, delivery, is_junk } = enquiry;
  const act = is_junk ? "Not junk" : "Mark as junk";
  const [isBusy, setBusy] = useState(false);
  async function mark() {
    setBusy(true);
    await onMark();
    setBusy(false);
  }
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>{couple_name}</h2>
        <p className={styles.when}>
          <time dateTime={created_at}>{sayWhen(created_at)}</time>
        </p>
      </div>
      <Ways enquiry={enquiry} />
      <div>
        <EnquiryFacts enquiry={enquiry} />
      </div>
      <div className={styles.foot}>
        <div className={styles.counts}>
          <Badge>{kind === "direct" ? "Sent to you alone" : "Sent to many"}</Badge>
          <DeliveryMark state={delivery}>{mailSentences[delivery]}</DeliveryMark>
        </div>
        <Button
          small
          variant="outline"
          icon={is_junk ? Undo : Ban}
          busy={isBusy}
          aria-label={`${act}: enquiry of ${couple_name}`}
          onClick={() => void mark()}
        >
          {act}
        </Button>
      </div>
    </li>
  );
}

/** The ways to answer. */
function Ways({ enquiry: { couple_email, couple_phone } }: Pick<ReceivedCardProps, "enquiry">) {
  const phone = couple_phone === null ? null : phoneWays(couple_phone);
  return (
    <p className={styles.ways}>
      <Link to={`mailto:${couple_email}`}>
        <Icon of={Mail} />
        {couple_email}
      </Link>
      {phone && (
        <Link to={phone.call}>
          <Icon of={Phone} />
          {phone.text}
        </Link>
      )}
      {phone?.whatsapp && (
        <Link to={phone.whatsapp}>
          <Icon of={MessageCircle} />
          WhatsApp
        </Link>
      )}
    </p>
  );
}
