import CalendarCheck from "lucide/dist/esm/icons/calendar-check.mjs";
import CircleAlert from "lucide/dist/esm/icons/circle-alert.mjs";
import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import MessageCircleReply from "lucide/dist/esm/icons/message-circle-reply.mjs";
import PhoneCall from "lucide/dist/esm/icons/phone-call.mjs";
import type { ReactNode } from "react";
import type { Delivery } from "../../../contract/enquiries/schema.ts";
import { formatDate, formatNumber } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/page/icon.tsx";
import styles from "./delivery-mark.module.css";

const icons = { delivered: CircleCheck, waiting: Clock, failed: CircleAlert, suppressed: PhoneCall } as const;

/** An icon and words, never colour alone. */
export function DeliveryMark({ state, children }: { state: Delivery; children: ReactNode }) {
  return (
    <span className={classNames(styles.mark, styles[state])}>
      <Icon of={icons[state]} />
      {children}
    </span>
  );
}

export function AnsweredMark(props: { at: string } | { count: number }) {
  return (
    <span className={classNames(styles.mark, styles.answered)}>
      <Icon of={MessageCircleReply} />
      {"at" in props
        ? `Answered on ${formatDate(southAfricanTime(props.at))}`
        : `${formatNumber(props.count)} answered`}
    </span>
  );
}

export function BookedMark() {
  return (
    <span className={classNames(styles.mark, styles.delivered)}>
      <Icon of={CalendarCheck} />
      Booked
    </span>
  );
}
