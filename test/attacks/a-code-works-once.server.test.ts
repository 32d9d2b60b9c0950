import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { day_ms, minute_ms } from "../../src/contract/durations.ts";
import * as limits from "../../src/contract/limits.ts";
import { accountEmails } from "../../src/features/accounts/emails.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { keyedHashOf } from "../../src/platform/keyed-hash.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { recoveryCode, secondFactor } from "../../src/schema/accounts.ts";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp({ env: { ADMIN_SECOND_FACTOR: "on" } });
await deliverEmails(app.runtime, openMailer(app.runtime.config), accountEmails);
const { db } = app.runtime.database;
const password = "a quiet morning in Knysna";
const path = "/api/account/second-factor";
const wrong = { status: 400, body: { code: "bad_input" } };

type Entered = { token?: string; pending_token?: string; userType?: string };

const signIn = async (email: string, kind = "provider") => {
  const login = kind === "provider" ? "/api/auth/login" : "/api/couples/login";
  const { headers, body } = await app.call<Entered>(login, { body: { email, password } });
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { ...body, cookie };
};
type Waiting = { pending_token?: string; cookie: string };
const finish = ({ pending_token, cookie }: Waiting, code: string, address?: string) =>
  app.call<Entered>("/api/auth/second-factor", {
    body: { pending_token, code },
    headers: { cookie },
    ...(address !== undefined && { address }),
  });
const codeOf = (secret: string, minutes = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + minutes * minute_ms,
  });

/** Enrols a second factor and moves to the next time step, since the confirming code is used up. */
async function enrol(id: string) {
  const token = await buildToken(app, id);
  const { secret } = (await app.call<{ secret: string }>(path, { method: "POST", token })).body;
  const body = { code: codeOf(secret) };
  const answer = await app.call<{ recovery_codes: string[] }>(path, { method: "PUT", token, body });
  expect(answer.status).toBe(200);
  app.clock.advance(minute_ms);
  return { token, secret, recovery_codes: answer.body.recovery_codes };
}

test("a password is not enough for an account with a second factor, of either kind", async () => {
  const owner = await buildProvider(app, { password });
  const couple = await buildCouple(app, { password });
  for (const [kind, { id, email }] of [
    ["provider", owner],
    ["couple", couple],
  ] as const) {
    const before = await buildToken(app, id);
    const { secret } = await enrol(id);
    expect((await app.call("/api/account", { token: before })).status).toBe(401);
    const waiting = await signIn(email, kind);
    expect(waiting.token).toBeUndefined();
    expect((await app.call("/api/account", { token: waiting.pending_token ?? "" })).status).toBe(401);
    expect(await finish(waiting, "000000")).toMatchObject(wrong);
    const { body } = await finish(waiting, codeOf(secret));
    expect(body.userType).toBe(kind);
    expect((await app.call("/api/account", { token: body.token ?? "" })).status).toBe(200);
  }
});

