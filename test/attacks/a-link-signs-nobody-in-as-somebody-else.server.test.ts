import { afterAll, afterEach, expect, test, vi } from "vitest";
import { saveCoupleSession, saveProviderSession } from "../../src/client/session/save-session.ts";
import type { Couple } from "../../src/contract/couples/schema.ts";
import type { ProviderUser } from "../../src/contract/providers/my-schema.ts";
import { buildCouple, buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { startOpenIdServer } from "../openid-server.ts";
import { openSocialBrowser } from "../social-browser.ts";

const issuer = await startOpenIdServer({
  redirect_uris: ["https://umshado.test/api/auth/google/callback"],
  accounts: [{ sub: "attacker", email: "attacker@people.test", email_verified: true, name: "Attacker" }],
});
const app = await startTestApp({
  env: { GOOGLE_ISSUER: issuer.issuer, GOOGLE_CLIENT_ID: issuer.clientId, GOOGLE_CLIENT_SECRET: issuer.clientSecret },
});
afterAll(() => issuer.close());
afterEach(() => vi.unstubAllGlobals());

async function comeBack(browser = openSocialBrowser(app)) {
  const start = await browser.begin("/api/auth/google?userType=couple");
  const address = await browser.comeBack(await browser.choose(start, { sub: "attacker" }));
  return { browser, token: address.searchParams.get("token") };
}

const exchange = (token: string | null, cookie: string) =>
  app.call<{ code?: string }>("/api/auth/callback", { body: { token }, headers: { cookie } });

test("the link of a hand-off signs nobody in who opens it in another browser", async () => {
  const { browser, token } = await comeBack();
  const { browser: other } = await comeBack();
  for (const cookie of ["", other.header(), "__Host-umshado_handoff=guessed", "umshado_handoff=guessed"]) {
    const { status, body } = await exchange(token, cookie);
    expect([status, body.code]).toEqual([400, "dead_link"]);
  }
  // others' tries don't use up the token
  expect((await exchange(token, browser.header())).status).toBe(200);
});

test("the cookie of a hand-off is read by no script, set by no other host and sent by no other site", async () => {
  const browser = openSocialBrowser(app);
  const start = await browser.begin("/api/auth/google?userType=couple");
  const { pathname, search } = await browser.choose(start, { sub: "attacker" });
  const answer = await app.request(pathname + search, { headers: { cookie: browser.header() } });
  const line = answer.headers.getSetCookie().find((each) => each.startsWith("__Host-umshado_handoff=")) ?? "";
  for (const part of ["Max-Age=300", "Path=/", "HttpOnly", "Secure", "SameSite=Strict"]) expect(line).toContain(part);
  expect(line).not.toContain("Domain");
});

function stubBrowser(stored: Record<string, string>): Promise<unknown>[] {
  const saved = new Map(Object.entries(stored));
  const answers: Promise<unknown>[] = [];
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  });
  vi.stubGlobal("fetch", (path: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
    const answer = app.request(path, { method: method.toUpperCase(), headers });
    answers.push(answer);
    return answer;
  });
  return answers;
}

const statusFor = async (token: string) => (await app.call("/api/account", { token })).status;

async function waitForAll(calls: readonly Promise<unknown>[]): Promise<void> {
  await Promise.resolve();
  expect(calls).not.toEqual([]);
  await Promise.all(calls);
}

test("a session that another one replaces in a browser opens nothing afterwards, whatever their kinds", async () => {
  const couple = await buildCouple(app);
  const provider = await buildProvider(app);
  const [before, another] = [await buildToken(app, couple.id), await buildToken(app, couple.id)];
  const [behind, newest] = [await buildToken(app, provider.id), await buildToken(app, provider.id)];

  const first = stubBrowser({ "umshado.couple_token": before });
  saveCoupleSession(another, { id: couple.id } as Couple);
  await waitForAll(first);
  expect([await statusFor(before), await statusFor(another)]).toEqual([401, 200]);

  const second = stubBrowser({ "umshado.couple_token": another, "umshado.original_token": behind });
  saveProviderSession(newest, { id: provider.id } as ProviderUser);
  await waitForAll(second);
  expect([await statusFor(another), await statusFor(behind), await statusFor(newest)]).toEqual([401, 401, 200]);
});
