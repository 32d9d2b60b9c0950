import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Arrival } from "../../../../client/arrival.ts";
import { call } from "../../../../client/call/call.ts";
import { useForm } from "../../../../client/form/use-form.ts";
import { loginPaths } from "../../../../client/session/login-path.ts";
import { accountMessages, resetPasswordCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Link } from "../../../../ui/link.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import { SecondsLeft } from "../../../../ui/seconds-left.tsx";
import { checkNewPassword } from "../check-new-password.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { useAddressToken, useInvalidLink } from "../token-parts.tsx";
import type { Route } from "./+types/reset-password-page";
import { EntryButton, EntryFrame, EntryLinks } from "./entry-frame.tsx";
import { useNewBeginning } from "./use-new-beginning.ts";
import text from "../../../../ui/text.module.css";
import styles from "./entry-frame.module.css";

/** Before the redirect to login [accounts-7]. */
const pause_seconds = 3;

const names = { password: "newPassword", repeated: "confirmPassword" };

type Done = { message: string; email: string; user_type: AccountKind };

export function meta({ matches }: Route.MetaArgs) {
  const description = "Choose a new password.";
  return pageMeta(matches, { title: "Reset password", description, path: href("/reset-password"), noindex: true });
}

/** Rule [accounts-7]. */
export default function ResetPasswordPage() {
  const token = useAddressToken();
  const [done, setDone] = useState<Done | null>(null);
  const isInvalid = useInvalidLink(token, "password_reset");
  if (token === null) return <NoLink>{accountMessages.reset_link_missing}</NoLink>;
  if (done === null && isInvalid) return <NoLink>{accountMessages.link_invalid}</NoLink>;
  if (done) return <Confirmation done={done} />;
  return (
    <EntryFrame picture="jacaranda" title="Reset password" lead="Choose a new password for your account.">
      <ResetForm token={token} onDone={setDone} />
      <EntryLinks>
        <p>
          Link expired? <Link to={href("/forgot-password")}>Request a new one</Link>
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}

function NoLink({ children }: { children: string }) {
  return (
    <EntryFrame picture="jacaranda" title="Invalid Reset Link">
      <Banner tone="bad" announce>
        {children}
      </Banner>
      <ButtonLink wide to={href("/forgot-password")}>
        Request a new link
      </ButtonLink>
      <EntryLinks>
        <p>
          <Link to={href("/login")}>Provider Login</Link> · <Link to={href("/couple-login")}>Couple Login</Link>
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}

function ResetForm({ token, onDone }: { token: string; onDone: (done: Done) => void }) {
  const { form, fieldErrors, error, isBusy } = useForm({
    check: (values) => checkNewPassword(values["newPassword"] ?? "", values["confirmPassword"] ?? "", names),
    send: (values) =>
      call(resetPasswordCall, {
        body: { token, newPassword: values["newPassword"] ?? "" },
        failed: accountMessages.reset_failed,
      }),
    onDone,
  });
  return (
    <form {...form} className={styles.form}>
      <NewPasswordFields label="New password" name="newPassword" fieldErrors={fieldErrors} />
      <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      <EntryButton busy={isBusy}>Reset password</EntryButton>
    </form>
  );
}

function Confirmation({ done: { message, email, user_type } }: { done: Done }) {
  const navigate = useNavigate();
  useNewBeginning();
  const to = loginPaths[user_type];
  const state: Arrival = { email, message };
  return (
    <EntryFrame picture="jacaranda" title="Password changed">
      <Banner tone="good" announce>
        {message}
      </Banner>
      <p className={text.soft}>
        You’ll be taken to the login page in{" "}
        <SecondsLeft seconds={pause_seconds} onOver={() => void navigate(to, { replace: true, state })} />. For your
        safety, every browser that was logged in has been logged out.
      </p>
      <ButtonLink wide to={to} replace state={state}>
        Log in now
      </ButtonLink>
    </EntryFrame>
  );
}
