import type { PasskeyMade, PasskeyShown } from "../../contract/accounts/passkey-answer.ts";
import type { PasskeySite } from "./rules.ts";
import type { PasskeyRow } from "./store-passkeys.ts";

/** Loaded when somebody uses a passkey: few processes at few times do. */
const library = () => import("@simplewebauthn/server");

/** Signatures that authenticators make: EdDSA, ECDSA with P-256, and RSA for older machines. */
export const passkey_algorithms = [-8, -7, -257] as const;

const answered = { type: "public-key", clientExtensionResults: {} } as const;

type Made = { credential_id: string; public_key: string; counter: number };

/** Reads what an authenticator made for this challenge and this site; null when it is anything else. */
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

/** Answers how often the authenticator has counted, when it signed this challenge for this site with the passkey; null otherwise. */
export async function readShownPasskey(
  { id, response: { userHandle, ...response } }: PasskeyShown,
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

/** The library throws for whatever is wrong with an answer; it asks nothing of anybody else that could fail. */
async function orNull<T>(verifying: Promise<T>): Promise<T | null> {
  try {
    return await verifying;
  } catch {
    return null;
  }
}
