import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import MailCheck from "lucide/dist/esm/icons/mail-check.mjs";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import { homePaths } from "../../../../client/session/login-path.ts";
import { useVisitor } from "../../../../client/session/session.ts";
import type { BulkOutcome } from "../../../../contract/enquiries/bulk-schema.ts";
import { formatNumber } from "../../../../contract/format.ts";
import * as limits from "../../../../contract/limits.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { FactsList } from "../../../../ui/data/facts-list.tsx";
import { Icon } from "../../../../ui/page/icon.tsx";
import { OutboxHint } from "../../../accounts/web/outbox-hint.tsx";
import { registrationOf } from "../registration-of.ts";
import { Unmailed, Breakdown } from "./breakdown.tsx";
import type { BulkValues } from "./bulk-values.ts";
import text from "../../../../ui/text.module.css";
import styles from "./bulk-sent.module.css";

interface BulkSentProps {
  outcome: BulkOutcome;
  values: BulkValues;
  onAnother: () => void;
  /** A demo without a mail server shows its emails. */
  hasOutbox: boolean;
}

/** The result [enquiries-19]. Its heading takes the focus from the removed form. */
export function BulkSentPanel({ outcome, values, hasOutbox, onAnother }: BulkSentProps) {
  const visitor = useVisitor();
  const [name, place] = values.couple_email.trim().split("@");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    globalThis.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { message, state, providers_contacted, emails_sent, categories, breakdown } = outcome;
  const unmailed = providers_contacted - emails_sent;
  const isSent = state === "sent";
  return (
    <section aria-labelledby="sent-title" className={styles.sent}>
      <Icon of={isSent ? CircleCheck : MailCheck} className={styles.mark} />
      <h2 id="sent-title" ref={heading} tabIndex={-1}>
        {message}
      </h2>
      {!isSent && (
        <p className={text.lead}>
          We’ve emailed a link to <b className={styles.email}>{values.couple_email.trim()}</b>. Nothing has been sent
          yet: click the link within {limits.held_enquiry_hours} hours to send your enquiry.
        </p>
      )}
      {!isSent && (
        <p>
          {hasOutbox ? (
            <OutboxHint />
          ) : (
            "Nothing arrived? Check your spam folder. If you turned off our emails to that address, turn them on again first."
          )}
        </p>
      )}
      {isSent && (
        <p className={text.lead}>
          Vendors will reply straight to{" "}
          <b className={styles.email}>
            {name}@<wbr />
            {place}
          </b>
          . We’ve emailed a copy there too.
        </p>
      )}
      {isSent && unmailed > 0 && <Unmailed count={unmailed} />}
      <FactsList
        className={styles.facts}
        facts={[
          { term: isSent ? "Vendors contacted" : "Vendors chosen", detail: formatNumber(providers_contacted) },
          { term: "Categories", detail: formatNumber(categories) },
        ]}
      />
      <h3>Recipients</h3>
      <Breakdown rows={breakdown} />
      {visitor.kind === "guest" && (
        <p className={styles.reason}>
          Register with the same email address, free of charge, to see who got your enquiry and to keep your favourites
          and wedding details in one place.
        </p>
      )}
      <div className={text.actions}>
        {visitor.kind === "guest" ? (
          <ButtonLink to={href("/couple-register")} state={registrationOf(values)}>
            Go to Dashboard
          </ButtonLink>
        ) : (
          <ButtonLink to={homePaths[visitor.kind]}>Go to Dashboard</ButtonLink>
        )}
        <Button variant="outline" onClick={onAnother}>
          Send Another Enquiry
        </Button>
      </div>
    </section>
  );
}