test("a code can't be used twice, nor one of before it, nor by two at once", async () => {
  const { id, email } = await buildProvider(app, { password });
  const { secret } = await enrol(id);
  const code = codeOf(secret);
  const [one, other] = [await signIn(email), await signIn(email)];
  const answers = await Promise.all([finish(one, code), finish(other, code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const third = await signIn(email);
  expect(await finish(third, code)).toMatchObject(wrong);
  expect(await finish(third, codeOf(secret, -0.5))).toMatchObject(wrong);
  app.clock.advance(minute_ms);
  expect((await finish(third, codeOf(secret))).status).toBe(200);
  expect((await finish(third, codeOf(secret, 0.5))).body).toMatchObject({ code: "dead_link" });
});

test("codes can't be guessed, from any network, and a pending sign-in expires after five minutes", async () => {
  const { id, email } = await buildProvider(app, { password });
  const { secret } = await enrol(id);
  const waiting = await signIn(email);
  for (let each = 0; each < limits.second_factor_failures_max; each += 1)
    expect(await finish(waiting, "000000")).toMatchObject(wrong);
  expect((await finish(waiting, codeOf(secret), "198.51.100.9")).status).toBe(429);
  app.clock.advance(limits.sign_in_window_minutes * minute_ms);
  expect((await finish(waiting, codeOf(secret))).body).toMatchObject({ code: "dead_link" });
});

test("a person who waits out each quarter of an hour tries twenty codes a day and no more", async () => {
  const { id, email } = await buildProvider(app, { password });
  const { secret } = await enrol(id);
  for (let each = 0; each < limits.second_factor_failures_daily_max; each += 1) {
    expect(await finish(await signIn(email), "000000")).toMatchObject(wrong);
    app.clock.advance(4 * minute_ms);
  }
  app.clock.advance(limits.sign_in_window_minutes * minute_ms);
  expect((await finish(await signIn(email), codeOf(secret))).status).toBe(429);
  app.clock.advance(day_ms);
  expect((await finish(await signIn(email), codeOf(secret))).status).toBe(200);
});

test("a sign-in that another browser began can't be finished, even with the right code", async () => {
  const { id, email } = await buildProvider(app, { password });
  const { secret } = await enrol(id);
  const waiting = await signIn(email);
  const others = await signIn(email);
  for (const cookie of ["", others.cookie, "__Host-umshado_handoff=guessed"])
    expect((await finish({ ...waiting, cookie }, codeOf(secret))).body).toMatchObject({ code: "dead_link" });
  expect((await finish(waiting, codeOf(secret))).status).toBe(200);
});

test("a recovery code works once, and earlier codes don't work once there are new ones", async () => {
  const { id, email } = await buildProvider(app, { password });
  const { token, recovery_codes } = await enrol(id);
  expect(new Set(recovery_codes).size).toBe(limits.recovery_codes);
  const [code = "", second = ""] = recovery_codes;
  expect((await finish(await signIn(email), code.toUpperCase())).status).toBe(200);
  expect(await finish(await signIn(email), code)).toMatchObject(wrong);
  expect((await app.call(path, { token })).body).toMatchObject({ recovery_codes_left: limits.recovery_codes - 1 });
  const renewed = await app.call<{ recovery_codes: string[] }>("/api/account/recovery-codes", {
    method: "POST",
    token,
  });
  expect(await finish(await signIn(email), second)).toMatchObject(wrong);
  expect((await finish(await signIn(email), renewed.body.recovery_codes[0] ?? "")).status).toBe(200);
  const subjects = (await app.mailbox.waitFor(email, 2)).map(({ subject }) => subject);
  expect(new Set(subjects)).toEqual(new Set(["Two-step login is on", "You have new recovery codes"]));
});

test("another account's codes don't work, nor a lost phone's once there is another", async () => {
  const { id, email } = await buildProvider(app, { password });
  const before = await enrol(id);
  const stranger = await enrol((await buildProvider(app)).id);
  for (const code of [codeOf(stranger.secret), stranger.recovery_codes[0] ?? ""])
    expect(await finish(await signIn(email), code)).toMatchObject(wrong);
  const now = await enrol(id);
  expect(await finish(await signIn(email), codeOf(before.secret))).toMatchObject(wrong);
  expect(await finish(await signIn(email), before.recovery_codes[0] ?? "")).toMatchObject(wrong);
  expect((await finish(await signIn(email), codeOf(now.secret))).status).toBe(200);
});

test("a super admin without a second factor can do nothing but set one up", async () => {
  const { id } = await buildSuperAdmin(app, { password });
  const token = await buildToken(app, id);
  const needed = { status: 403, body: { code: "second_factor_needed" } };
  expect(await app.call("/api/admin/badges/stats", { token })).toMatchObject(needed);
  expect(await app.call("/api/providers/profile", { token })).toMatchObject(needed);
  expect((await app.call("/api/account", { token })).status).toBe(200);
  expect((await app.call(path, { token })).body).toMatchObject({ since: null, is_needed: true });
  const own = await enrol(id);
  expect((await app.call("/api/admin/badges/stats", { token: own.token })).status).toBe(200);
});

test("a super admin can't turn its last second factor off, but can use another phone", async () => {
  const { id, email } = await buildSuperAdmin(app, { password });
  const { token } = await enrol(id);
  const last = { status: 409, body: { code: "last_second_factor" } };
  expect(await app.call(path, { method: "DELETE", token })).toMatchObject(last);
  expect((await app.call(path, { token })).body).toMatchObject({ recovery_codes_left: limits.recovery_codes });
  const { secret } = await enrol(id);
  expect((await finish(await signIn(email), codeOf(secret))).status).toBe(200);
});

test("a stolen session neither sets one up nor turns one off, and nobody who acts as its owner does", async () => {
  const { id } = await buildProvider(app, { password });
  const { id: admin } = await buildSuperAdmin(app);
  const stolen = await buildToken(app, id, { proven_at: null });
  const acting = await buildToken(app, id, { admin_id: admin });
  for (const method of ["POST", "DELETE"]) {
    expect(await app.call(path, { method, token: stolen })).toMatchObject({ body: { code: "proof_needed" } });
    expect(await app.call(path, { method, token: acting })).toMatchObject({
      body: { code: "not_while_impersonating" },
    });
  }
  const { secret } = await enrol(id);
  const later = await buildToken(app, id, { proven_at: null });
  const prove = { token: later, body: { code: codeOf(secret) } };
  expect((await app.call("/api/auth/prove", prove)).status).toBe(200);
  expect((await app.call("/api/auth/prove", prove)).status).toBe(400);
  expect((await app.call(path, { method: "DELETE", token: later })).status).toBe(204);
});

test("a copy of the database makes no codes: the secret is sealed, and recovery codes can't be tried out on their hashes", async () => {
  const { id } = await buildProvider(app, { password });
  const { token, secret, recovery_codes } = await enrol(id);
  const rows = await db.select().from(secondFactor).where(eq(secondFactor.account_id, id));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const saved = await db.select().from(recoveryCode).where(eq(recoveryCode.account_id, id));
  const plain = recovery_codes.map((code) => createHash("sha256").update(code.replaceAll("-", "")).digest("hex"));
  for (const hidden of [...plain, ...recovery_codes]) expect(JSON.stringify(saved)).not.toContain(hidden);
  const download = await app.call("/api/account/data", { token });
  expect(download.body).toMatchObject({ second_factor: { recovery_codes_left: limits.recovery_codes } });
  expect(JSON.stringify(download.body)).not.toContain(secret);
});

test("a database from another installation's secret accepts no code, logs why, and causes no fault", async () => {
  const { id, email } = await buildProvider(app, { password });
  const { token, secret, recovery_codes } = await enrol(id);
  const begun = await app.call<{ secret: string }>(path, { method: "POST", token });
  const own = app.runtime.keyedHash;
  app.runtime.keyedHash = keyedHashOf("another secret of thirty-two characters");
  const refusals = () => app.log.entries.filter(({ event }) => event === "the second factor can't be decrypted").length;
  const before = refusals();
  for (const code of [codeOf(secret), recovery_codes[0] ?? ""])
    expect(await finish(await signIn(email), code)).toMatchObject(wrong);
  const confirm = { method: "PUT", token, body: { code: codeOf(begun.body.secret) } };
  expect(await app.call(path, confirm)).toMatchObject(wrong);
  expect(refusals() - before).toBe(3);
  app.runtime.keyedHash = own;
  expect((await finish(await signIn(email), recovery_codes[0] ?? "")).status).toBe(200);
});
