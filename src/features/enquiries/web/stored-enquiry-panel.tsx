import { useState } from "react";
import type { SentEnquiry, LinkedEnquiry } from "../../../contract/enquiries/schema.ts";
import { formatDateTime } from "../../../contract/moments.ts";
import { Button } from "../../../ui/button.tsx";
import { Consequences } from "../../../ui/data/consequences.tsx";
import { FactsList } from "../../../ui/data/facts-list.tsx";
import { Link } from "../../../ui/link.tsx";
import { QuestionDialog } from "../../../ui/overlay/question-dialog.tsx";
import { TitleBlock } from "../../../ui/page/section.tsx";
import { nationalPhone } from "../../providers/web/national-phone.ts";
import { byUrgency, RecipientList } from "./bulk/recipient-list.tsx";
import { answeredMeans, deliveredMeans } from "./delivery-labels.ts";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import text from "../../../ui/text.module.css";
import styles from "./your-enquiry.module.css";

const goes = [
  "Your name, email address and phone number",
  "Venue, guests, budget, services and your message",
  "Emails to vendors that haven’t been sent yet",
] as const;
const stays = [
  "Emails that vendors already have: we can’t recall them, so ask the vendors too",
  "That an enquiry was sent, when, for which day and to whom, without your name",
] as const;

interface StoredEnquiryPanelProps {
  enquiry: SentEnquiry;
  answers: LinkedEnquiry["answers"];
  /** Null on success, otherwise the error sentence. */
  onErase: () => Promise<string | null>;
}

export function StoredEnquiryPanel({ enquiry, answers, onErase }: StoredEnquiryPanelProps) {
  const { couple_name, couple_email, couple_phone, created_at, recipients, deliveries, answered_total } = enquiry;
  const [isRequested, setRequested] = useState(false);
  const who = [
    { term: "Name", detail: couple_name },
    { term: "Email", detail: couple_email },
    { term: "Phone", detail: couple_phone === null ? null : nationalPhone(couple_phone) },
  ];
  return (
    <>
      <TitleBlock title="Your enquiry" lead="This is everything we’ve stored about this enquiry. You can delete it." />
      {answers.length > 0 && <Answers of={answers} />}
      <section className={styles.card} aria-labelledby="written">
        <h2 id="written">What you wrote</h2>
        <p className={text.fine}>
          Sent <time dateTime={created_at}>{formatDateTime(created_at)}</time>
        </p>
        <FactsList className={styles.facts} facts={who} />
        <EnquiryFacts enquiry={enquiry} />
      </section>
      <section className={styles.card} aria-labelledby="received">
        <h2 id="received">Recipients</h2>
        <RecipientList recipients={byUrgency(recipients)} />
        {deliveries.delivered > 0 && <p className={text.fine}>{deliveredMeans}</p>}
        {answered_total > 0 && <p className={text.fine}>{answeredMeans}</p>}
      </section>
      <div>
        <Button variant="danger" onClick={() => setRequested(true)}>
          Erase this enquiry
        </Button>
      </div>
      <QuestionDialog
        danger
        open={isRequested}
        onClose={() => setRequested(false)}
        title="Erase this enquiry?"
        confirm="Erase for good"
        onConfirm={onErase}
      >
        <Consequences goes={goes} stays={stays} />
      </QuestionDialog>
    </>
  );
}

function Answers({ of }: { of: LinkedEnquiry["answers"] }) {
  return (
    <section className={styles.card} aria-labelledby="answers">
      <h2 id="answers">Conversations</h2>
      <ul>
        {of.map(({ provider_name, url, unread }) => (
          <li key={url}>
            <Link to={url}>{provider_name}</Link>
            {unread > 0 && `, ${unread} unread`}
          </li>
        ))}
      </ul>
    </section>
  );
}
