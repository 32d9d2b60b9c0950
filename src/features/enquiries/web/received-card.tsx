import CalendarDays from "lucide/dist/esm/icons/calendar-days.mjs";
import Mail from "lucide/dist/esm/icons/mail.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import { useState } from "react";
import type { ReceivedEnquiry } from "../../../contract/enquiries/shapes.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { phoneWays } from "./phone-ways.ts";
import { ReceivedFoot } from "./received-foot.tsx";
import { sayWhen } from "./sent-when.ts";
import type { ReceivedMark } from "./use-received.ts";
import styles from "./enquiry-list.module.css";

interface ReceivedCardProps {
  enquiry: ReceivedEnquiry;
  /** Marks it as junk or as answered, or takes that back. */
  onMark: (mark: ReceivedMark) => Promise<void>;
}

/** One enquiry that a provider received: who asks, how to answer, and what the couple wrote. */
export function ReceivedCard({ enquiry, onMark }: ReceivedCardProps) {
  const { couple_name, created_at, same_date_total } = enquiry;
  // nobody here sees what becomes of an answer by mail or phone, so it is asked
  const [isAsked, setAsked] = useState(false);
  // at the couple's wish, or long after the wedding [enquiries-27]
  const isEmptied = enquiry.couple_email === "";
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>{isEmptied ? "Details removed" : couple_name}</h2>
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
      {!isEmptied && <Ways enquiry={enquiry} onAnswer={() => setAsked(true)} />}
      <div>
        <EnquiryFacts enquiry={enquiry} />
      </div>
      {isEmptied ? (
        <p>We keep that this enquiry came, and not who sent it or what it said.</p>
      ) : (
        <ReceivedFoot
          enquiry={enquiry}
          isAsked={isAsked}
          onAnswer={() => setAsked(true)}
          onMark={async (mark) => {
            await onMark(mark);
            setAsked(false);
          }}
        />
      )}
    </li>
  );
}

interface WaysProps {
  enquiry: ReceivedEnquiry;
  /** One of them was taken. */
  onAnswer: () => void;
}

/** The ways to answer. */
function Ways({ enquiry: { couple_email, couple_phone }, onAnswer }: WaysProps) {
  const phone = couple_phone === null ? null : phoneWays(couple_phone);
  return (
    <p className={styles.ways}>
      <Link to={`mailto:${couple_email}`} onClick={onAnswer}>
        <Icon of={Mail} />
        {couple_email}
      </Link>
      {phone && (
        <Link to={phone.call} onClick={onAnswer}>
          <Icon of={Phone} />
          {phone.text}
        </Link>
      )}
      {phone?.whatsapp && (
        <Link to={phone.whatsapp} onClick={onAnswer}>
          <Icon of={MessageCircle} />
          WhatsApp
        </Link>
      )}
    </p>
  );
}
