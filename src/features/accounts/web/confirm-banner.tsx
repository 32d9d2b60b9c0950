import { sendConfirmation } from "../../../contract/accounts/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { SendLink } from "./send-link.tsx";
import styles from "./confirm-banner.module.css";

interface ConfirmBannerProps {
  email: string;
  /** In a demo without a mail server its emails can be read. */
  has_outbox: boolean;
}

/** Says to a provider what waits until its email address is confirmed, and has the link sent again [accounts-20]. */
export function ConfirmBanner({ email, has_outbox }: ConfirmBannerProps) {
  return (
    <Banner tone="warn" title="Confirm your email address">
      <div className={styles.words}>
        <p>
          We sent a link to {email}. Until you open it, you can’t publish your profile, endorse or verify others, and
          enquiries don’t come to you by email.
        </p>
        {has_outbox && (
          <p>
            <OutboxHint />
          </p>
        )}
        <SendLink
          words={sendConfirmation}
          kind="provider"
          failed="We could not send the link. Please check your connection and try again."
        >
          Send the link again
        </SendLink>
      </div>
    </Banner>
  );
}
