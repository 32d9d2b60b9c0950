import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { useArrival } from "../../../client/arrival.ts";
import { readNext } from "../../../client/login-path.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { Banner } from "../../../ui/banner.tsx";
import { EntryFrame, EntryLinks } from "./entry-frame.tsx";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { AskedFirst } from "./replace-question.tsx";
import { signInError } from "./sign-in-errors.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useWayOn } from "./use-way-on.ts";
import { forgetWaiting, readWaiting } from "./waiting-sign-in.ts";

/** Few accounts ask for it. */
const SecondFactorForm = lazy(() => import("./second-factor-form.tsx"));

interface SignInPageProps {
  kind: AccountKind;
  picture: "couple" | "jacaranda";
  title: string;
  lead: string;
  hasGoogle: boolean;
  /** Whether passkeys can be used at this site's address. */
  hasPasskeys: boolean;
  hasRemember?: boolean;
  /** The ways to other pages. */
  links: ReactNode;
}

/** The login of either kind: what the page before has to say, the social sign-in, and email with password. */
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
  const [waiting, setWaiting] = useState(readWaiting);
  useEffect(forgetWaiting, []);
  useWayOn(kind, next);
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
      {!isRefused && <Word error={search.get("error")} message={message} hasNext={next !== null} />}
      <AskedFirst kind={kind}>
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
      </AskedFirst>
      <EntryLinks>{links}</EntryLinks>
    </EntryFrame>
  );
}

interface WordProps {
  /** A code of the social sign-in [accounts-17]. */
  error: string | null;
  message: string | undefined;
  hasNext: boolean;
}

/** One sentence about how somebody came here, the most urgent one. */
function Word({ error, message, hasNext }: WordProps) {
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
