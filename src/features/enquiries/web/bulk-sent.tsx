import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import { useEffect, useRef } from "react";
import { href } from "react-router";
import type { BulkOutcome } from "../../../contract/enquiries.ts";
import { formatNumber } from "../../../contract/format.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { FactsList } from "../../../ui/facts-list.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Arrival } from "../../accounts/web/arrival.ts";
import { Breakdown } from "./breakdown.tsx";
import text from "../../../ui/text.module.css";
import styles from "./bulk-sent.module.css";

interface BulkSentProps {
  outcome: BulkOutcome;
  /** Where the answers and the copy go. */
  email: string;
  isCouple: boolean;
  onAnother: () => void;
}

/** What an enquiry to many came to (spec 2.15). Its heading takes the focus: the form it takes the place of had it. */
export function BulkSent({ outcome, email, isCouple, onAnother }: BulkSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    globalThis.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { message, providers_contacted, categories, breakdown } = outcome;
  return (
    <section aria-labelledby="sent-title" className={styles.sent}>
      <Icon of={CircleCheck} className={styles.mark} />
      <h2 id="sent-title" ref={heading} tabIndex={-1}>
        {message}
      </h2>
      <p className={text.lead}>
        Vendors answer you directly at <b className={styles.email}>{email}</b>, where a copy is on its way to you.
      </p>
      <FactsList
        className={styles.facts}
        facts={[
          { term: "Vendors contacted", detail: formatNumber(providers_contacted) },
          { term: "Categories", detail: formatNumber(categories) },
        ]}
      />
      <h3>Who receives it</h3>
      <Breakdown lines={breakdown} />
      {!isCouple && (
        <p className={styles.reason}>
          With a free couple account your dashboard shows which vendors your enquiries reached, and keeps your
          favourites and your wedding’s details.
        </p>
      )}
      <div className={text.actions}>
        {isCouple ? (
          <ButtonLink to={href("/couple-dashboard")}>Go to Dashboard</ButtonLink>
        ) : (
          <ButtonLink to={href("/couple-register")} state={{ email } satisfies Arrival}>
            Go to Dashboard
          </ButtonLink>
        )}
        <Button variant="outline" onClick={onAnother}>
          Send Another Enquiry
        </Button>
      </div>
    </section>
  );
}
