import { generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider, type Adapter, type AdapterPayload, type Configuration } from "oidc-provider";

export type OpenIdAccount = { sub: string; email: string; email_verified: boolean | string; name?: string };

type Options = {
  redirect_uris: string[];
  accounts: readonly OpenIdAccount[];
  /** Email and name only from the userinfo endpoint. */
  userinfoOnly?: boolean;
  port?: number;
};

/** Tests use its page by `POST {page}/continue` with `account`, or `POST {page}/cancel`. */
export async function startOpenIdServer({ redirect_uris, accounts, userinfoOnly = false, port = 0 }: Options) {
  const server = createServer();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clientId = "umshado";
  const clientSecret = randomBytes(24).toString("base64url");
  const provider = new Provider(issuer, {
    ...settings(accounts),
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris }],
    conformIdTokenClaims: userinfoOnly,
  });
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const isPage = request.url?.startsWith("/interaction/");
    const answered = isPage ? interact(provider, accounts, request, response) : answer(request, response);
    answered.catch((cause: unknown) => response.writeHead(500).end(String(cause)));
  });
  return {
    issuer,
    clientId,
    clientSecret,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function settings(accounts: readonly OpenIdAccount[]): Configuration {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: "jwk" }), alg: "RS256", use: "sig" };
  return {
    adapter: memory(),
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(24).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_ctx, sub) => {
      const result = accounts.find((each) => each.sub === sub);
      return result && { accountId: sub, claims: () => ({ ...result }) };
    },
    // Skips the consent page.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError(ctx, { error, error_description }) {
      ctx.type = "text/plain";
      ctx.body = `${error}: ${error_description}`;
    },
  };
}

function memory(): (name: string) => Adapter {
  const saved = new Map<string, AdapterPayload>();
  return (name) => {
    const keyOf = (id: string) => `${name} ${id}`;
    const findBy = async (field: "uid" | "userCode", value: string) =>
      [...saved].find(([key, payload]) => key.startsWith(`${name} `) && payload[field] === value)?.[1];
    return {
      upsert: async (id, payload) => void saved.set(keyOf(id), payload),
      find: async (id) => saved.get(keyOf(id)),
      findByUid: (uid) => findBy("uid", uid),
      findByUserCode: (code) => findBy("userCode", code),
      consume: async (id) =>
        void Object.assign(saved.get(keyOf(id)) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
      destroy: async (id) => void saved.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, payload] of saved) if (payload.grantId === grantId) saved.delete(key);
      },
    };
  };
}

async function interact(
  provider: Provider,
  accounts: readonly OpenIdAccount[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, , uid = "", act] = (request.url ?? "").split("/");
  if (request.method !== "POST") {
    await provider.interactionDetails(request, response);
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page(uid, accounts));
    return;
  }
  if (act === "cancel") {
    const refusal = { error: "access_denied", error_description: "The person said no." };
    return provider.interactionFinished(request, response, refusal);
  }
  const chosen = new URLSearchParams(await readText(request)).get("account") ?? "";
  return provider.interactionFinished(request, response, { login: { accountId: chosen } });
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function page(uid: string, accounts: readonly OpenIdAccount[]): string {
  const plain = (text: string) => text.replaceAll(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const buttons = accounts.map(
    ({ sub, name, email }) =>
      `<p><button name="account" value="${plain(sub)}">Continue as ${plain(name ?? email)}</button></p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Log in</title><h1>Choose an account</h1>
<form method="post" action="/interaction/${uid}/continue">${buttons.join("")}</form>
<form method="post" action="/interaction/${uid}/cancel"><button>Cancel</button></form></html>`;
}
