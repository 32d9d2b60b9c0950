import Ban from "lucide/dist/esm/icons/ban.mjs";
import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import Reply from "lucide/dist/esm/icons/reply.mjs";
import Undo from "lucide/dist/esm/icons/undo-2.mjs";
import { useState } from "react";
import type { Delivery, ReceivedEnquiry } from "../../../contract/enquiries.ts";
import { formatDate } from "../../../contract/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
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
  const { kind, couple_name, created_at, delivery, is_junk, same_date_total } = enquiry;
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
      {same_date_total > 0 && (
        <p>
          <Badge tone="warn" icon={CalendarDays}>
            {same_date_total === 1 ? "1 other enquiry" : `${same_date_total} other enquiries`} for this date
          </Badge>
        </p>
      )}
      <Ways enquiry={enquiry} />
      <div>
        <EnquiryFacts enquiry={enquiry} />
      </div>
      <div className={styles.foot}>
        <div className={styles.counts}>
          <Badge>{kind === "direct" ? "Sent to you alone" : "Sent to many"}</Badge>
          <DeliveryMark state={delivery}>{mailSentences[delivery]}</DeliveryMark>
        </div>
        <div className={styles.acts}>
          <ButtonLink small icon={Reply} to={replyTo(enquiry)} aria-label={`Reply to ${couple_name}`}>
            Reply
          </ButtonLink>
          <Button
            small
            variant="quiet"
            icon={is_junk ? Undo : Ban}
            busy={isBusy}
            aria-label={`${act}: enquiry of ${couple_name}`}
            onClick={() => void mark()}
          >
            {act}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** A mail to the couple, under the subject of the one that brought the enquiry. */
function replyTo({ couple_name, couple_email, wedding_date }: ReceivedEnquiry): string {
  const subject = `Re: Enquiry from ${couple_name}${wedding_date === null ? "" : `, ${formatDate(wedding_date)}`}`;
  const address = encodeURIComponent(couple_email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
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
