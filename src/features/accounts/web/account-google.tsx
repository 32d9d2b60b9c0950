import CircleCheck from "lucide/dist/esm/icons/circle-check.mjs";
import type { OwnAccount } from "../../../contract/accounts/shapes.ts";
import { Badge } from "../../../ui/badge.tsx";
import { FormPart } from "../../../ui/form-part.tsx";
import text from "../../../ui/text.module.css";
import styles from "./account-page.module.css";

interface AccountGoogleProps {
  account: OwnAccount;
  /** Whether people can sign in with Google on this site. */
  isOffered: boolean;
}

/** Whether the account is linked to one at Google; nothing where that would be of no use to anyone. */
export function AccountGoogle({ account: { email, email_verified, has_google }, isOffered }: AccountGoogleProps) {
  if (!has_google && !isOffered) return null;
  return (
    <FormPart title="Sign in with Google" lead="A quicker way in, with no password to remember.">
      <div className={styles.note}>
        <div className={styles.standing}>
          <p className={styles.fact}>{has_google ? "Your Google account" : "No Google account"}</p>
          {has_google ? (
            <Badge tone="good" icon={CircleCheck}>
              Linked
            </Badge>
          ) : (
            <Badge>Not linked</Badge>
          )}
        </div>
        {!has_google && (
          <p className={text.fine}>
            {email_verified ? "To link one" : "Confirm your email address first. Then, to link one"}, choose Google when
            you log in next time, with the Google account of {email}.
          </p>
        )}
        {has_google && !isOffered && <p className={text.fine}>Logging in with Google is switched off at present.</p>}
      </div>
    </FormPart>
  );
}
