import type { ReactNode } from "react";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { Banner } from "../../../ui/page/banner.tsx";
import { OutboxHint } from "./outbox-hint.tsx";
import { SendConfirmation } from "./send-link.tsx";
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
        <SendConfirmation kind={kind} />
      </div>
    </Banner>
  );
}
