import { useState } from "react";
import type { HeldEmail } from "../../../../contract/conversations/schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { QuotedText } from "../quoted-text.tsx";
import { SentAt } from "../sent-at.tsx";
import type { ConversationSource } from "../source.ts";
import text from "../../../../ui/text.module.css";
import styles from "../conversation.module.css";

interface QuarantinedEmailsProps {
  emails: readonly HeldEmail[];
  other: string;
  source: ConversationSource;
  onDecided: () => void;
}

/** Rule [conversations-19]. */
export function QuarantinedEmails({ emails, ...more }: QuarantinedEmailsProps) {
  if (emails.length === 0) return null;
  return (
    <ul className={text.stack3}>
      {emails.map((each) => (
        <QuarantinedEmail key={each.id} email={each} {...more} />
      ))}
    </ul>
  );
}

type QuarantinedEmailProps = Omit<QuarantinedEmailsProps, "emails"> & { email: HeldEmail };

function QuarantinedEmail({
  email: { id, sent_from, text: body, quoted, created_at },
  other,
  source,
  onDecided,
}: QuarantinedEmailProps) {
  const [busy, setBusy] = useState<"send" | "throw" | null>(null);
  const [error, setError] = useState<string | null>(null);
  async function decide(is_own: boolean) {
    setBusy(is_own ? "send" : "throw");
    const outcome = await source.decide(id, is_own);
    setBusy(null);
    if (outcome.ok) onDecided();
    else setError(outcome.error);
  }
  return (
    <li className={styles.quarantined}>
      <p>
        <b>An email from {sent_from} arrived: did you send it?</b> {other} hasn’t seen it.
      </p>
      <p className={styles.who}>
        <SentAt at={created_at} />
      </p>
      <p className={styles.words}>{body}</p>
      <QuotedText text={quoted} />
      <FormError sentence={error} />
      <div className={text.buttons}>
        <Button small busy={busy === "send"} onClick={() => void decide(true)}>
          Send it
        </Button>
        <Button small variant="outline" busy={busy === "throw"} onClick={() => void decide(false)}>
          Discard
        </Button>
      </div>
    </li>
  );
}
