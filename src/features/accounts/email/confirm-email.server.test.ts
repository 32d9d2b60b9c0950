import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp, type Refused } from "../../../../test/harness.ts";
import { tokenIn } from "../../../../test/mailbox.ts";
import type { MyAccount } from "../../../contract/accounts/schema.ts";
import { hour_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/limits.ts";
import { account, accountToken } from "../../../schema/accounts.ts";
import { outgoingEmail } from "../../../schema/emails.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const password = "protea-and-sand";
let made = 0;

async function signedIn(overrides: { email_verified_at?: Date; password?: null; email?: string } = {}) {
  const provider = await buildProvider(app, { password, email_verified_at: null, ...overrides });
  return { ...provider, token: await buildToken(app, provider.id) };
}

function newAddress(): string {
  made += 1;
  return `moved${made}@people.test`;
}

const send = (token?: string) =>
  app.call<Refused>("/api/auth/resend-confirmation", { method: "POST", ...(token !== undefined && { token }) });
const confirm = (link: string, token?: string, more: { password?: string } = {}) =>
  app.call<Refused>("/api/auth/confirm-email", {
    body: { token: link, ...more },
    ...(token !== undefined && { token }),
  });
const change = (token: string | undefined, newEmail: string, tried = password) =>
  app.call<Refused>("/api/account/email", {
    method: "PUT",
    body: { newEmail, password: tried },
    ...(token !== undefined && { token }),
  });
const read = async (token: string) => (await app.call<MyAccount>("/api/account", { token })).body;
const invalid = { status: 400, body: { code: "dead_link" } };

test("an address is confirmed by the link in the mail, once", async () => {
  const { email, token } = await signedIn();
  expect(await read(token)).toMatchObject({ email_verified: false });
  expect(await send(token)).toMatchObject({ status: 204 });
  const link = tokenIn((await app.mailbox.waitFor(email))[0]);
  expect(await confirm(link)).toMatchObject({ status: 200, body: { email, user_type: "provider" } });
  expect(await read(token)).toMatchObject({ email, email_verified: true, new_email: null });
  expect(await confirm(link)).toMatchObject(invalid);
  expect(await send(token)).toMatchObject({ status: 204 });
  expect(await app.mailbox.emailsTo(email)).toHaveLength(1);
});

test("a couple confirms its address in the same way", async () => {
  const { id, email } = await buildCouple(app);
  await send(await buildToken(app, id));
  const link = tokenIn((await app.mailbox.waitFor(email))[0]);
  expect(await confirm(link)).toMatchObject({ status: 200, body: { user_type: "couple" } });
});

test("a confirmation link lives three days", async () => {
  const { email, token } = await signedIn();
  await send(token);
  await send(token);
  const [first, second] = (await app.mailbox.waitFor(email, 2)).map(tokenIn);
  app.clock.advance((limits.confirmation_link_hours - 1) * hour_ms);
  expect(await confirm(first ?? "")).toMatchObject({ status: 200 });
  app.clock.advance(2 * hour_ms);
  expect(await confirm(second ?? "")).toMatchObject(invalid);
});

test("strangers can't ask for a link, and an account may ask five times an hour", async () => {
  expect(await send()).toMatchObject({ status: 401 });
  const { token } = await signedIn();
  for (let each = 0; each < limits.confirmation_mails_per_account_max; each += 1)
    expect(await send(token)).toMatchObject({ status: 204 });
  const refused = await send(token);
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(refused.headers.get("retry-after")).toBe("3600");
  expect(await change(token, newAddress())).toMatchObject({ status: 429 });
});

test("an account may try five addresses an hour, taken ones among them", async () => {
  const { token } = await signedIn();
  const { email } = await buildProvider(app);
  for (let each = 0; each < limits.confirmation_mails_per_account_max; each += 1)
    expect(await change(token, email)).toMatchObject({ status: 409 });
  expect(await change(token, email)).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
});

test("an account moves to another address when the link that went there is opened, and the old address gets an email", async () => {
  const { id, email, token } = await signedIn({ email_verified_at: app.clock.now() });
  const there = "Moved.Here@people.test";
  expect(await change(token, there)).toMatchObject({ status: 200 });
  expect(await read(token)).toMatchObject({ email, new_email: there });
  const link = tokenIn((await app.mailbox.waitFor(there))[0]);
  const [notice] = await app.mailbox.waitFor(email);
  expect(notice?.subject).toBe("Somebody wants to change your email address");
  const elsewhere = await buildToken(app, id);

  expect(await confirm(link, token)).toMatchObject({ status: 200, body: { email: there, user_type: "provider" } });
  expect(await read(token)).toMatchObject({ email: there, email_verified: true, new_email: null });
  expect(await app.call("/api/account", { token: elsewhere })).toMatchObject({ status: 401 });
  const mails = await app.mailbox.waitFor(email, 2);
  expect(mails.map(({ subject }) => subject)).toContain("Your email address was changed");
  for (const { text } of mails) expect(text).not.toContain(there);
  expect(await app.call("/api/auth/login", { body: { email, password } })).toMatchObject({ status: 401 });
  expect(await app.call("/api/auth/login", { body: { email: there, password } })).toMatchObject({ status: 200 });
  expect(await db.select().from(account).where(eq(account.id, id))).toMatchObject([{ email: there }]);
});

test("only the newest request counts: an earlier link to a mistyped address is invalid", async () => {
  const { token } = await signedIn();
  const [mistyped, meant] = [newAddress(), newAddress()];
  await change(token, mistyped);
  const wrong = tokenIn((await app.mailbox.waitFor(mistyped))[0]);
  await change(token, meant);
  expect(await read(token)).toMatchObject({ new_email: meant });
  expect(await confirm(wrong)).toMatchObject(invalid);
  expect(await confirm(tokenIn((await app.mailbox.waitFor(meant))[0]), token)).toMatchObject({ status: 200 });
});

test("a request to move ends with the password that began it", async () => {
  const { token } = await signedIn();
  const there = newAddress();
  await change(token, there);
  const link = tokenIn((await app.mailbox.waitFor(there))[0]);
  const body = { currentPassword: password, newPassword: "a-new-password" };
  expect(await app.call("/api/account/password", { method: "PUT", body, token })).toMatchObject({ status: 200 });
  expect(await read(token)).toMatchObject({ new_email: null });
  expect(await confirm(link)).toMatchObject(invalid);
});

test("links that went to the old address end with the move", async () => {
  const { email, token } = await signedIn();
  await send(token);
  await app.call("/api/auth/forgot-password", { body: { email } });
  const links = (await app.mailbox.waitFor(email, 2)).map(tokenIn);
  const there = newAddress();
  await change(token, there);
  expect(await confirm(tokenIn((await app.mailbox.waitFor(there))[0]), token)).toMatchObject({ status: 200 });
  for (const link of links) {
    expect(await confirm(link)).toMatchObject(invalid);
    const body = { token: link, newPassword: "a-new-password" };
    expect(await app.call("/api/auth/reset-password-token", { body })).toMatchObject(invalid);
  }
});

test("an address that somebody took in between is refused, and the link is not used up", async () => {
  const { token } = await signedIn();
  const there = newAddress();
  await change(token, there);
  const link = tokenIn((await app.mailbox.waitFor(there))[0]);
  const other = await buildProvider(app, { email: there.toUpperCase() });
  expect(await confirm(link, token)).toMatchObject({ status: 409, body: { code: "email_taken" } });
  await db.delete(account).where(eq(account.id, other.id));
  expect(await confirm(link, token)).toMatchObject({ status: 200 });
});

test("two accounts that move to one address at once: one gets it", async () => {
  const there = newAddress();
  const [one, other] = [await signedIn(), await signedIn()];
  await change(one.token, there);
  await change(other.token, there);
  const links = (await app.mailbox.waitFor(there, 2)).map(tokenIn);
  const answers = await Promise.all(links.map((link) => confirm(link, undefined, { password })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test("a move needs the current password, and guessing it counts as a failed sign-in", async () => {
  const { email, token } = await signedIn();
  for (let each = 0; each < limits.sign_in_failures_max; each += 1) {
    const refused = await change(token, newAddress(), "not-the-password");
    expect(refused).toMatchObject({ status: 400, body: { code: "bad_input" } });
    expect(refused.body.fields).toEqual({ password: "This is not your current password." });
  }
  expect(await change(token, newAddress())).toMatchObject({ status: 429 });
  expect(await app.call("/api/auth/login", { body: { email, password } })).toMatchObject({ status: 429 });
});

test("a person who may not move is refused, and no email is promised", async () => {
  const there = newAddress();
  expect(await change(undefined, there)).toMatchObject({ status: 401 });
  const social = await signedIn({ password: null });
  expect(await change(social.token, there)).toMatchObject({ status: 409, body: { code: "no_password" } });
  const { id } = await buildProvider(app, { password });
  const acting = await buildToken(app, id, { admin_id: (await buildSuperAdmin(app)).id });
  expect(await change(acting, there)).toMatchObject({ status: 403, body: { code: "not_while_impersonating" } });
  expect(await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, there))).toEqual([]);
});

test("the own address and one that is taken are refused on the field", async () => {
  const { email, token } = await signedIn();
  const other = await buildProvider(app);
  const own = await change(token, email.toUpperCase());
  expect(own).toMatchObject({ status: 400, body: { fields: { newEmail: "This is already your email address." } } });
  const taken = await change(token, other.email.toUpperCase());
  expect(taken).toMatchObject({ status: 409, body: { code: "email_taken" } });
  expect(Object.keys(taken.body.fields ?? {})).toEqual(["newEmail"]);
  const couple = await buildCouple(app);
  expect(await change(token, couple.email)).toMatchObject({ status: 200 });
});

test("no confirmation link is in an email's row, in the tokens as plain text, or in the log", async () => {
  const { id, email, token } = await signedIn();
  await send(token);
  const link = tokenIn((await app.mailbox.waitFor(email))[0]);
  const rows = [
    await db.select().from(outgoingEmail),
    await db.select().from(accountToken).where(eq(accountToken.account_id, id)),
  ];
  expect(JSON.stringify([rows, app.log.entries])).not.toContain(link);
});
