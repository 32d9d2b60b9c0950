import type { ApiOutcome } from "../../../client/call-api.ts";
import { call } from "../../../client/call.ts";
import { keepCouple, keepProvider } from "../../../client/keep-session.ts";
import type { PendingSignIn } from "../../../contract/accounts/code-shape.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import { accountMessages, signInProvider } from "../../../contract/accounts/words.ts";
import { signInCouple } from "../../../contract/couples/words.ts";

/** What a sign-in came to: null for a session, which this browser keeps, or with what it goes on where a second factor is asked for. */
type Entered = PendingSignIn | null;

/** Signs somebody in with email and password, and keeps the session in this browser; nothing while a second factor is asked for. */
export async function signIn(kind: AccountKind, email: string, password: string): Promise<ApiOutcome<Entered>> {
  const body = { email, password };
  const outcome =
    kind === "provider"
      ? await call(signInProvider, { body, failed: accountMessages.login_failed })
      : await call(signInCouple, { body, failed: accountMessages.couple_login_failed });
  if (!outcome.ok) return outcome;
  const entered = outcome.body;
  if ("pending_token" in entered) return { ok: true, body: entered };
  if ("provider" in entered) keepProvider(entered.token, entered.provider);
  else keepCouple(entered.token, entered.couple);
  return { ok: true, body: null };
}
