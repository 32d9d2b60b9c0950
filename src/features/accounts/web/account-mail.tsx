import { useState } from "react";
import { call } from "../../../client/call.ts";
import type { AccountKind, OwnAccount } from "../../../contract/accounts/shapes.ts";
import { setOwnSuppression } from "../../../contract/accounts/words.ts";
import { suppressionMessages } from "../../../contract/emails/words.ts";
import { formatDate } from "../../../contract/format.ts";
import { southAfricanTime } from "../../../contract/south-african-time.ts";
import { Banner } from "../../../ui/banner.tsx";
import { FormPart } from "../../../ui/form-part.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useToast } from "../../../ui/toast.tsx";
import text from "../../../ui/text.module.css";
import styles from "./account-page.module.css";

const without = {
  provider:
    "Switched off, enquiries arrive only on your enquiries page, and couples read that you take no emails from us.",
  couple:
    "Switched off, you get no copies of your enquiries. Providers still answer you straight from their own mailbox.",
} as const satisfies Record<AccountKind, string>;

interface AccountMailProps {
  kind: AccountKind;
  account: OwnAccount;
  siteName: string;
  onChanged: () => Promise<void>;
}

/** Whether the account's address takes emails from the site [emails-12]. */
export function AccountMail({ kind, account, siteName, onChanged }: AccountMailProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { emails_stopped_at, email, email_verified, is_impersonated } = account;

  async function change(is_suppressed: boolean) {
    setBusy(true);
    setError(null);
    const { failed } = suppressionMessages;
    const outcome = await call(setOwnSuppression, { as: kind, body: { is_suppressed }, failed });
    if (outcome.ok) {
      await onChanged();
      toast(outcome.body.message, undefined, { tone: "good" });
    } else setError(outcome.error);
    setBusy(false);
  }
  return (
    <FormPart title={`Emails from ${siteName}`} lead="Whether we may write to you.">
      <div className={styles.note}>
        <Switch
          checked={emails_stopped_at === null}
          disabled={isBusy || is_impersonated || !email_verified}
          onChange={(event) => void change(!event.target.checked)}
        >
          Send emails to {email}
        </Switch>
        {emails_stopped_at !== null && (
          <p>Stopped since {formatDate(southAfricanTime(Date.parse(emails_stopped_at)))}.</p>
        )}
        <p className={text.fine}>
          {without[kind]} Emails about the safety of your account always come, such as a link to set a new password.
        </p>
        {!email_verified && <p>{suppressionMessages.confirm_first}</p>}
        {is_impersonated && <p>It can’t be changed while impersonating somebody.</p>}
        {error !== null && (
          <Banner tone="bad" announce>
            {error}
          </Banner>
        )}
      </div>
    </FormPart>
  );
}
