import { useEffect, useRef, useState, type ReactNode } from "react";
import { href } from "react-router";
import type { ApiOutcome } from "../../../../client/call/call-api.ts";
import { call } from "../../../../client/call/call.ts";
import { CurrentPassword } from "../../../../client/form/current-password.tsx";
import { useForm, type FormErrors, type FormValues } from "../../../../client/form/use-form.ts";
import { saveCoupleSession, saveProviderSession } from "../../../../client/session/save-session.ts";
import { accountMessages, signInProviderCall } from "../../../../contract/accounts/calls.ts";
import type { PendingSignIn } from "../../../../contract/accounts/code-schema.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { signInCoupleCall } from "../../../../contract/couples/calls.ts";
import * as limits from "../../../../contract/limits.ts";
import { Check } from "../../../../ui/form/check.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Link } from "../../../../ui/link.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { consumeChosenPassword } from "../chosen-password.ts";
import { EntryButton } from "./entry-frame.tsx";
import { readRememberedEmail, rememberEmail } from "./remembered-email.ts";
import styles from "./entry-frame.module.css";

interface SignInFormProps {
  kind: AccountKind;
  email: string;
  /** Rule [couples-2]. */
  hasRemember?: boolean;
  onRefused: () => void;
  onWaiting: (pending: PendingSignIn) => void;
}

/** The page redirects when it sees the session change. A refusal keeps the typed values. */
export function SignInForm({ kind, email, hasRemember = false, onRefused, onWaiting }: SignInFormProps) {
  const place = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(email);
  const { form, fieldErrors, error, isBusy } = useForm({
    check: checkSignIn,
    send: (values) => signIn(kind, values["email"] ?? "", values["password"] ?? ""),
    isLeaving: true,
    onEdit: (values) => setTyped(values["email"] ?? ""),
    onRefused,
    onDone: (pending, values) => {
      if (pending !== null) onWaiting(pending);
      if (hasRemember) rememberEmail(kind, values["remember"] ? (values["email"] ?? null) : null);
    },
  });
  useStartingPoint(place, email, hasRemember ? kind : null);
  return (
    <form {...form} ref={place} className={styles.form}>
      <Field label="Email" error={fieldErrors["email"]}>
        <Input
          name="email"
          type="email"
          required
          autoComplete="username"
          maxLength={limits.email_length_max}
          defaultValue={email}
        />
      </Field>
      <CurrentPassword fieldErrors={fieldErrors} label="Password" />
      {hasRemember && <RememberMe />}
      <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      <EntryButton busy={isBusy}>Log in</EntryButton>
      <Middle>
        <Link to={href("/forgot-password")} state={{ email: typed }}>
          Forgot your password?
        </Link>
      </Middle>
    </form>
  );
}

function RememberMe() {
  return (
    <Check name="remember" value="yes" defaultChecked>
      Remember me
    </Check>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return <p className={styles.middle}>{children}</p>;
}

function useStartingPoint(place: { current: HTMLFormElement | null }, email: string, remembered: AccountKind | null) {
  useEffect(() => {
    const fields = place.current?.elements;
    const address = fields?.namedItem("email");
    const password = fields?.namedItem("password");
    if (!(address instanceof HTMLInputElement) || !(password instanceof HTMLInputElement)) return;
    if (remembered !== null && address.value === "") address.value = readRememberedEmail(remembered);
    if (email === "") return;
    // after the page's announcement, which moves the focus to the top
    const frame = requestAnimationFrame(() => {
      const chosen = consumeChosenPassword(email);
      password.value ||= chosen;
      const button = chosen === "" ? null : place.current?.querySelector<HTMLElement>("[type=submit]");
      (button ?? password).focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [place, email, remembered]);
}

type Entered = PendingSignIn | null;

async function signIn(kind: AccountKind, email: string, password: string): Promise<ApiOutcome<Entered>> {
  const body = { email, password };
  const outcome =
    kind === "provider"
      ? await call(signInProviderCall, { body, failed: accountMessages.login_failed })
      : await call(signInCoupleCall, { body, failed: accountMessages.couple_login_failed });
  if (!outcome.ok) return outcome;
  const entered = outcome.body;
  if ("pending_token" in entered) return { ok: true, body: entered };
  if ("provider" in entered) saveProviderSession(entered.token, entered.provider);
  else saveCoupleSession(entered.token, entered.couple);
  return { ok: true, body: null };
}

/** Only the server judges them [accounts-3]. */
export function checkSignIn({ email = "", password = "" }: FormValues): FormErrors {
  return {
    ...(email.trim() === "" && { email: accountMessages.fill_all_fields }),
    ...(password === "" && { password: accountMessages.fill_all_fields }),
  };
}
