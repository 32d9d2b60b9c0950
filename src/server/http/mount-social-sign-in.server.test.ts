import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildCouple, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { startOpenIdServer } from "../../../test/openid-server.ts";
import { openSocialBrowser } from "../../../test/social-browser.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import type { ProviderUser } from "../../contract/providers/my-schema.ts";
import { account } from "../../schema/accounts.ts";
import { provider } from "../../schema/providers.ts";
import { createServer } from "../create-server.ts";

const redirect_uris = ["https://umshado.test/api/auth/google/callback"];
const people = [
  { sub: "anele", email: "Anele@people.test", email_verified: true, name: "Anele Dube" },
  { sub: "nameless", email: "blooms@people.test", email_verified: true },
  { sub: "doubtful", email: "doubtful@people.test", email_verified: false, name: "Doubtful" },
  { sub: "wordy", email: "wordy@people.test", email_verified: "true", name: "Says it is true" },
  ...["couple", "twice", "linked", "unconfirmed", "second", "renamed", "late", "gone", "replayed", "other"].map(
    (sub) => ({ sub, email: `${sub}@people.test`, email_verified: true, name: `Name of ${sub}` }),
  ),
];
const issuer = await startOpenIdServer({ redirect_uris, accounts: people });
const secretive = await startOpenIdServer({ redirect_uris, accounts: people, userinfoOnly: true });
const environment = (server: typeof issuer) => ({
  GOOGLE_ISSUER: server.issuer,
  GOOGLE_CLIENT_ID: server.clientId,
  GOOGLE_CLIENT_SECRET: server.clientSecret,
});
const app = await startTestApp({ env: environment(issuer) });
const secretiveApp = await startTestApp({ env: environment(secretive) });
const splitHostApp = await startTestApp({ env: { ...environment(issuer), API_URL: "https://api.umshado.test" } });
const plainApp = await startTestApp();
afterAll(async () => {
  await issuer.close();
  await secretive.close();
});

type SignedIn = { token: string; userType: string; provider?: ProviderUser; couple?: Couple };

const saved = new Map<string | null, string>();

async function signIn(sub: string, start = "/api/auth/google?userType=provider", via = app) {
  const browser = openSocialBrowser(via);
  const address = await browser.comeBack(await browser.choose(await browser.begin(start), { sub }));
  saved.set(address.searchParams.get("token"), browser.header());
  return address;
}

function exchange(token: string | null, via = app) {
  const headers = { "user-agent": "Chrome/140 Android", cookie: saved.get(token) ?? "" };
  return via.call<SignedIn>("/api/auth/callback", { body: { token }, headers });
}

const accountsOf = (email: string) => app.runtime.database.db.select().from(account).where(eq(account.email, email));
const queryOf = (address: URL) => Object.fromEntries(address.searchParams);

test("the issuer leads back to the API's host, which has the cookie", async () => {
  const address = await openSocialBrowser(splitHostApp).begin("/api/auth/google?userType=couple");
  expect(address.searchParams.get("redirect_uri")).toBe("https://api.umshado.test/api/auth/google/callback");
});

test("a new provider comes in with an account and an unpublished profile that waits for its details", async () => {
  const address = await signIn("anele", "/api/auth/google?userType=provider&next=/dashboard%3Ftab%3Dmedia");
  expect(address.origin + address.pathname).toBe("https://umshado.test/auth/callback");
  expect(queryOf(address)).toMatchObject({ userType: "provider", next: "/dashboard?tab=media" });

  const { status, body } = await exchange(address.searchParams.get("token"));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    userType: "provider",
    provider: {
      email: "Anele@people.test",
      business_name: "Anele Dube",
      contact_person: "Anele Dube",
      phone: "",
      auth_provider: "google",
      google_id: "anele",
      email_verified: true,
      is_published: false,
      has_business_details: false,
    },
  });
  const profile = await app.call<{ email: string }>("/api/providers/profile", { token: body.token });
  expect(profile.body.email).toBe("Anele@people.test");
  const [row] = await app.runtime.database.db
    .select()
    .from(provider)
    .where(eq(provider.id, body.provider?.id ?? ""));
  expect(row?.search_text).toBe("anele dube\nanele dube");
});

test("the alias leads providers in, and a person without a name is called by the address", async () => {
  const address = await signIn("nameless", "/api/auth/provider/google");
  const { body } = await exchange(address.searchParams.get("token"));
  expect(body.provider).toMatchObject({ business_name: "blooms", contact_person: "blooms" });
});

