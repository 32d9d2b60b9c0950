import { useState } from "react";
import { callApi } from "../../../client/call/call-api.ts";
import type { forgotPasswordCall, sendConfirmationCall } from "../../../contract/accounts/calls.ts";
import { accountMessages } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { Button } from "../../../ui/button.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import styles from "./account/account-page.module.css";

interface SendLinkProps {
  definition: typeof sendConfirmationCall | typeof forgotPasswordCall;
  kind: AccountKind;
  body?: { email: string };
  failed: string;
  children: string;
}

export function SendLink({ definition, kind, body, failed, children }: SendLinkProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [announced, setAnnounced] = useState<{ tone: "good" | "bad"; sentence: string } | null>(null);

  async function send() {
    setIsBusy(true);
    setAnnounced(null);
    const outcome = await callApi<{ message: string } | null>(definition.path, {
      method: definition.method,
      as: kind,
      body,
      failed,
    });
    setIsBusy(false);
    setAnnounced(
      outcome.ok
        ? { tone: "good", sentence: outcome.body?.message ?? accountMessages.confirmation_sent }
        : { tone: "bad", sentence: outcome.error },
    );
  }

  return (
    <>
      <Button small variant="outline" busy={isBusy} className={styles.start} onClick={() => void send()}>
        {children}
      </Button>
      {announced && (
        <Banner tone={announced.tone} announce>
          {announced.sentence}
        </Banner>
      )}
    </>
  );
}
