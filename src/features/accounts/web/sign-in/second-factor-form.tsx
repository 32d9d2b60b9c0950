import { useEffect, useRef, useState } from "react";
import { call } from "../../../../client/call/call.ts";
import { useForm, type FormErrors } from "../../../../client/form/use-form.ts";
import { loadPasskeys } from "../../../../client/session/load-passkeys.ts";
import { saveCoupleSession, saveProviderSession } from "../../../../client/session/save-session.ts";
import { accountMessages, finishSignInCall } from "../../../../contract/accounts/calls.ts";
import type { PendingSignIn } from "../../../../contract/accounts/code-schema.ts";
import { Button } from "../../../../ui/button.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { EntryButton } from "./entry-frame.tsx";
import styles from "./entry-frame.module.css";

interface SecondFactorFormProps {
  pending: PendingSignIn;
  onOver: () => void;
}

const fields = {
  app: {
    label: "Code",
    help: "The six digits that your authenticator app shows.",
    other: "Lost your phone? Use a recovery code",
  },
  recovery: {
    label: "Recovery code",
    help: "One of the codes you saved when you set up the second factor. It works once.",
    other: "Use the authenticator app",
  },
} as const;

export default function SecondFactorForm({ pending, onOver }: SecondFactorFormProps) {
  const { pending_token, has_app, has_passkey } = pending;
  const [method, setMethod] = useState<keyof typeof fields>(has_app ? "app" : "recovery");
  const { form, fieldErrors, error, isBusy } = useForm({
    check: ({ code = "" }): FormErrors => (code.trim() === "" ? { code: accountMessages.code_missing } : {}),
    send: ({ code = "" }) =>
      call(finishSignInCall, { body: { pending_token, code }, failed: accountMessages.login_failed }),
    isLeaving: true,
    onDone(body) {
      if (body.userType === "provider") saveProviderSession(body.token, body.provider);
      else saveCoupleSession(body.token, body.couple);
    },
  });
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = place.current?.elements.namedItem("code");
    if (field instanceof HTMLElement && has_app) field.focus();
  }, [method, has_app]);
  const { label, help, other } = fields[method];
  return (
    <>
      {has_passkey && <PasskeyStep pending_token={pending_token} isFirst={!has_app} />}
      <form {...form} ref={place} className={styles.form}>
        <Field key={method} label={label} help={help} error={fieldErrors["code"]}>
          <Input
            name="code"
            required
            inputMode={method === "app" ? "numeric" : undefined}
            autoComplete={method === "app" ? "one-time-code" : "off"}
            autoCapitalize="none"
            maxLength={40}
          />
        </Field>
        <FormError sentence={fieldErrors["code"] ? null : error} />
        <EntryButton busy={isBusy}>Log in</EntryButton>
        {has_app && (
          <Button variant="quiet" onClick={() => setMethod(method === "app" ? "recovery" : "app")}>
            {other}
          </Button>
        )}
        <Button variant="quiet" onClick={onOver}>
          Begin again
        </Button>
      </form>
    </>
  );
}

interface PasskeyStepProps {
  pending_token: string;
  /** The account has no TOTP. */
  isFirst: boolean;
}

function PasskeyStep({ pending_token, isFirst }: PasskeyStepProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFirst) button.current?.focus();
  }, [isFirst]);

  async function show() {
    setIsBusy(true);
    setError(null);
    const { showPasskey } = await loadPasskeys();
    const assertion = await showPasskey({ pending_token });
    const body = assertion.ok ? { pending_token, passkey: assertion.body } : null;
    const outcome = body ? await call(finishSignInCall, { body, failed: accountMessages.login_failed }) : null;
    if (outcome?.ok) {
      if (outcome.body.userType === "provider") saveProviderSession(outcome.body.token, outcome.body.provider);
      else saveCoupleSession(outcome.body.token, outcome.body.couple);
      return;
    }
    setIsBusy(false);
    setError(outcome?.error ?? (assertion.ok ? null : assertion.error));
  }
  return (
    <>
      <Button ref={button} wide variant={isFirst ? "primary" : "outline"} busy={isBusy} onClick={() => void show()}>
        Use your passkey
      </Button>
      <FormError sentence={error} />
      <p className={styles.or}>or</p>
    </>
  );
}
