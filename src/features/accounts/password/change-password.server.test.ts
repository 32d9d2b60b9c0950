import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp, type Refused } from "../../../../test/harness.ts";
import { tokenIn } from "../../../../test/mailbox.ts";
import type { MyAccount, MySession } from "../../../contract/accounts/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { session } from "../../../schema/accounts.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const password = "protea-and-sand";
const nobody = "0193e0b0-0000-7000-8000-000000000000";

const change = (token: string | undefined, currentPassword: string, newPassword = "a-new-password") =>
  app.call<Refused>("/api/account/password", {
    method: "PUT",
    body: { currentPassword, newPassword },
    ...(token !== undefined && { token }),
  });
const signIn = (email: string, tried: string) => app.call("/api/auth/login", { body: { email, password: tried } });
const list = async (token: string) =>
  (await app.call<{ sessions: MySession[] }>("/api/account/sessions", { token })).body.sessions;
const statusOf = async (token: string) => (await app.call("/api/account", { token })).status;
const end = (token: string, id: string) =>
  app.call<Refused>(`/api/account/sessions/${id}`, { method: "DELETE", token });

async function withSessions(count: number) {
  const provider = await buildProvider(app, { password });
  const tokens: string[] = [];
  for (let each = 0; each < count; each += 1) tokens.push(await buildToken(app, provider.id));
  return { ...provider, tokens, token: tokens[0] ?? "", other: tokens[1] ?? "" };
}

test("a password is changed: the old one no longer works, other sessions and reset links end, and the owner gets an email", async () => {
  const { email, token, other } = await withSessions(2);
  await app.call("/api/auth/forgot-password", { body: { email } });
  const link = tokenIn((await app.mailbox.waitFor(email))[0]);
  expect(await change(token, password)).toMatchObject({ status: 200 });
  expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
  expect(await signIn(email, password)).toMatchObject({ status: 401 });
  expect(await signIn(email, "a-new-password")).toMatchObject({ status: 200 });
  const body = { token: link, newPassword: "a-third-password" };
  expect(await app.call("/api/auth/reset-password-token", { body })).toMatchObject({ status: 400 });
  expect((await app.mailbox.waitFor(email, 2)).at(-1)?.subject).toBe("Your password was changed");
});

test("a wrong current password is refused on its field, and counts as a failed sign-in", async () => {
  const { email, token } = await withSessions(1);
  for (let each = 0; each < limits.sign_in_failures_max; each += 1) {
    const refused = await change(token, "not-the-password");
    expect(refused).toMatchObject({ status: 400, body: { code: "bad_input" } });
    expect(refused.body.fields).toEqual({ currentPassword: "This is not your current password." });
  }
  expect(await change(token, password)).toMatchObject({ status: 429 });
  expect(await signIn(email, password)).toMatchObject({ status: 429 });
  app.clock.advance(16 * 60 * 1000);
  expect(await signIn(email, password)).toMatchObject({ status: 200 });
});

test("a person who may not change a password is refused", async () => {
  expect(await change(undefined, password)).toMatchObject({ status: 401 });
  const social = await buildProvider(app, { password: null });
  const answer = await change(await buildToken(app, social.id), password);
  expect(answer).toMatchObject({ status: 409, body: { code: "no_password" } });
  const { id } = await buildProvider(app, { password });
  const acting = await buildToken(app, id, { admin_id: (await buildSuperAdmin(app)).id });
  expect(await change(acting, password)).toMatchObject({ status: 403, body: { code: "not_while_impersonating" } });
});

test("a new password that is too short is refused on its field", async () => {
  const { token } = await withSessions(1);
  const { status, body } = await change(token, password, "short12");
  expect(status).toBe(400);
  expect(body.fields).toEqual({ newPassword: "Password must be at least 8 characters" });
});

