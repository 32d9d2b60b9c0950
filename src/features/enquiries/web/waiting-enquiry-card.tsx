import type { HeldEnquiry } from "../../../contract/enquiries/shapes.ts";
import { formatCount } from "../../../contract/format.ts";
import { formatMoment } from "../../../contract/moments.ts";
import { OutboxHint } from "../../accounts/web/outbox-hint.tsx";
import { DeliveryMark } from "./delivery-mark.tsx";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import styles from "./enquiry-list.module.css";

/** An enquiry to many that waits until its sender presses the link in an email [enquiries-32]: what to do, and until when. */
export function WaitingEnquiryCard({ held, hasOutbox }: { held: HeldEnquiry; hasOutbox: boolean }) {
  const { couple_email, created_at, expires_at, recipients_total } = held;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3>{formatCount(recipients_total, "vendor", "vendors")}</h3>
        <p className={styles.when}>
          Written <time dateTime={created_at}>{formatMoment(created_at)}</time>
        </p>
      </div>
      <div className={styles.standing}>
        <p className={styles.counts}>
          <DeliveryMark state="waiting">Not sent yet: waiting for you</DeliveryMark>
        </p>
        <p>
          Open the email that we sent to <b>{couple_email}</b> and click its link before{" "}
          <time dateTime={expires_at}>{formatMoment(expires_at)}</time> to send your enquiry; otherwise it is deleted
          then.
        </p>
        <p>
          Nothing arrived? Check your spam folder. If you turned off our emails to that address, turn them on again.
        </p>
        {hasOutbox && (
          <p>
            <OutboxHint />
          </p>
        )}
      </div>
      <details className={styles.more}>
        <summary>What you wrote</summary>
        <EnquiryFacts enquiry={held} />
      </details>
    </li>
  );
}
