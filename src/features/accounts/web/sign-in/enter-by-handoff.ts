import { call } from "../../../../client/call/call.ts";
import { signOutInBrowser } from "../../../../client/session/log-out.ts";
import { arrivalPath, loginPaths, readNext } from "../../../../client/session/login-path.ts";
import { saveCoupleSession, saveProviderSession } from "../../../../client/session/save-session.ts";
import { exchangeHandoffCall } from "../../../../contract/accounts/calls.ts";
import type { AccountKind } from "../../../../contract/accounts/schema.ts";
import { readMyProfileCall } from "../../../../contract/providers/calls.ts";
import { signInError } from "./sign-in-errors.ts";
import { savePendingSignIn } from "./waiting-sign-in.ts";

/** Rule [accounts-17]. */
export type Arrived = { isIn: true; to: string; sentence?: string } | { isIn: false; to: string; sentence: string };

/** A provider's profile is fetched too; if that fails, nobody stays signed in. */
export async function enterByHandoff(query: URLSearchParams): Promise<Arrived> {
  const kind = query.get("userType") === "couple" ? "couple" : "provider";
  const [error, token] = [query.get("error"), query.get("token")];
  if (error) return failed(kind, error);
  if (!token) return failed(kind, "no_token");
  const exchanged = await exchange(token);
  if ("waits" in exchanged) {
    const next = readNext(query.get("next"));
    const to =
      next === null ? loginPaths[exchanged.as] : `${loginPaths[exchanged.as]}?next=${encodeURIComponent(next)}`;
    return { isIn: true, to, sentence: "One step is left: your code." };
  }
  if ("code" in exchanged) return failed(exchanged.as ?? kind, exchanged.code);
  return { isIn: true, to: readNext(query.get("next")) ?? arrivalPath(exchanged.as, exchanged.isSuperAdmin === true) };
}

type Exchanged =
  | { as: AccountKind; waits: true }
  | { as: AccountKind; isSuperAdmin?: boolean }
  | { code: string; as?: AccountKind };

async function exchange(token: string): Promise<Exchanged> {
  const answer = await call(exchangeHandoffCall, { body: { token }, failed: "" });
  if (!answer.ok) return { code: "callback_failed" };
  const { body } = answer;
  if ("pending_token" in body) {
    savePendingSignIn(body);
    return { as: body.userType, waits: true };
  }
  if (body.userType === "couple") {
    saveCoupleSession(body.token, body.couple);
    return { as: "couple" };
  }
  saveProviderSession(body.token, body.provider);
  const profile = await call(readMyProfileCall, { failed: "" });
  if (profile.ok) return { as: "provider", isSuperAdmin: body.provider.is_super_admin };
  signOutInBrowser("provider");
  return { code: "profile_fetch_failed", as: "provider" };
}

function failed(kind: AccountKind, code: string): Arrived {
  const to = `${loginPaths[kind]}?error=${encodeURIComponent(code)}`;
  return { isIn: false, to, sentence: signInError(code) ?? "" };
}
