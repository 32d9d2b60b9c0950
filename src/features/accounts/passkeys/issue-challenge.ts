import * as limits from "../../../contract/limits.ts";
import type { Context } from "../../../platform/context.ts";
import { seal, unseal } from "../../../platform/seal.ts";
import type { challengePurposes } from "../../../schema/accounts.ts";
import { hashToken, newToken } from "../rules.ts";
import { claimChallengeRow, insertChallenge } from "./store-passkeys.ts";

/** `bound_to` is a value that only the requesting browser has. */
export type ChallengeUse = { purpose: (typeof challengePurposes)[number]; bound_to: string; account_id: string | null };

export const passkey_timeout_ms = limits.passkey_minutes * 60 * 1000;

/** Saves a hash for minutes; a sign-in challenge is sealed instead, because anybody may request one [accounts-30]. */
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

/** Null if not issued to this browser and use. Uses it up, except a sign-in's: `spendSignIn` does that. */
export async function claimChallenge(
  { db, clock, keyedHash }: Context,
  { purpose, bound_to, account_id }: ChallengeUse,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  if (purpose === "sign_in") return clock().getTime() < sealedEnd(keyedHash, bound_to, challenge) ? challenge : null;
  const hashes = { challenge_hash: hashToken(challenge), bound_to: hashToken(bound_to) };
  const claimed = await claimChallengeRow(db, { ...hashes, purpose, now: clock() });
  return claimed !== null && claimed.account_id === account_id ? challenge : null;
}

/** Call after verifying the signature; false if already used. */
export async function spendSignIn({ db, clock }: Context, challenge: string, { bound_to }: ChallengeUse) {
  const expires_at = new Date(clock().getTime() + passkey_timeout_ms);
  const hashes = { challenge_hash: hashToken(challenge), bound_to: hashToken(bound_to) };
  return insertChallenge(db, { ...hashes, purpose: "sign_in", account_id: null, expires_at });
}

/** Milliseconds; 0 if not sealed for this browser. */
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
