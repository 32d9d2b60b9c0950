import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { challengePurposes } from "../../schema/passkeys.ts";
import { hashToken, newToken } from "./rules.ts";
import { claimChallenge as claim, insertChallenge } from "./store-passkeys.ts";

/** What a challenge is for, and what only the browser has that asked. */
export type ChallengeUse = { purpose: (typeof challengePurposes)[number]; bound_to: string; account_id: string | null };

/** How long a browser is told to wait for its person. */
export const passkey_timeout_ms = limits.passkey_minutes * 60 * 1000;

/** Makes what an authenticator is to sign, and keeps its hash for a few minutes [accounts-30]. */
export async function issueChallenge({ db, clock }: Context, { purpose, bound_to, account_id }: ChallengeUse) {
  const challenge = newToken();
  await insertChallenge(db, {
    challenge_hash: hashToken(challenge),
    purpose,
    account_id,
    bound_to: hashToken(bound_to),
    expires_at: new Date(clock().getTime() + passkey_timeout_ms),
  });
  return challenge;
}

/** Uses the challenge up that an authenticator signed, and answers it; null when it is not one that this browser was given for this. */
export async function claimChallenge(
  { db, clock }: Context,
  { purpose, bound_to, account_id }: ChallengeUse,
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = readChallenge(clientDataJSON);
  if (challenge === null) return null;
  const hashes = { challenge_hash: hashToken(challenge), bound_to: hashToken(bound_to) };
  const claimed = await claim(db, { ...hashes, purpose, now: clock() });
  return claimed !== null && claimed.account_id === account_id ? challenge : null;
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