test("a password that is changed twice at once is changed once", async () => {
  const { token, email } = await withSessions(1);
  const answers = await Promise.all([
    change(token, password, "first-password"),
    change(token, password, "other-password"),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const saved = answers[0]?.status === 200 ? "first-password" : "other-password";
  expect(await signIn(email, saved)).toMatchObject({ status: 200 });
});

test("signing out ends the session that asks and no other, an impersonated one too", async () => {
  const { id, token, other } = await withSessions(2);
  const acting = await buildToken(app, id, { admin_id: (await buildSuperAdmin(app)).id });
  const leave = async (as: string) => app.call("/api/auth/logout", { method: "POST", token: as });
  expect(await leave(token)).toMatchObject({ status: 204, body: null });
  expect(await leave(token)).toMatchObject({ status: 401 });
  expect([await statusOf(token), await statusOf(other), await statusOf(acting)]).toEqual([401, 200, 200]);
  expect(await leave(acting)).toMatchObject({ status: 204 });
  expect([await statusOf(other), await statusOf(acting)]).toEqual([200, 401]);
  const couple = await buildCouple(app);
  expect(await leave(await buildToken(app, couple.id))).toMatchObject({ status: 204 });
});

test("an account reads how it signs in; strangers don't", async () => {
  const { id, email, token } = await withSessions(1);
  const { body } = await app.call<MyAccount>("/api/account", { token });
  expect(body).toMatchObject({
    kind: "provider",
    email,
    email_verified: true,
    new_email: null,
    auth_provider: "local",
    has_google: false,
    has_password: true,
    is_impersonated: false,
  });
  const acting = await buildToken(app, id, { admin_id: (await buildSuperAdmin(app)).id });
  expect(await app.call("/api/account", { token: acting })).toMatchObject({ body: { is_impersonated: true } });
  const social = await buildCouple(app, { password: null });
  expect(await app.call("/api/account", { token: await buildToken(app, social.id) })).toMatchObject({
    body: { kind: "couple", auth_provider: "google", has_google: true, has_password: false },
  });
  expect(await app.call("/api/account")).toMatchObject({ status: 401 });
});

test("an account sees its open sessions, the current one first, and no impersonation", async () => {
  const { id, tokens } = await withSessions(3);
  await buildToken(app, id, { admin_id: (await buildSuperAdmin(app)).id });
  await buildToken(app, id, { expires_at: new Date(app.clock.now().getTime() - 1000) });
  await buildToken(app, (await buildProvider(app)).id);
  for (const token of tokens) {
    const sessions = await list(token);
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);
  }
  expect((await list(tokens[0] ?? ""))[0]?.device).toBe("Unknown device");
  expect(await app.call("/api/account/sessions")).toMatchObject({ status: 401 });
});

test("an account ends one of its sessions, and no other account's", async () => {
  const { id, token, other } = await withSessions(2);
  const stranger = await withSessions(1);
  const [theirs] = await list(stranger.token);
  for (const foreign of [theirs?.id ?? "", nobody])
    expect(await end(token, foreign)).toMatchObject({ status: 404, body: { code: "not_found" } });
  expect(await end(token, "none")).toMatchObject({ status: 400 });
  expect(await statusOf(stranger.token)).toBe(200);

  const second = (await list(token)).find(({ is_current }) => !is_current);
  const answers = await Promise.all([end(token, second?.id ?? ""), end(token, second?.id ?? "")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
  expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);

  await buildToken(app, id, { admin_id: (await buildSuperAdmin(app)).id });
  const rows = await db.select().from(session).where(eq(session.account_id, id));
  const acting = rows.find(({ admin_id }) => admin_id !== null);
  expect(await end(token, acting?.id ?? "")).toMatchObject({ status: 404 });
});

test("an account ends every other session at once", async () => {
  const { id, tokens, token } = await withSessions(4);
  await buildToken(app, id, { expires_at: new Date(app.clock.now().getTime() - 1000) });
  const stranger = await withSessions(1);
  const endOthers = () => app.call<{ ended: number }>("/api/account/sessions", { method: "DELETE", token });
  expect(await endOthers()).toMatchObject({ status: 200, body: { ended: 3 } });
  expect(await Promise.all([...tokens, stranger.token].map(statusOf))).toEqual([200, 401, 401, 401, 200]);
  expect(await endOthers()).toMatchObject({ body: { ended: 0 } });
});
