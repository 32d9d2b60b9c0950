import * as client from "openid-client";
import { z } from "zod";

type OpenIdClient = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** From PUBLIC_URL, never from a request. */
  redirectUri: string;
};

/** For the browser that began, nobody else. */
export const openIdAttempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type OpenIdAttempt = z.infer<typeof openIdAttempt>;

export type OpenIdPerson = { sub: string; email: string | null; email_verified: boolean; name: string | null };

export class OpenIdRefusal extends Error {
  override name = "OpenIdRefusal";
  readonly code: string;

  constructor(code: string, options: ErrorOptions) {
    super(`the issuer answered ${code}`, options);
    this.code = code;
  }
}

/** Authorization code flow with PKCE, `state` and `nonce` [accounts-15]. */
export type OpenId = {
  /** `mark` comes back as the start of `state`. */
  begin(mark: string): Promise<{ location: string; attempt: OpenIdAttempt }>;
  /** Throws `OpenIdRefusal` when the issuer refuses, another error when a check fails. */
  finish(query: string, attempt: OpenIdAttempt): Promise<OpenIdPerson>;
};

const patience_seconds = 10;

/** Discovery runs on first use, and again after a failure. */
export function openOpenId({ issuer, clientId, clientSecret, redirectUri }: OpenIdClient): OpenId {
  let known: Promise<client.Configuration> | undefined;
  // Metadata may not match this client's registration: after a refusal the other method is tried, with the same code.
  const methods: [client.ClientAuth, client.ClientAuth] = [
    client.ClientSecretPost(clientSecret),
    client.ClientSecretBasic(clientSecret),
  ];
  const configuration = () => {
    known ??= discover(issuer, clientId, (...parameters) => methods[0](...parameters)).catch((cause: unknown) => {
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
        // A concurrent request may have switched already.
        if (methods[0] === used) methods.reverse();
        return identify(configured, back, attempt);
      });
    },
  };
}

async function discover(issuer: string, clientId: string, auth: client.ClientAuth): Promise<client.Configuration> {
  const server = new URL(issuer);
  const execute = [client.enableNonRepudiationChecks];
  // The settings allow an unencrypted issuer on this machine only, so the deprecated option is safe.
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
  // Some issuers send profile claims only from the userinfo endpoint.
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
