import type { PasskeyMade, PasskeyAssertion } from "../../../contract/accounts/code-schema.ts";
import type { PasskeySite } from "../rules.ts";
import type { PasskeyRow } from "./store-passkeys.ts";

/** Loaded on demand, because it is rarely used. */
const library = () => import("@simplewebauthn/server");

/** EdDSA, ECDSA with P-256, and RSA for older machines. */
export const passkey_algorithms = [-8, -7, -257] as const;

const answered = { type: "public-key", clientExtensionResults: {} } as const;

type Made = { credential_id: string; public_key: string; counter: number };

/** Null if invalid for this challenge and site. */
export async function readMadePasskey(
  { id, response: { transports = [], ...response } }: PasskeyMade,
  challenge: string,
  { rpID, origin }: PasskeySite,
): Promise<Made | null> {
  const { verifyRegistrationResponse } = await library();
  const verification = await orNull(
    verifyRegistrationResponse({
      response: { id, rawId: id, response: { ...response, transports }, ...answered },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: [...passkey_algorithms],
    }),
  );
  if (!verification?.verified) return null;
  const { credential } = verification.registrationInfo;
  const public_key = Buffer.from(credential.publicKey).toString("base64url");
  return { credential_id: credential.id, public_key, counter: credential.counter };
}

type Wanted = { challenge: string; site: PasskeySite; mustVerify: boolean };

/** Returns the new counter, or null if invalid. */
export async function readPasskeyAssertion(
  { id, response: { userHandle, ...response } }: PasskeyAssertion,
  { credential_id, public_key, counter, transports }: PasskeyRow,
  { challenge, site, mustVerify }: Wanted,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const publicKey = new Uint8Array(Buffer.from(public_key, "base64url"));
  const verification = await orNull(
    verifyAuthenticationResponse({
      response: { id, rawId: id, response: { ...response, ...(userHandle && { userHandle }) }, ...answered },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpID,
      credential: { id: credential_id, publicKey, counter, transports },
      requireUserVerification: mustVerify,
    }),
  );
  return verification?.verified ? verification.authenticationInfo.newCounter : null;
}

/** The library throws only for invalid responses; it makes no requests that could fail. */
async function orNull<T>(verifying: Promise<T>): Promise<T | null> {
  try {
    return await verifying;
  } catch {
    return null;
  }
}
