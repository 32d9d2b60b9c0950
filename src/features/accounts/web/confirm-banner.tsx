import type { ReactNode } from "react";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { sendConfirmation } from "../../../contract/accounts/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { SendLink } from "./send-link.tsx";
import styles from "./confirm-banner.module.css";

interface ConfirmBannerProps {
  kind: AccountKind;
  email: string;
  /** What the account can't do, or what waits, until then. */
  children: ReactNode;
  /** In a demo without a mail server its emails can be read. */
  has_outbox: boolean;
}

/** Says what waits until the email address of an account is confirmed, and has the link sent again [accounts-20]. */
export function ConfirmBanner({ kind, email, has_outbox, children }: ConfirmBannerProps) {
  return (
    <Banner tone="warn" title="Confirm your email address">
      <div className={styles.words}>
        <p>
          We sent a link to {email}. {children}
        </p>
        {has_outbox && (
          <p>
            <OutboxHint />
          </p>
        )}
        <SendLink
          words={sendConfirmation}
          kind={kind}
          failed="We could not send the link. Please check your connection and try again."
        >
          Send the link again
        </SendLink>
      </div>
    </Banner>
  );
}
