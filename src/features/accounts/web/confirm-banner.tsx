import type { ReactNode } from "react";
import { sendConfirmationCall } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { Banner } from "../../../ui/page/banner.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { SendLink } from "./send-link.tsx";
import styles from "./confirm-banner.module.css";

interface ConfirmBannerProps {
  kind: AccountKind;
  email: string;
  children: ReactNode;
  has_outbox: boolean;
}

/** Rule [accounts-20]. */
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
          definition={sendConfirmationCall}
          kind={kind}
          failed="We could not send the link. Please check your connection and try again."
        >
          Send the link again
        </SendLink>
      </div>
    </Banner>
  );
}
