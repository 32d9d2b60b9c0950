import { expect, test } from "vitest";
import { minute_ms } from "../../src/contract/durations.ts";
import * as limits from "../../src/contract/limits.ts";
import { passkeyChallenge } from "../../src/schema/accounts.ts";
import { handleOf, newAuthenticator, type Authenticator } from "../authenticator.ts";
import { buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp({ env: { ADMIN_SECOND_FACTOR: "on" } });
const place = { origin: "https://umshado.test", rpID: "umshado.test" };
const password = "a quiet morning in Knysna";
const refused = { status: 403, body: { code: "passkey_refused" } };
const path = "/api/account/passkeys";

type Entered = { token?: string; pending_token?: string; userType?: string };
type Requested = { challenge: string; userVerification: string; allowCredentials: { id: string }[] };
type Added = { passkey: { id: string; name: string; last_used_at: string | null }; recovery_codes: string[] };

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");

async function begin(token: string): Promise<string> {
  return (await app.call<{ challenge: string }>(`${path}/begin`, { method: "POST", token })).body.challenge;
}

async function addTo(account_id: string) {
  const token = await buildToken(app, account_id);
  const authenticator = newAuthenticator(place);
  const made = authenticator.make(await begin(token));
  const { status, body } = await app.call<Added>(path, { token, body: { name: "Thandi’s phone", made } });
  expect(status).toBe(201);
  return { token, authenticator, ...body };
}

async function makeRequest(body: { pending_token?: string } = {}, cookie = "") {
  const answer = await app.call<Requested>("/api/auth/passkey/begin", { body, headers: { cookie } });
  return { ...answer.body, status: answer.status, cookie: cookie || cookieOf(answer.headers) };
}
const enter = (shown: object, cookie: string) =>
  app.call<Entered>("/api/auth/passkey", { body: { shown }, headers: { cookie } });
const enterWith = async (authenticator: Authenticator, showing = {}) => {
  const { challenge, cookie } = await makeRequest();
  return enter(authenticator.show(challenge, showing), cookie);
};

test("a passkey signs in alone, its owner gets an email, and its last use is stored", async () => {
  const { id, email } = await buildProvider(app, { password });
  const { token, authenticator, passkey, recovery_codes } = await addTo(id);
  expect([passkey.name, passkey.last_used_at, recovery_codes.length]).toEqual(["Thandi’s phone", null, 10]);
  const { challenge, cookie, userVerification, allowCredentials } = await makeRequest();
  expect([userVerification, allowCredentials]).toEqual(["required", []]);
  const shown = authenticator.show(challenge);
  const { status, body } = await enter({ ...shown, response: { ...shown.response, userHandle: handleOf(id) } }, cookie);
  expect([status, body.userType]).toEqual([200, "provider"]);
  const own = await app.call<{ passkeys: Added["passkey"][] }>(path, { token: body.token ?? "" });
  expect(own.body.passkeys).toEqual([{ ...passkey, last_used_at: app.clock.now().toISOString() }]);
  const download = await app.call("/api/account/data", { token });
  expect(download.body).toMatchObject({ passkeys: [{ name: "Thandi’s phone" }], second_factor: { passkeys: 1 } });
  expect(JSON.stringify(download.body)).not.toContain(authenticator.id);
  expect(email).toContain("@");
});

test("a caller who only begins a sign-in by passkey leaves nothing in the database", async () => {
  const count = () => app.runtime.database.db.$count(passkeyChallenge);
  const before = await count();
  const { authenticator } = await addTo((await buildProvider(app)).id);
  const { challenge, cookie } = await makeRequest();
  expect(await enter(authenticator.show("x".repeat(56)), cookie)).toMatchObject(refused);
  expect(await enter(newAuthenticator(place).show(challenge), cookie)).toMatchObject(refused);
  expect(await count()).toBe(before);
  expect((await enter(authenticator.show(challenge), cookie)).status).toBe(200);
});

test("another site's pages can't sign in with a passkey of ours", async () => {
  const { authenticator } = await addTo((await buildProvider(app)).id);
  expect(await enterWith(authenticator, { origin: "https://umshado.test.evil.example" })).toMatchObject(refused);
  expect(await enterWith(authenticator, { rpID: "evil.example" })).toMatchObject(refused);
  expect((await enterWith(authenticator)).status).toBe(200);
});

test("a passkey's signature can't be sent twice, later, or by another browser", async () => {
  const { authenticator } = await addTo((await buildProvider(app)).id);
  const { challenge, cookie } = await makeRequest();
  const shown = authenticator.show(challenge);
  expect(await enter(shown, (await makeRequest()).cookie)).toMatchObject(refused);
  expect(await enter(shown, "")).toMatchObject(refused);
  const answers = await Promise.all([enter(shown, cookie), enter(shown, cookie)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  const late = await makeRequest();
  app.clock.advance(limits.passkey_minutes * minute_ms);
  expect(await enter(authenticator.show(late.challenge), late.cookie)).toMatchObject(refused);
});

test("a challenge of our own making signs nobody in, nor one that was meant for something else", async () => {
  const { token, authenticator } = await addTo((await buildProvider(app)).id);
  const { cookie } = await makeRequest();
  for (const challenge of ["", "x".repeat(43), await begin(token)])
    expect(await enter(authenticator.show(challenge), cookie)).toMatchObject(refused);
});

test("a copy of an authenticator that counts less than the last time can't sign in", async () => {
  const { authenticator } = await addTo((await buildProvider(app)).id);
  expect((await enterWith(authenticator, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 0]) expect(await enterWith(authenticator, { counter })).toMatchObject(refused);
  expect((await enterWith(authenticator, { counter: 8 })).status).toBe(200);
});

test("an authenticator that did not verify its person is not enough for a sign-in, but is a second factor", async () => {
  const { id, email } = await buildProvider(app, { password });
  const { authenticator } = await addTo(id);
  expect(await enterWith(authenticator, { isVerified: false })).toMatchObject(refused);
  const { body, headers } = await app.call<Entered>("/api/auth/login", { body: { email, password } });
  const { pending_token = "" } = body;
  const { challenge, cookie, allowCredentials } = await makeRequest({ pending_token }, cookieOf(headers));
  expect(allowCredentials.map((each) => each.id)).toEqual([authenticator.id]);
  const passkey = authenticator.show(challenge, { isVerified: false });
  const answer = await app.call<Entered>("/api/auth/second-factor", {
    body: { pending_token, passkey },
    headers: { cookie },
  });
  expect([answer.status, typeof answer.body.token]).toEqual([200, "string"]);
});

test("another account's passkey is neither a second factor nor proof, and can't be taken over", async () => {
  const [victim, thief] = [await buildProvider(app, { password }), await buildProvider(app, { password })];
  const own = await addTo(victim.id);
  const foreign = await addTo(thief.id);
  const { body, headers } = await app.call<Entered>("/api/auth/login", { body: { email: victim.email, password } });
  const { pending_token = "" } = body;
  const { challenge, cookie } = await makeRequest({ pending_token }, cookieOf(headers));
  const passkey = foreign.authenticator.show(challenge);
  const finish = { body: { pending_token, passkey }, headers: { cookie } };
  expect(await app.call("/api/auth/second-factor", finish)).toMatchObject(refused);

  const stolen = await buildToken(app, victim.id, { proven_at: null });
  const started = await app.call<Requested>("/api/auth/passkey/begin", { token: stolen, body: {} });
  const prove = (authenticator: Authenticator) =>
    app.call("/api/auth/prove", { token: stolen, body: { passkey: authenticator.show(started.body.challenge) } });
  expect(await prove(foreign.authenticator)).toMatchObject(refused);
  // any try uses up a challenge
  expect(await prove(own.authenticator)).toMatchObject(refused);

  const made = own.authenticator.make(await begin(foreign.token));
  expect(await app.call(path, { token: foreign.token, body: { name: "Taken", made } })).toMatchObject(refused);
  expect((await enterWith(own.authenticator)).status).toBe(200);
  const pretended = (shown: { id: string; response: object }) => ({
    ...shown,
    response: { ...shown.response, userHandle: handleOf(thief.id) },
  });
  const again = await makeRequest();
  expect(await enter(pretended(own.authenticator.show(again.challenge)), again.cookie)).toMatchObject(refused);
});

test("a stolen session adds no passkey and removes none; a passkey is proof for ten minutes", async () => {
  const { id } = await buildProvider(app);
  const { authenticator, passkey } = await addTo(id);
  const token = await buildToken(app, id, { proven_at: null });
  const needed = { status: 403, body: { code: "proof_needed" } };
  const remove = () => app.call(`${path}/${passkey.id}`, { method: "DELETE", token });
  expect(await app.call(`${path}/begin`, { method: "POST", token })).toMatchObject(needed);
  expect(await remove()).toMatchObject(needed);
  const { body } = await app.call<Requested>("/api/auth/passkey/begin", { token, body: {} });
  const proof = { passkey: authenticator.show(body.challenge) };
  expect((await app.call("/api/auth/prove", { token, body: proof })).status).toBe(200);
  expect((await remove()).status).toBe(204);
  expect(await enterWith(authenticator)).toMatchObject(refused);
});

test("a super admin needs one of the two, and can't remove the last", async () => {
  const { id } = await buildSuperAdmin(app);
  const { token, passkey } = await addTo(id);
  expect((await app.call("/api/admin/badges/stats", { token })).status).toBe(200);
  const last = { status: 409, body: { code: "last_second_factor" } };
  expect(await app.call(`${path}/${passkey.id}`, { method: "DELETE", token })).toMatchObject(last);
  expect((await app.call<{ passkeys: object[] }>(path, { token })).body.passkeys).toHaveLength(1);
});
