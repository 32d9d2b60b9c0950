import { callApi, type ApiOutcome } from "../../../client/call-api.ts";
import { keepCouple, keepProvider } from "../../../client/change-session.ts";
import { accountMessages } from "../../../contract/account-messages.ts";
import type { AccountKind } from "../../../contract/accounts/shapes.ts";
import type { Couple } from "../../../contract/couples/shapes.ts";
import type { ProviderUser } from "../../../contract/providers/own-shapes.ts";

/** Signs somebody in with email and password, and keeps the session in this browser. */
export async function signIn(kind: AccountKind, email: string, password: string): Promise<ApiOutcome<unknown>> {
  const options = { method: "POST", body: { email, password } } as const;
  if (kind === "provider") {
    const path = "/api/auth/login";
    const outcome = await callApi<{ token: string; provider: ProviderUser }>(path, {
      ...options,
      failed: accountMessages.login_failed,
    });
    if (outcome.ok) keepProvider(outcome.body.token, outcome.body.provider);
    return outcome;
  }
  const path = "/api/couples/login";
  const outcome = await callApi<{ token: string; couple: Couple }>(path, {
    ...options,
    failed: accountMessages.couple_login_failed,
  });
  if (outcome.ok) keepCouple(outcome.body.token, outcome.body.couple);
  return outcome;
}
