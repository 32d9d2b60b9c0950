import { useId } from "react";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { withoutTopic, type EmailTopic } from "../../../contract/emails/calls.ts";
import { Switch } from "../../../ui/switch.tsx";
import text from "../../../ui/text.module.css";
import styles from "./account-page.module.css";

const offered = {
  provider: {
    enquiries: "New enquiries",
    messages: "Messages",
    reminders: "Reminders",
    trust: "Endorsements and verification",
  },
  couple: {
    copies: "Copies of your enquiries",
    messages: "Messages",
    favourites: "Favourites that become available",
    payments: "Reminders of payments",
  },
} as const satisfies Record<AccountKind, Partial<Record<EmailTopic, string>>>;

interface MailTopicsProps {
  kind: AccountKind;
  stopped: readonly EmailTopic[];
  areAllStopped: boolean;
  disabled: boolean;
  onChange: (topic: EmailTopic, is_suppressed: boolean) => void;
}

/** Saved at once [emails-19]. */
export function MailTopics({ kind, stopped, areAllStopped, disabled, onChange }: MailTopicsProps) {
  const id = useId();
  const topics = Object.entries(offered[kind]) as [EmailTopic, string][];
  return (
    <div role="group" aria-labelledby={id} className={styles.topics}>
      <h3 id={id}>Which emails</h3>
      {areAllStopped && (
        <p className={text.fine}>All emails are off. These choices apply again when you turn emails back on.</p>
      )}
      {topics.map(([topic, name]) => (
        <div key={topic}>
          <Switch
            checked={!areAllStopped && !stopped.includes(topic)}
            disabled={disabled || areAllStopped}
            aria-describedby={`${id}${topic}`}
            onChange={(event) => onChange(topic, !event.target.checked)}
          >
            {name}
          </Switch>
          <p id={`${id}${topic}`} className={text.fine}>
            {withoutTopic[topic]}
          </p>
        </div>
      ))}
    </div>
  );
}