test("a new couple signs in, beside a provider of the same person", async () => {
  await signIn("couple");
  const { body } = await exchange(
    (await signIn("couple", "/api/auth/google?userType=couple")).searchParams.get("token"),
  );
  expect(body).toMatchObject({
    userType: "couple",
    couple: { name: "Name of couple", partner1_name: "Name of couple", partner2_name: null, provider: "google" },
  });
  expect((await accountsOf("couple@people.test")).map(({ kind }) => kind).toSorted()).toEqual(["couple", "provider"]);
});

test("an issuer that sends the email only on request works as well", async () => {
  const visits = ["anele", "couple", "other"].map((sub) =>
    signIn(sub, "/api/auth/google?userType=couple", secretiveApp),
  );
  const addresses = await Promise.all(visits);
  expect(addresses.map(({ searchParams }) => searchParams.has("token"))).toEqual([true, true, true]);
  const [address = new URL("about:blank")] = addresses;
  const { body } = await exchange(address.searchParams.get("token"), secretiveApp);
  expect(body.couple).toMatchObject({ email: "Anele@people.test", name: "Anele Dube" });
});

test("two sign-ins at once make one account, and every later sign-in uses it, whatever its email is then", async () => {
  await Promise.all([signIn("twice"), signIn("twice"), signIn("twice")]);
  const [only, ...more] = await accountsOf("twice@people.test");
  expect(more).toEqual([]);
  await app.runtime.database.db
    .update(account)
    .set({ email: "moved@people.test" })
    .where(eq(account.id, only?.id ?? ""));
  const { body } = await exchange((await signIn("twice")).searchParams.get("token"));
  expect(body.provider).toMatchObject({ id: only?.id, email: "moved@people.test" });
});

test("an account with a confirmed email is linked, and its password stays if its owner set it", async () => {
  const { id } = await buildProvider(app, { email: "Linked@people.test", business_name: "Linked Flowers" });
  const { db } = app.runtime.database;
  const now = app.clock.now();
  await db.update(account).set({ email_verified_at: now, password_owned_at: now }).where(eq(account.id, id));
  const { body } = await exchange((await signIn("linked")).searchParams.get("token"));
  expect(body.provider).toMatchObject({ id, business_name: "Linked Flowers", google_id: "linked" });
  const [row] = await db.select().from(account).where(eq(account.id, id));
  expect(row?.auth_provider).toBe("local");
  expect(row?.password_hash).not.toBeNull();
});

test("an account whose email nobody confirmed is not linked", async () => {
  const { id } = await buildCouple(app, { email: "unconfirmed@people.test" });
  const address = await signIn("unconfirmed", "/api/auth/google?userType=couple");
  expect(queryOf(address)).toEqual({ error: "email_not_confirmed", userType: "couple" });
  const [row] = await app.runtime.database.db.select().from(account).where(eq(account.id, id));
  expect(row?.google_id).toBeNull();
});

test("an address that belongs to another social account lets nobody else in", async () => {
  await signIn("second");
  await app.runtime.database.db.update(account).set({ google_id: "somebody" }).where(eq(account.google_id, "second"));
  expect(queryOf(await signIn("second"))).toEqual({ error: "callback_failed", userType: "provider" });
});

test.each(["doubtful", "wordy"])("an email that the issuer does not vouch for makes no account: %s", async (sub) => {
  expect(queryOf(await signIn(sub))).toEqual({ error: "unverified_email", userType: "provider" });
  expect(await accountsOf(`${sub}@people.test`)).toEqual([]);
});

test("a person who cancels gets a message", async () => {
  const browser = openSocialBrowser(app);
  const back = await browser.choose(await browser.begin("/api/auth/google?userType=couple"), "cancel");
  expect(queryOf(await browser.comeBack(back))).toEqual({ error: "access_denied", userType: "couple" });
});

test("a callback without the own browser's attempt is refused", async () => {
  const browser = openSocialBrowser(app);
  const back = await browser.choose(await browser.begin("/api/auth/google?userType=couple"), { sub: "other" });
  const address = await openSocialBrowser(app).comeBack(back);
  expect(queryOf(address)).toEqual({ error: "state_mismatch", userType: "couple" });
  const forged = new URL(back);
  forged.searchParams.set("state", "provider.forged");
  expect(queryOf(await browser.comeBack(forged))).toEqual({ error: "state_mismatch", userType: "couple" });
  // The first callback uses up the attempt, right or wrong.
  expect(queryOf(await browser.comeBack(back))["error"]).toBe("state_mismatch");
  expect(await accountsOf("other@people.test")).toEqual([]);
});

