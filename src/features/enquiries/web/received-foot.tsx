import Ban from "lucide/dist/esm/icons/ban.mjs";
import Check from "lucide/dist/esm/icons/check.mjs";
import Reply from "lucide/dist/esm/icons/reply.mjs";
import Undo from "lucide/dist/esm/icons/undo-2.mjs";
import { useState, type MouseEvent } from "react";
import type { Delivery, ReceivedEnquiry } from "../../../contract/enquiries/shapes.ts";
import { formatDate } from "../../../contract/format.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { Drawing } from "../../../ui/icon.tsx";
import { AnsweredMark } from "./answered-mark.tsx";
import { DeliveryMark } from "./delivery-mark.tsx";
import type { ReceivedMark } from "./use-received.ts";
import styles from "./enquiry-list.module.css";

/** How the mail to the provider itself stands. */
const mailSentences = {
  delivered: "Emailed to you",
  waiting: "The email to you is waiting to be sent",
  failed: "The email to you could not be delivered",
  suppressed: "Not emailed: your address takes no emails from us",
} as const satisfies Record<Delivery, string>;

interface ReceivedFootProps {
  enquiry: ReceivedEnquiry;
  /** Whether a way to answer was taken: then it is asked whether it was. */
  isAsked: boolean;
  onAnswer: () => void;
  onMark: (mark: ReceivedMark) => Promise<void>;
}

/** How an enquiry stands, and what its provider can do. */
export function ReceivedFoot({ enquiry, isAsked, onAnswer, onMark }: ReceivedFootProps) {
  const { kind, couple_name, delivery, is_junk, answered_at } = enquiry;
  const isOpen = answered_at === null && !is_junk;
  return (
    <div className={styles.foot}>
      <div className={styles.counts}>
        <Badge>{kind === "direct" ? "Sent only to you" : "Sent to many"}</Badge>
        {answered_at === null ? (
          <DeliveryMark state={delivery}>{mailSentences[delivery]}</DeliveryMark>
        ) : (
          <AnsweredMark at={answered_at} />
        )}
      </div>
      <div className={styles.acts}>
        <ButtonLink
          small
          icon={Reply}
          variant={isOpen && !isAsked ? "primary" : "outline"}
          to={replyTo(enquiry)}
          aria-label={`Reply to ${couple_name}`}
          onClick={onAnswer}
        >
          Reply
        </ButtonLink>
        {!is_junk && (
          <Act
            icon={isOpen ? Check : Undo}
            variant={isOpen && isAsked ? "primary" : "quiet"}
            of={couple_name}
            onPress={() => onMark("answered")}
          >
            {isOpen ? "Mark as answered" : "Not answered yet"}
          </Act>
        )}
        <Act icon={is_junk ? Undo : Ban} of={couple_name} onPress={() => onMark("junk")}>
          {is_junk ? "Not junk" : "Mark as junk"}
        </Act>
      </div>
      <p role="status" className={styles.asked}>
        {isOpen && isAsked && "Have you answered? Mark as answered, so that couples with an account know."}
      </p>
    </div>
  );
}

interface ActProps {
  icon: Drawing;
  variant?: "primary" | "quiet";
  /** Whose enquiry it is. */
  of: string;
  onPress: () => Promise<void>;
  children: string;
}

/** A button that changes how the enquiry stands, busy until it has. */
function Act({ icon, variant = "quiet", of, onPress, children }: ActProps) {
  const [isBusy, setBusy] = useState(false);
  async function press({ detail }: MouseEvent) {
    // the second press of a double click would take back what the first has done
    if (detail > 1) return;
    setBusy(true);
    await onPress();
    setBusy(false);
  }
  return (
    <Button
      small
      variant={variant}
      icon={icon}
      busy={isBusy}
      aria-label={`${children}: enquiry from ${of}`}
      onClick={(event) => void press(event)}
    >
      {children}
    </Button>
  );
}

/** A mail to the couple, under the subject of the one that brought the enquiry. */
function replyTo({ couple_name, couple_email, wedding_date }: ReceivedEnquiry): string {
  const subject = `Re: Enquiry from ${couple_name}${wedding_date === null ? "" : `, ${formatDate(wedding_date)}`}`;
  const address = encodeURIComponent(couple_email).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
