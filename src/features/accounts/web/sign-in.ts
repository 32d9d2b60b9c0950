import type { ApiOutcome } from "../../../client/call-api.ts";
import { call } from "../../../client/call.ts";
import { keepCouple, keepProvider } from "../../../client/keep-session.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { accountMessages, signInProvider } from "../../../contract/accounts/words.ts";
import { signInCouple } from "../../../contract/couples/words.ts";

/** Signs somebody in with email and password, and keeps the session in this browser. */
export async function signIn(kind: AccountKind, email: string, password: string): Promise<ApiOutcome<unknown>> {
  const body = { email, password };
  if (kind === "provider") {
    const outcome = await call(signInProvider, { body, failed: accountMessages.login_failed });
    if (outcome.ok) keepProvider(outcome.body.token, outcome.body.provider);
    return outcome;
  }
  const outcome = await call(signInCouple, { body, failed: accountMessages.couple_login_failed });
  if (outcome.ok) keepCouple(outcome.body.token, outcome.body.couple);
  return outcome;
}
