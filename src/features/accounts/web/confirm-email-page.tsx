import { useState } from "react";
import { href, useNavigate } from "react-router";
import type { Arrival } from "../../../client/arrival.ts";
import { call } from "../../../client/call/call.ts";
import { CurrentPassword } from "../../../client/form/current-password.tsx";
import { useForm } from "../../../client/form/use-form.ts";
import { updateUser } from "../../../client/session/change-session.ts";
import { homePaths, loginPaths, withNext } from "../../../client/session/login-path.ts";
import { readToken, useVisitor } from "../../../client/session/session.ts";
import { accountMessages, confirmEmailCall, readAccountCall } from "../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../contract/accounts/schema.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Link } from "../../../ui/link.tsx";
import { useToast } from "../../../ui/overlay/toast.tsx";
import { Banner } from "../../../ui/page/banner.tsx";
import { FormError } from "../../../ui/page/form-error.tsx";
import { pageMeta } from "../../../ui/page/page-meta.ts";
import type { Route } from "./+types/confirm-email-page";
import { SendConfirmation } from "./send-link.tsx";
import { EntryButton, EntryFrame, EntryLinks } from "./sign-in/entry-frame.tsx";
import { useNewBeginning } from "./sign-in/use-new-beginning.ts";
import { MissingToken, useAddressToken, useInvalidLink } from "./token-parts.tsx";
import styles from "./sign-in/entry-frame.module.css";

type Done = { message: string; email: string; user_type: AccountKind };

const failed = "We could not confirm your email address. Please try again.";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Confirm the email address of your account.";
  return pageMeta(matches, { title: "Confirm email", description, path: href("/confirm-email"), noindex: true });
}

/** Needs a button press, because mail scanners open every link. */
export default function ConfirmEmailPage() {
  const token = useAddressToken();
  const [done, setDone] = useState<Done | null>(null);
  const isInvalid = useInvalidLink(token, "email_confirmation");
  if (token === null) return <MissingLink />;
  if (done) return <Confirmation done={done} />;
  if (isInvalid) return <InvalidLink />;
  return (
    <EntryFrame
      picture="jacaranda"
      title="Confirm your email address"
      lead="Click below to confirm this is your email address."
    >
      <ConfirmButton token={token} onDone={setDone} />
    </EntryFrame>
  );
}

function MissingLink() {
  return (
    <MissingToken title="Invalid confirmation link">
      <EntryLinks>
        <p>
          You can also ask for a new one under <Link to={href("/account")}>Account and security</Link>.
        </p>
      </EntryLinks>
    </MissingToken>
  );
}

/** Signed-in people get a new link at once, others after login. */
function InvalidLink() {
  const visitor = useVisitor();
  const account = withNext(href("/log-in"), href("/account"));
  return (
    <EntryFrame picture="jacaranda" title="This link has expired">
      <Banner tone="warn" announce>
        {accountMessages.link_invalid} If you have already confirmed, you don’t need it.
      </Banner>
      {visitor.kind === "guest" ? (
        <ButtonLink wide to={account}>
          Log in to get a new link
        </ButtonLink>
      ) : (
        <SendConfirmation kind={visitor.kind}>Send me a new link</SendConfirmation>
      )}
    </EntryFrame>
  );
}

/** A move from another browser needs the password [accounts-12]. */
function ConfirmButton({ token, onDone }: { token: string; onDone: (done: Done) => void }) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const { form, fieldErrors, error, isBusy } = useForm({
    check: () => ({}),
    send: ({ password }) => {
      const kind = (["provider", "couple"] as const).find((each) => readToken(each) !== null);
      const body = { token, ...(needsPassword && { password: password ?? "" }) };
      return call(confirmEmailCall, { body, failed, ...(kind && { as: kind }) });
    },
    onRefused: ({ code }) => setNeedsPassword((needed) => needed || code === "move_needs_password"),
    isLeaving: true,
    onDone: (answer) =>
      void isSignedIn(answer).then((isIn) => {
        if (!isIn) return onDone(answer);
        toast(answer.message, { tone: "good" });
        return void navigate(homePaths[answer.user_type], { replace: true });
      }),
  });
  return (
    <form {...form} className={styles.form}>
      {needsPassword && <CurrentPassword fieldErrors={fieldErrors} />}
      <FormError sentence={error} isAtField={Object.keys(fieldErrors).length > 0} />
      <EntryButton busy={isBusy}>Confirm email address</EntryButton>
    </form>
  );
}

/** Also refreshes a provider's saved record, since the address may have changed. */
async function isSignedIn({ user_type, email }: Done): Promise<boolean> {
  if (readToken(user_type) === null) return false;
  const account = await call(readAccountCall, { as: user_type, failed });
  if (!account.ok) return false;
  const { email: currentEmail, email_verified } = account.body;
  if (user_type === "provider") updateUser({ email: currentEmail, email_verified });
  return currentEmail === email;
}

function Confirmation({ done: { message, email, user_type } }: { done: Done }) {
  useNewBeginning();
  const state: Arrival = { email };
  return (
    <EntryFrame picture="jacaranda" title="Email address confirmed">
      <Banner tone="good" announce title={email}>
        {message}
      </Banner>
      <ButtonLink wide to={loginPaths[user_type]} state={state}>
        Log in
      </ButtonLink>
    </EntryFrame>
  );
}
