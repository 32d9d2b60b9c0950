import * as client from "openid-client";
import { z } from "zod";

/** Where people are sent to, and as whom this program asks there. */
type OpenIdClient = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where they come back to. Made from PUBLIC_URL, never from a request. */
  redirectUri: string;
};

/** What must be known again when somebody comes back; for the one browser that began and nobody else. */
export const openIdAttempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type OpenIdAttempt = z.infer<typeof openIdAttempt>;

/** Who somebody is, as the issuer vouches for it. */
export type OpenIdPerson = { sub: string; email: string | null; email_verified: boolean; name: string | null };

/** What the issuer answers instead of a person, such as `access_denied` when somebody presses Cancel. */
export class OpenIdRefusal extends Error {
  override name = "OpenIdRefusal";
  readonly code: string;

  constructor(code: string, options: ErrorOptions) {
    super(`the issuer answered ${code}`, options);
    this.code = code;
  }
}

/** Signs people in by an OpenID provider: the authorization code flow with PKCE, `state` and `nonce` [accounts-15]. */
export type OpenId = {
  /** Where to send the person, and what to remember meanwhile. `mark` comes back as the beginning of `state`. */
  begin(mark: string): Promise<{ location: string; attempt: OpenIdAttempt }>;
  /**
   * Who came back, from the address's query. Throws an `OpenIdRefusal` when the issuer says no, and another error when
   * state, nonce, verifier, signature, issuer, audience or time do not hold.
   */
  finish(query: string, attempt: OpenIdAttempt): Promise<OpenIdPerson>;
};

const patience_seconds = 10;

/** Opens the sign-in. The issuer is asked for its addresses when the first person comes, and again after a failure. */
export function openOpenId({ issuer, clientId, clientSecret, redirectUri }: OpenIdClient): OpenId {
  let known: Promise<client.Configuration> | undefined;
  // Issuers say what they take in general, not what this client was registered with: the other way is tried when one is
  // refused, and kept. The code is not used up by that.
  const methods: [client.ClientAuth, client.ClientAuth] = [
    client.ClientSecretPost(clientSecret),
    client.ClientSecretBasic(clientSecret),
  ];
  const configuration = () => {
    known ??= discover(issuer, clientId, (...asked) => methods[0](...asked)).catch((cause: unknown) => {
      known = undefined;
      throw cause;
    });
    return known;
  };
  return {
    async begin(mark) {
      const configured = await configuration();
      const attempt = {
        state: `${mark}.${client.randomState()}`,
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const location = client.buildAuthorizationUrl(configured, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: "S256",
      });
      return { location: location.href, attempt };
    },
    async finish(query, attempt) {
      const configured = await configuration();
      const back = new URL(`${redirectUri}?${query}`);
      const [used] = methods;
      return identify(configured, back, attempt).catch((cause: unknown) => {
        if (!(cause instanceof client.ResponseBodyError && cause.error === "invalid_client")) throw cause;
        // Somebody who came at the same time may have found the other way already.
        if (methods[0] === used) methods.reverse();
        return identify(configured, back, attempt);
      });
    },
  };
}

/** Asks the issuer for its addresses and keys. */
async function discover(issuer: string, clientId: string, auth: client.ClientAuth): Promise<client.Configuration> {
  const server = new URL(issuer);
  const execute = [client.enableNonRepudiationChecks];
  // The settings let an issuer without encryption stand on this machine only. "Deprecated" is there to be noticed.
  // oxlint-disable-next-line typescript/no-deprecated
  if (server.protocol === "http:") execute.push(client.allowInsecureRequests);
  const options = { timeout: patience_seconds, execute };
  return client.discovery(server, clientId, undefined, auth, options);
}

async function identify(
  configured: client.Configuration,
  currentUrl: URL,
  { state, nonce, verifier }: OpenIdAttempt,
): Promise<OpenIdPerson> {
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const tokens = await client.authorizationCodeGrant(configured, currentUrl, checks).catch((cause: unknown) => {
    throw cause instanceof client.AuthorizationResponseError ? new OpenIdRefusal(cause.error, { cause }) : cause;
  });
  const claims = tokens.claims();
  if (!claims) throw new Error("the issuer sent no id token");
  // Issuers may keep what they know of the person for the endpoint made for it.
  const known =
    claims["email"] === undefined && configured.serverMetadata().userinfo_endpoint !== undefined
      ? { ...claims, ...(await client.fetchUserInfo(configured, tokens.access_token, claims.sub)) }
      : claims;
  const text = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value : null);
  return {
    sub: claims.sub,
    email: text(known["email"]),
    email_verified: known["email_verified"] === true,
    name: text(known["name"]),
  };
}