test("a callback that is played again is refused, with and without the cookie of before", async () => {
  const browser = openSocialBrowser(app);
  const start = await browser.begin("/api/auth/google?userType=provider");
  const attempt = [...browser.cookies];
  const back = await browser.choose(start, { sub: "replayed" });
  expect((await browser.comeBack(back)).searchParams.has("token")).toBe(true);
  expect([...browser.cookies.keys()]).toEqual(["__Host-umshado_handoff"]);
  expect(queryOf(await browser.comeBack(back))["error"]).toBe("state_mismatch");
  for (const [name, value] of attempt) browser.cookies.set(name, value);
  expect(queryOf(await browser.comeBack(back))).toEqual({ error: "callback_failed", userType: "provider" });
});

test.each(["nonce", "verifier"])("an answer that does not fit the attempt's %s is refused", async (part) => {
  const browser = openSocialBrowser(app);
  const back = await browser.choose(await browser.begin("/api/auth/google?userType=provider"), { sub: "other" });
  const [[name, value] = ["", ""]] = browser.cookies;
  const attempt = JSON.parse(Buffer.from(value, "base64url").toString()) as Record<string, unknown>;
  const changed = { ...attempt, [part]: "x".repeat(43) };
  browser.cookies.set(name, Buffer.from(JSON.stringify(changed)).toString("base64url"));
  expect(queryOf(await browser.comeBack(back))).toEqual({ error: "callback_failed", userType: "provider" });
  expect(await accountsOf("other@people.test")).toEqual([]);
});

test("an attempt ends after ten minutes", async () => {
  const browser = openSocialBrowser(app);
  const back = await browser.choose(await browser.begin("/api/auth/google?userType=provider"), { sub: "other" });
  app.clock.advance(10 * 60_000);
  expect(queryOf(await browser.comeBack(back))["error"]).toBe("state_mismatch");
});

test("the saved sign-in stays in the own browser, where no other host can set it, and nothing is saved on the way", async () => {
  const answer = await app.request("/api/auth/google?userType=provider&next=//elsewhere.test", {
    headers: { host: "elsewhere.test" },
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const [cookie = ""] = answer.headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-umshado_sign_in=/);
  for (const part of ["Max-Age=600", "Path=/;", "HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(part);
  const query = new URL(answer.headers.get("location") ?? "").searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: issuer.clientId,
    redirect_uri: redirect_uris[0],
    response_type: "code",
    code_challenge_method: "S256",
  });
  expect(query.get("nonce")).toMatch(/^[\w-]{20,}$/);
  expect(query.get("state")).toMatch(/^provider\.[\w-]{20,}$/);
});

test("a hand-off lets one in of two who come at once, and nobody after a minute", async () => {
  const address = await signIn("late");
  const token = address.searchParams.get("token");
  const answers = await Promise.all([exchange(token), exchange(token)]);
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", "400"]);

  const later = (await signIn("late")).searchParams.get("token");
  app.clock.advance(60_000);
  const invalid = await exchange(later);
  expect([invalid.status, invalid.body]).toEqual([400, expect.objectContaining({ code: "dead_link" })]);
});

test("a hand-off of a deleted account, or of nobody, is invalid", async () => {
  const token = (await signIn("gone")).searchParams.get("token");
  await app.runtime.database.db.delete(account).where(eq(account.email, "gone@people.test"));
  for (const invalid of [token, "x".repeat(43)]) expect((await exchange(invalid)).status).toBe(400);
});

test("an issuer that does not answer leads back with a code, and is called again later", async () => {
  const away = await startOpenIdServer({ redirect_uris, accounts: people });
  await away.close();
  const config = { ...app.runtime.config, google: away };
  const server = createServer({ ...app.runtime, config });
  const begin = async () => (await server.request("/api/auth/google?userType=couple")).headers.get("location");
  expect(await begin()).toBe("https://umshado.test/auth/callback?error=callback_failed&userType=couple");
  const port = Number(new URL(away.issuer).port);
  const here = await startOpenIdServer({ redirect_uris, accounts: people, port });
  expect(await begin()).toMatch(here.issuer);
  await here.close();
});

test("a sign-in without a kind, or without an issuer in the settings, is refused", async () => {
  expect((await app.call("/api/auth/google")).body).toMatchObject({ code: "bad_parameter" });
  for (const path of ["/api/auth/google?userType=couple", "/api/auth/provider/google", "/api/auth/google/callback"]) {
    const { status, body } = await plainApp.call(path);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: "not_found" })]);
  }
});
