import { call } from "../../../client/call.ts";
import { keepCouple, keepProvider } from "../../../client/keep-session.ts";
import { loadPasskeys } from "../../../client/load-passkeys.ts";
import { signInByPasskey } from "../../../contract/accounts/passkey-words.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";

/** Signs in with a passkey, and keeps the session in this browser. Answers of what kind the account is, or what went wrong. */
export async function enterByPasskey(): Promise<{ kind: AccountKind } | { error: string }> {
  const { showPasskey } = await loadPasskeys();
  const shown = await showPasskey({});
  if (!shown.ok) return { error: shown.error };
  const failed = "We could not log you in. Please check your connection and try again.";
  const outcome = await call(signInByPasskey, { body: { shown: shown.body }, failed });
  if (!outcome.ok) return { error: outcome.error };
  const { body } = outcome;
  if (body.userType === "provider") keepProvider(body.token, body.provider);
  else keepCouple(body.token, body.couple);
  return { kind: body.userType };
}
