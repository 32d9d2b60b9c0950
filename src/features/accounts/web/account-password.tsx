import type { AccountKind, OwnAccount } from "../../../contract/accounts/shapes.ts";
import { accountMessages, forgotPassword } from "../../../contract/accounts/words.ts";
import * as limits from "../../../contract/limits.ts";
import { FormPart } from "../../../ui/form-part.tsx";
import { ChangePasswordForm } from "./change-password-form.tsx";
import { SendLink } from "./send-link.tsx";
import text from "../../../ui/text.module.css";
import styles from "./account-page.module.css";

interface AccountPasswordProps {
  kind: AccountKind;
  account: OwnAccount;
  /** Every other session has ended. */
  onChanged: () => Promise<void>;
}

/** Another password or, for an account that has none yet, a first one by a mailed link. */
export function AccountPassword({ kind, account, onChanged }: AccountPasswordProps) {
  const { email, has_password, is_impersonated } = account;
  return (
    <FormPart title="Password" lead="A new password logs you out everywhere else.">
      {is_impersonated && <p className={text.fine}>The password can’t be changed while impersonating somebody.</p>}
      {!is_impersonated && has_password && <ChangePasswordForm kind={kind} email={email} onChanged={onChanged} />}
      {!is_impersonated && !has_password && <FirstPassword kind={kind} email={email} />}
    </FormPart>
  );
}

function FirstPassword({ kind, email }: { kind: AccountKind; email: string }) {
  return (
    <div className={styles.note}>
      <p>
        You log in with Google, and your account has no password yet. We can email a link to {email} with which you
        choose one. It works for {limits.reset_link_minutes} minutes.
      </p>
      <SendLink words={forgotPassword} kind={kind} body={{ email }} failed={accountMessages.forgot_failed}>
        Send me the link
      </SendLink>
    </div>
  );
}
