import { browserSupportsWebAuthn, startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { askPasskeyCall, type beginPasskeyCall } from "../../contract/accounts/calls.ts";
import type { PasskeyMade, PasskeyAssertion } from "../../contract/accounts/code-schema.ts";
import type { AccountKind } from "../../contract/accounts/schema.ts";
import { reportClientError } from "../../ui/report.ts";
import type { ApiOutcome } from "../call/call-api.ts";
import type { AnswerOf } from "../call/call-types.ts";
import { call } from "../call/call.ts";

/** Loaded on first use of a passkey, with its library. */

type Answered<Answer> =
  | { ok: true; body: Answer }
  | { ok: false; code: string; error: string; fields: Record<string, string> };

const failed = "We could not ask for a passkey. Please check your connection and try again.";

/** A passkey of the pending sign-in, of the signed-in account, or any. */
export async function showPasskey(
  body: { pending_token?: string },
  as?: AccountKind,
): Promise<Answered<PasskeyAssertion>> {
  if (!browserSupportsWebAuthn()) return unsupported;
  const outcome = await call(askPasskeyCall, { ...(as && { as }), body, failed });
  if (!outcome.ok) return outcome;
  return answerOf(
    startAuthentication({ optionsJSON: { ...outcome.body, allowCredentials: known(outcome.body.allowCredentials) } }),
  );
}

export async function makePasskey(
  begin: () => Promise<ApiOutcome<AnswerOf<typeof beginPasskeyCall>>>,
): Promise<Answered<PasskeyMade>> {
  if (!browserSupportsWebAuthn()) return unsupported;
  const begun = await begin();
  if (!begun.ok) return begun;
  const optionsJSON = { ...begun.body, excludeCredentials: known(begun.body.excludeCredentials) };
  return answerOf(startRegistration({ optionsJSON }));
}

type Listed = { id: string; type: "public-key"; transports: string[] };

/** Passkeys without transports are searched everywhere. */
function known(listed: Listed[]) {
  return listed.map(({ transports, ...each }) => ({ ...each, ...(transports.length > 0 && { transports }) }));
}

const none = { ok: false, code: "passkey", fields: {} } as const;
const unsupported = { ...none, error: "This browser can’t use passkeys. Please choose another way." };

/** Browsers report refusal, timeout and a missing passkey the same way. */
const sentences: Record<string, string> = {
  NotAllowedError: "No passkey was used. Please try again, or choose another way.",
  AbortError: "No passkey was used. Please try again, or choose another way.",
  InvalidStateError: "This device already has a passkey for your account.",
  SecurityError: "Passkeys can’t be used at this address.",
};

async function answerOf<Answer>(pending: Promise<Answer>): Promise<Answered<Answer>> {
  try {
    return { ok: true, body: await pending };
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : "";
    if (!(name in sentences)) reportClientError(cause);
    return { ...none, error: sentences[name] ?? "This passkey could not be used. Please choose another way." };
  }
}
