import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import { seal, unseal } from "../../platform/seal.ts";
import type { challengePurposes } from "../../schema/passkeys.ts";
import { hashToken, newToken } from "./rules.ts";
import { claimChallenge as claim, insertChallenge } from "./store-passkeys.ts";

/** What a challenge is for, and what only the browser has that asked. */
export type ChallengeUse = { purpose: (typeof challengePurposes)[number]; bound_to: string; account_id: string | null };

/** How long a browser is told to wait for its person. */
export const passkey_timeout_ms = limits.passkey_minutes * 60 * 1000;

/**
 * Makes what an authenticator is to sign, and keeps its hash for a few minutes [accounts-30]. Anybody may ask for that of a sign-in: it is sealed with
 * its end for the browser that asks, and nothing is kept before it was signed.
 */
export async function issueChallenge(
  { db, clock, keyedHash }: Context,
  { purpose, bound_to, account_id }: ChallengeUse,
): Promise<string> {
  const expires_at = new Date(clock().getTime() + passkey_timeout_ms);
  if (purpose === "sign_in") return seal(keyedHash, sealedFor(bound_to), String(expires_at.getTime()));
  const challenge = newToken();
  const hashes = { challenge_hash: hashToken(challenge), bound_to: hashToken(bound_to) };
  await insertChallenge(db, { ...hashes, purpose, account_id, expires_at });
  return challenge;
}

const sealedFor = (bound_to: string) => ({ purpose: "passkey sign-in", of: bound_to });

/** The challenge that an authenticator signed; null when it is not one that this browser was given for this. Uses it up, but that of a sign-in, which `spendSignIn` does. */
export async function claimChallenge(
  { db, clock, keyedHash }: Context,
  { purpose, bound_to, account_id }: ChallengeUse,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  if (purpose === "sign_in") return clock().getTime() < sealedEnd(keyedHash, bound_to, challenge) ? challenge : null;
  const hashes = { challenge_hash: hashToken(challenge), bound_to: hashToken(bound_to) };
  const claimed = await claim(db, { ...hashes, purpose, now: clock() });
  return claimed !== null && claimed.account_id === account_id ? challenge : null;
}

/** Uses the challenge of a sign-in up once its signature was found good; false when it was before. */
export async function spendSignIn({ db, clock }: Context, challenge: string, { bound_to }: ChallengeUse) {
  const expires_at = new Date(clock().getTime() + passkey_timeout_ms);
  const hashes = { challenge_hash: hashToken(challenge), bound_to: hashToken(bound_to) };
  return insertChallenge(db, { ...hashes, purpose: "sign_in", account_id: null, expires_at });
}

/** When a sealed challenge ends; 0 for what was not sealed for this browser. */
function sealedEnd(keyedHash: Context["keyedHash"], bound_to: string, challenge: string): number {
  try {
    return Number(unseal(keyedHash, sealedFor(bound_to), challenge));
  } catch {
    return 0;
  }
}

function readChallenge(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8")) as Record<
      string,
      unknown
    >;
    return typeof challenge === "string" ? challenge : null;
  } catch {
    return null;
  }
}
