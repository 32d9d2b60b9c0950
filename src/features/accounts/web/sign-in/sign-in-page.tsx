import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useSearchParams, useNavigate } from "react-router";
import { useArrival } from "../../../../client/arrival.ts";
import { call } from "../../../../client/call/call.ts";
import { loadPasskeys } from "../../../../client/session/load-passkeys.ts";
import { readNext, homePaths } from "../../../../client/session/login-path.ts";
import { saveCoupleSession, saveProviderSession } from "../../../../client/session/save-session.ts";
import { signInByPasskeyCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { ActionButton } from "../../../../ui/overlay/action-button.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { FormError } from "../../../../ui/page/form-error.tsx";
import { ConfirmFirst } from "../account/replace-question.tsx";
import { EntryFrame, EntryLinks } from "./entry-frame.tsx";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { signInError } from "./sign-in-errors.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useSignedInRedirect } from "./use-signed-in-redirect.ts";
import { clearPendingSignIn, readPendingSignIn } from "./waiting-sign-in.ts";

/** Loaded on demand: few accounts use it. */
const SecondFactorForm = lazy(() => import("./second-factor-form.tsx"));

interface SignInPageProps {
  kind: AccountKind;
  picture: "couple" | "jacaranda";
  title: string;
  lead: string;
  hasGoogle: boolean;
  hasPasskeys: boolean;
  hasRemember?: boolean;
  links: ReactNode;
}

export function SignInPage({
  kind,
  picture,
  title,
  lead,
  hasGoogle,
  hasPasskeys,
  hasRemember,
  links,
}: SignInPageProps) {
  const [search] = useSearchParams();
  const next = readNext(search.get("next"));
  const { email = "", message } = useArrival();
  const [isRefused, setRefused] = useState(false);
  const [waiting, setWaiting] = useState(readPendingSignIn);
  useEffect(clearPendingSignIn, []);
  useSignedInRedirect(kind, next);
  if (waiting !== null) {
    return (
      <EntryFrame picture={picture} title={title} lead="One step is left.">
        <Suspense>
          <SecondFactorForm pending={waiting} onOver={() => setWaiting(null)} />
        </Suspense>
      </EntryFrame>
    );
  }
  return (
    <EntryFrame picture={picture} title={title} lead={lead}>
      {!isRefused && <SignInMessage error={search.get("error")} message={message} hasNext={next !== null} />}
      <ConfirmFirst kind={kind}>
        <GoogleSignIn isOffered={hasGoogle} kind={kind} next={next} />
        <SignInForm
          key={email}
          kind={kind}
          email={email}
          hasRemember={hasRemember ?? false}
          onRefused={() => setRefused(true)}
          onWaiting={setWaiting}
        />
        {hasPasskeys && <PasskeyButton kind={kind} />}
      </ConfirmFirst>
      <EntryLinks>{links}</EntryLinks>
    </EntryFrame>
  );
}

interface SignInMessageProps {
  /** Error code of the social sign-in [accounts-17]. */
  error: string | null;
  message: string | undefined;
  hasNext: boolean;
}

function SignInMessage({ error, message, hasNext }: SignInMessageProps) {
  if (message) {
    return (
      <Banner tone="good" announce clears>
        {message}
      </Banner>
    );
  }
  const failure = signInError(error);
  if (failure !== null) {
    return (
      <Banner tone="bad" announce>
        {failure}
      </Banner>
    );
  }
  return hasNext ? <Banner>Please log in to continue.</Banner> : null;
}

/** Its code is loaded on press [accounts-30]. */
function PasskeyButton({ kind }: { kind: AccountKind }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);

  async function enter() {
    setError(null);
    const entered = await enterByPasskey();
    if ("error" in entered) setError(entered.error);
    else if (entered.kind !== kind) void navigate(homePaths[entered.kind], { replace: true });
  }
  return (
    <>
      <ActionButton wide variant="outline" onPress={enter}>
        Log in with a passkey
      </ActionButton>
      <FormError sentence={error} />
    </>
  );
}

async function enterByPasskey(): Promise<{ kind: AccountKind } | { error: string }> {
  const { showPasskey } = await loadPasskeys();
  const assertion = await showPasskey({});
  if (!assertion.ok) return { error: assertion.error };
  const failed = "We could not log you in. Please check your connection and try again.";
  const outcome = await call(signInByPasskeyCall, { body: { shown: assertion.body }, failed });
  if (!outcome.ok) return { error: outcome.error };
  const { body } = outcome;
  if (body.userType === "provider") saveProviderSession(body.token, body.provider);
  else saveCoupleSession(body.token, body.couple);
  return { kind: body.userType };
}
