import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { minute_ms } from "../../src/contract/durations.ts";
import * as limits from "../../src/contract/limits.ts";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const password = "a quiet morning in Knysna";
const path = "/api/account/second-factor";
const proof_needed = { status: 403, body: { code: "proof_needed" } };
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

/** An account with a second factor; the thief has a session and the password. */
async function steal(build: typeof buildProvider | typeof buildCouple) {
  const { id, email } = await build(app, { password });
  const own = await buildToken(app, id);
  const { secret } = (await app.call<{ secret: string }>(path, { method: "POST", token: own })).body;
  const body = { code: codeOf(secret) };
  const { recovery_codes } = (await app.call<{ recovery_codes: string[] }>(path, { method: "PUT", token: own, body }))
    .body;
  app.clock.advance(minute_ms);
  return { id, email, secret, recovery_codes, token: await buildToken(app, id, { proven_at: null }) };
}

const sensitive = [
  ["/api/account/recovery-codes", { method: "POST" }],
  ["/api/account/passkeys/begin", { method: "POST" }],
  [path, { method: "DELETE" }],
  ["/api/account/email", { method: "PUT", body: { newEmail: "thief@mail.test", password } }],
  ["/api/account/password", { method: "PUT", body: { currentPassword: password, newPassword: "fynbos on the hill" } }],
  ["/api/account/data", {}],
  ["/api/account", { method: "DELETE", body: { password } }],
] as const;

test.each([
  ["provider", buildProvider],
  ["couple", buildCouple],
] as const)("a %s's session and password prove nothing where there is a second factor", async (_kind, build) => {
  const { token, secret } = await steal(build);
  const proved = await app.call("/api/auth/prove", { token, body: { password } });
  expect(proved).toMatchObject({ status: 400, body: { fields: { password: /second factor/ } } });
  // a wrong password gets the same answer, so this can't test passwords
  expect((await app.call("/api/auth/prove", { token, body: { password: "wrong" } })).body).toEqual(proved.body);
  for (const [address, options] of sensitive)
    expect([address, await app.call(address, { ...options, token })]).toMatchObject([address, proof_needed]);
  expect((await app.call("/api/auth/prove", { token, body: { code: codeOf(secret) } })).status).toBe(200);
  expect((await app.call("/api/account/data", { token })).status).toBe(200);
  const [, change] = sensitive[4];
  expect((await app.call("/api/account/password", { ...change, token })).status).toBe(200);
  app.clock.advance(limits.proof_minutes * minute_ms);
  expect(await app.call(path, { method: "DELETE", token })).toMatchObject(proof_needed);
});

test("a recovery code is proof as a code is", async () => {
  const { token, recovery_codes } = await steal(buildProvider);
  const [code = ""] = recovery_codes;
  expect((await app.call("/api/auth/prove", { token, body: { code } })).status).toBe(200);
  expect((await app.call("/api/account", { method: "DELETE", token, body: { password } })).status).toBe(204);
});

test("a person without a second factor goes on with the password", async () => {
  const { id } = await buildProvider(app, { password });
  const token = await buildToken(app, id, { proven_at: null });
  expect(await app.call("/api/account/data", { token })).toMatchObject(proof_needed);
  expect((await app.call("/api/auth/prove", { token, body: { password } })).status).toBe(200);
  expect((await app.call("/api/account/data", { token })).status).toBe(200);
});

test("an admin's stolen session sends no mail, makes no link, undoes no decision and puts nothing live", async () => {
  const { id } = await buildSuperAdmin(app, { password });
  const token = await buildToken(app, id, { proven_at: null });
  const any = "019e0000-0000-7000-8000-000000000000";
  for (const [method, address] of [
    ["POST", `/api/invitations/${any}/resend`],
    ["POST", `/api/invitations/${any}/link`],
    ["POST", `/api/admin/imported-pages/${any}/invitation`],
    ["DELETE", `/api/admin/verification-requests/${any}/decision`],
    ["POST", "/api/settings/hero-image"],
    ["POST", `/api/admin/queue/${any}/retry`],
  ] as const)
    expect([address, await app.call(address, { method, token })]).toMatchObject([address, proof_needed]);
});
