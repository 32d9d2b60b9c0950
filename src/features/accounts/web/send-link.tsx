import { useState } from "react";
import { callApi } from "../../../client/call/call-api.ts";
import { accountMessages, sendConfirmationCall, type forgotPasswordCall } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { endpointOf } from "../../../contract/call.ts";
import { ActionButton } from "../../../ui/overlay/action-button.tsx";
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
  const [announced, setAnnounced] = useState<{ tone: "good" | "bad"; sentence: string } | null>(null);

  async function send() {
    setAnnounced(null);
    const { method, path } = endpointOf(definition);
    const outcome = await callApi<{ message: string } | null>(path, {
      method,
      as: kind,
      body,
      failed,
    });
    setAnnounced(
      outcome.ok
        ? { tone: "good", sentence: outcome.body?.message ?? accountMessages.confirmation_sent }
        : { tone: "bad", sentence: outcome.error },
    );
  }

  return (
    <>
      <ActionButton small variant="outline" className={styles.start} onPress={send}>
        {children}
      </ActionButton>
      {announced && (
        <Banner tone={announced.tone} announce>
          {announced.sentence}
        </Banner>
      )}
    </>
  );
}

interface SendConfirmationProps {
  kind: AccountKind;
  children?: string;
}

export function SendConfirmation({ kind, children = "Send the link again" }: SendConfirmationProps) {
  const failed = "We could not send the link. Please check your connection and try again.";
  return (
    <SendLink definition={sendConfirmationCall} kind={kind} failed={failed}>
      {children}
    </SendLink>
  );
}
