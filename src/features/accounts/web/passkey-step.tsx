import { useEffect, useRef, useState } from "react";
import { call } from "../../../client/call.ts";
import { keepCouple, keepProvider } from "../../../client/keep-session.ts";
import { loadPasskeys } from "../../../client/load-passkeys.ts";
import { accountMessages, finishSignIn } from "../../../contract/accounts/words.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import styles from "./entry-frame.module.css";

interface PasskeyStepProps {
  pending_token: string;
  /** The account has no program for codes. */
  isFirst: boolean;
}

/** A passkey as the second factor of a sign-in that waits for it. */
export function PasskeyStep({ pending_token, isFirst }: PasskeyStepProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // in the place of what was there before, which had the focus
    if (isFirst) button.current?.focus();
  }, [isFirst]);

  async function show() {
    setIsBusy(true);
    setError(null);
    const { showPasskey } = await loadPasskeys();
    const shown = await showPasskey({ pending_token });
    const body = shown.ok ? { pending_token, passkey: shown.body } : null;
    const outcome = body ? await call(finishSignIn, { body, failed: accountMessages.login_failed }) : null;
    if (outcome?.ok) {
      if (outcome.body.userType === "provider") keepProvider(outcome.body.token, outcome.body.provider);
      else keepCouple(outcome.body.token, outcome.body.couple);
      return;
    }
    setIsBusy(false);
    setError(outcome?.error ?? (shown.ok ? null : shown.error));
  }
  return (
    <>
      <Button ref={button} wide variant={isFirst ? "primary" : "outline"} busy={isBusy} onClick={() => void show()}>
        Use your passkey
      </Button>
      {error !== null && (
        <Banner tone="bad" announce>
          {error}
        </Banner>
      )}
      <p className={styles.or}>or</p>
    </>
  );
}
