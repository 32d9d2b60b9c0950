import { useState, useId } from "react";
import { call } from "../../../../client/call/call.ts";
import { setMySuppressionCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind, MyAccount } from "../../../../contract/accounts/schema.ts";
import { suppressionMessages, type EmailTopic, withoutTopic } from "../../../../contract/emails/calls.ts";
import { formatDate } from "../../../../contract/format.ts";
import { southAfricanTime } from "../../../../contract/south-african-time.ts";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { Switch } from "../../../../ui/form/switch.tsx";
import { useToast } from "../../../../ui/overlay/toast.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./account-page.module.css";

const without = {
  provider:
    "If you turn emails off, enquiries only arrive on your enquiries page, and couples see that you don’t receive them by email.",
  couple:
    "If you turn emails off, you get no copies of your enquiries, and replies from vendors are only under Messages.",
} as const satisfies Record<AccountKind, string>;

interface AccountMailProps {
  kind: AccountKind;
  account: MyAccount;
  siteName: string;
  onChanged: () => Promise<void>;
}

/** Rules [emails-12] and [emails-19]. */
export function AccountMail({ kind, account, siteName, onChanged }: AccountMailProps) {
  const { isBusy, error, change } = useWish(kind, onChanged);
  const { emails_stopped_at, stopped_topics, email, email_verified, is_impersonated } = account;
  const isFixed = isBusy || is_impersonated || !email_verified;
  return (
    <FormSection title={`Emails from ${siteName}`} lead="Choose which emails you receive.">
      <div className={styles.note}>
        <Switch
          checked={emails_stopped_at === null}
          disabled={isFixed}
          onChange={(event) => void change(!event.target.checked)}
        >
          Send emails to {email}
        </Switch>
        {emails_stopped_at !== null && <p>Stopped since {formatDate(southAfricanTime(emails_stopped_at))}.</p>}
        <p className={text.fine}>
          {without[kind]} We always send emails about the security of your account, such as password reset links.
        </p>
        <MailTopics
          kind={kind}
          stopped={stopped_topics.map(({ topic }) => topic)}
          areAllStopped={emails_stopped_at !== null}
          disabled={isFixed}
          onChange={(topic, is_suppressed) => void change(is_suppressed, topic)}
        />
        {!email_verified && <p>{suppressionMessages.confirm_first}</p>}
        {is_impersonated && <p>It can’t be changed while impersonating somebody.</p>}
        <FormError sentence={error} />
      </div>
    </FormSection>
  );
}

function useWish(kind: AccountKind, onChanged: () => Promise<void>) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function change(is_suppressed: boolean, topic?: EmailTopic) {
    setBusy(true);
    setError(null);
    const { failed } = suppressionMessages;
    const body = { is_suppressed, ...(topic && { topic }) };
    const outcome = await call(setMySuppressionCall, { as: kind, body, failed });
    if (outcome.ok) {
      await onChanged();
      toast(outcome.body.message, { tone: "good" });
    } else setError(outcome.error);
    setBusy(false);
  }
  return { isBusy, error, change };
}

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
function MailTopics({ kind, stopped, areAllStopped, disabled, onChange }: MailTopicsProps) {
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
