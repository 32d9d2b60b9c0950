import { useState } from "react";
import { href } from "react-router";
import type { Arrival } from "../../../../client/arrival.ts";
import { call } from "../../../../client/call/call.ts";
import { loginPaths } from "../../../../client/session/login-path.ts";
import { accountMessages, undoEmailChangeCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import * as limits from "../../../../contract/limits.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { Link } from "../../../../ui/link.tsx";
import { Banner } from "../../../../ui/page/banner.tsx";
import { pageMeta } from "../../../../ui/page/page-meta.ts";
import { EntryFrame, EntryLinks } from "../sign-in/entry-frame.tsx";
import { useNewBeginning } from "../sign-in/use-new-beginning.ts";
import { MissingToken, TokenForm, useAddressToken, useInvalidLink } from "../token-parts.tsx";
import type { Route } from "./+types/undo-email-page";

type Done = { message: string; email: string; user_type: AccountKind; is_returned: boolean };

const failed = "We could not keep your account at this address. Please try again.";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Keep your account at this email address.";
  return pageMeta(matches, { title: "Keep email", description, path: href("/undo-email-change"), noindex: true });
}

/** Needs a button press, because mail scanners open every link [accounts-25]. */
export default function UndoEmailPage() {
  const token = useAddressToken();
  const [done, setDone] = useState<Done | null>(null);
  const isInvalid = useInvalidLink(token, "email_return");
  if (token === null) return <MissingToken title="Invalid link" />;
  if (done) return <Undone done={done} />;
  if (isInvalid) return <InvalidLink />;
  return (
    <EntryFrame
      picture="jacaranda"
      title="Keep your account at this email address"
      lead="If it has moved already, it comes back: everybody is logged out, and you set a new password by a link that we email you."
    >
      <TokenForm send={() => call(undoEmailChangeCall, { body: { token }, failed })} onDone={setDone}>
        Keep my account here
      </TokenForm>
    </EntryFrame>
  );
}

/** No new link: the attacker who moved the account would get it. */
function InvalidLink() {
  return (
    <EntryFrame picture="jacaranda" title="This link has expired">
      <Banner tone="warn" announce>
        {accountMessages.link_invalid} It works for {limits.email_return_days} days.
      </Banner>
      <ButtonLink wide to={href("/forgot-password")}>
        Send me a link to set a new password
      </ButtonLink>
    </EntryFrame>
  );
}

function Undone({ done: { message, email, user_type, is_returned } }: { done: Done }) {
  useNewBeginning();
  const state: Arrival = { email };
  return (
    <EntryFrame picture="jacaranda" title="Your account stays here">
      <Banner tone="good" announce title={email}>
        {message}
      </Banner>
      {is_returned ? null : (
        <ButtonLink wide to={loginPaths[user_type]} state={state}>
          Log in
        </ButtonLink>
      )}
      <EntryLinks>
        <p>
          Somebody knows your password? <Link to={href("/forgot-password")}>Set a new one</Link>
        </p>
      </EntryLinks>
    </EntryFrame>
  );
}
