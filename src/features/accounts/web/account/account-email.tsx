import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import { CurrentPassword } from "../../../../client/form/current-password.tsx";
import { changeEmailCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind, MyAccount } from "../../../../contract/accounts/schema.ts";
import * as limits from "../../../../contract/limits.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Field, Fields } from "../../../../ui/form/field.tsx";
import { FormSection } from "../../../../ui/form/form-section.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { checkEmailChange } from "../check-account.ts";
import { SendConfirmation } from "../send-link.tsx";
import { AccountForm } from "./account-form.tsx";
import text from "../../../../ui/text.module.css";
import styles from "./account-page.module.css";

interface AccountEmailProps {
  kind: AccountKind;
  account: MyAccount;
  onChanged: () => Promise<void>;
}

const leads = {
  provider: "You log in with it, and enquiries come to it. Visitors never see it.",
  couple: "You log in with it. Vendors only see it when you send them an enquiry.",
} as const satisfies Record<AccountKind, string>;

export function AccountEmail({ kind, account, onChanged }: AccountEmailProps) {
  const { email, email_verified, new_email, has_password, is_impersonated } = account;
  return (
    <FormSection title="Email" lead={leads[kind]}>
      <div className={styles.status}>
        <p className={styles.fact}>{email}</p>
        {email_verified ? (
          <Badge tone="good" icon={CircleCheck}>
            Confirmed
          </Badge>
        ) : (
          <Badge tone="warn" icon={Clock}>
            Not confirmed
          </Badge>
        )}
      </div>
      {!email_verified && <Unconfirmed kind={kind} />}
      {new_email !== null && (
        <Banner title={`${new_email} is waiting to be confirmed`}>
          Open the link we emailed there, in this browser or with your password at hand. Until then, log in with {email}
          .
        </Banner>
      )}
      {is_impersonated && <p className={text.fine}>The email address can’t be changed while impersonating somebody.</p>}
      {!is_impersonated && !has_password && (
        <p className={text.fine}>To change your email address, set a password first: see Password below.</p>
      )}
      {!is_impersonated && has_password && <ChangeEmailForm kind={kind} email={email} onChanged={onChanged} />}
    </FormSection>
  );
}

function Unconfirmed({ kind }: { kind: AccountKind }) {
  return (
    <div className={styles.note}>
      <p className={text.fine}>
        Open the link in the email that we sent you; it works for {limits.confirmation_link_hours} hours.
      </p>
      <SendConfirmation kind={kind} />
    </div>
  );
}

interface ChangeEmailFormProps {
  kind: AccountKind;
  email: string;
  onChanged: () => Promise<void>;
}

function ChangeEmailForm(account: ChangeEmailFormProps) {
  return (
    <AccountForm
      {...account}
      label="Change email"
      definition={changeEmailCall}
      failed="We could not change your email address. Please check your connection and try again."
      check={checkEmailChange}
      bodyOf={({ newEmail, password }) => ({ newEmail, password })}
    >
      {(fieldErrors) => (
        <Fields>
          <Field label="New email address" error={fieldErrors["newEmail"]}>
            <Input name="newEmail" type="email" required autoComplete="off" maxLength={limits.email_length_max} />
          </Field>
          <CurrentPassword fieldErrors={fieldErrors} />
        </Fields>
      )}
    </AccountForm>
  );
}
