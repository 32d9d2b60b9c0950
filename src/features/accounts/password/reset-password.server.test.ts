import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp, type Refused } from "../../../../test/harness.ts";
import { tokenIn } from "../../../../test/mailbox.ts";
import * as limits from "../../../contract/limits.ts";
import { rows } from "../../../platform/database/database.ts";
import { account, accountToken, session } from "../../../schema/accounts.ts";
import { outgoingEmail } from "../../../schema/emails.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";
import { passwordReset } from "../emails.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const neutral = {
  status: 200,
  body: { message: "If an account exists with this email, you will receive a password reset link." },
};
const invalid = {
  status: 400,
  body: { error: "Failed to reset password. The link may be expired.", code: "dead_link" },
};

const makeRequest = (email: string, address?: string) =>
  app.call<Refused>("/api/auth/forgot-password", { body: { email }, ...(address !== undefined && { address }) });
const reset = (token: string, newPassword = "a-new-password") =>
  app.call<Refused>("/api/auth/reset-password-token", { body: { token, newPassword } });
const signIn = (email: string, password: string) => app.call("/api/auth/login", { body: { email, password } });

async function linkFor(email: string): Promise<string> {
  const before = (await app.mailbox.emailsTo(email)).length;
  expect(await makeRequest(email)).toMatchObject(neutral);
  return tokenIn((await app.mailbox.waitFor(email, before + 1)).at(-1));
}

async function jobsFor(email: string): Promise<number> {
  const jobs = sql`select 1 from jobs.job where name = 'mail_reset_links' and data ->> 'email' = ${email}`;
  return (await rows(db, jobs)).length;
}

async function waitingJobs(): Promise<number> {
  return (await rows(db, sql`select 1 from jobs.job where name = 'mail_reset_links' and state <> 'completed'`)).length;
}

test("a forgotten password is reset by the link in the mail, and every earlier session and link ends", async () => {
  const provider = await buildProvider(app, { password: "the-old-password" });
  const [session1, session2] = [await buildToken(app, provider.id), await buildToken(app, provider.id)];
  const other = await linkFor(provider.email);
  const token = await linkFor(provider.email);
  const [mail] = await app.mailbox.emailsTo(provider.email);
  expect(mail?.subject).toBe("Set a new password");
  expect(mail?.text).toContain("The link works once and for one hour.");
  expect(mail?.text).toContain("https://umshado.test/reset-password?token=");

  expect(await reset(token)).toMatchObject({
    status: 200,
    body: { email: provider.email, user_type: "provider" },
  });
  expect(await signIn(provider.email, "the-old-password")).toMatchObject({ status: 401 });
  expect(await signIn(provider.email, "a-new-password")).toMatchObject({ status: 200 });
  for (const dropped of [session1, session2])
    expect(await app.call("/api/account", { token: dropped })).toMatchObject({ status: 401 });
  expect(await reset(token)).toMatchObject(invalid);
  expect(await reset(other)).toMatchObject(invalid);
  const [stored] = await db.select().from(account).where(eq(account.id, provider.id));
  expect(stored?.email_verified_at).not.toBeNull();
  const last = (await app.mailbox.waitFor(provider.email, 3)).at(-1);
  expect(last?.subject).toBe("Your password was changed");
  expect(last?.text).toContain("https://umshado.test/forgot-password");
});

test("an unknown email is answered the same, does the same work, and gets no mail", async () => {
  const { email } = await buildProvider(app);
  expect(await makeRequest("nobody@people.test")).toMatchObject(neutral);
  expect(await makeRequest(email)).toMatchObject(neutral);
  expect([await jobsFor("nobody@people.test"), await jobsFor(email)]).toEqual([1, 1]);
  await app.mailbox.waitFor(email);
  expect(await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, "nobody@people.test"))).toEqual([]);
});

test("an email with both kinds of account gets one mail for each, and each link is for its own", async () => {
  const email = "Both@people.test";
  const [provider, couple] = [await buildProvider(app, { email }), await buildCouple(app, { email })];
  expect(await makeRequest("both@people.test")).toMatchObject(neutral);
  const mails = await app.mailbox.waitFor(email, 2);
  const ofCouple = mails.find(({ text }) => text?.includes("couple account"));
  expect(await reset(tokenIn(ofCouple))).toMatchObject({ status: 200, body: { user_type: "couple" } });
  const hashes = await db
    .select()
    .from(account)
    .where(sql`lower(${account.email}) = 'both@people.test'`);
  const hashOf = (id: string) => hashes.find((each) => each.id === id)?.password_hash;
  expect(hashOf(couple.id)).not.toBe(hashOf(provider.id));
});

test("a social account gets a password by it, and its social sign-in still works", async () => {
  const { id, email } = await buildProvider(app, { password: null });
  expect(await reset(await linkFor(email))).toMatchObject({ status: 200 });
  expect(await signIn(email, "a-new-password")).toMatchObject({ status: 200 });
  const [stored] = await db.select().from(account).where(eq(account.id, id));
  expect(stored).toMatchObject({ auth_provider: "google" });
  expect(stored?.google_id).not.toBeNull();
});

test("a request to move to another address from before a reset is invalid after it", async () => {
  const { id, email } = await buildProvider(app, { password: "the-old-password" });
  const thief = await buildToken(app, id);
  const body = { newEmail: "thief@people.test", password: "the-old-password" };
  expect(await app.call("/api/account/email", { method: "PUT", body, token: thief })).toMatchObject({ status: 200 });
  const move = tokenIn((await app.mailbox.waitFor(body.newEmail))[0]);
  expect(await reset(await linkFor(email))).toMatchObject({ status: 200 });
  expect(await app.call("/api/auth/confirm-email", { body: { token: move } })).toMatchObject({ status: 400 });
  expect(await db.select().from(account).where(eq(account.id, id))).toMatchObject([{ email }]);
});

test("a link that is used twice at once works once", async () => {
  const { email } = await buildProvider(app);
  const token = await linkFor(email);
  const answers = await Promise.all([reset(token, "first-password"), reset(token, "other-password")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const winner = answers[0]?.status === 200 ? "first-password" : "other-password";
  expect(await signIn(email, winner)).toMatchObject({ status: 200 });
});

test("a refused attempt uses nothing up", async () => {
  const { email } = await buildProvider(app);
  const token = await linkFor(email);
  const short = await reset(token, "short12");
  expect(short).toMatchObject({ status: 400, body: { code: "bad_input" } });
  expect(short.body.fields).toEqual({ newPassword: "Password must be at least 8 characters" });
  expect(await reset(token)).toMatchObject({ status: 200 });
});

test("a link is invalid after an hour, and so is an unknown one or one for another purpose", async () => {
  const { email } = await buildProvider(app);
  const token = await linkFor(email);
  app.clock.advance(limits.reset_link_minutes * 60 * 1000);
  expect(await reset(token)).toMatchObject(invalid);
  expect(await reset("A".repeat(43))).toMatchObject(invalid);
  expect(await reset("<script>")).toMatchObject(invalid);

  const fresh = await buildProvider(app, { email_verified_at: null });
  const sent = await app.call("/api/auth/resend-confirmation", {
    method: "POST",
    token: await buildToken(app, fresh.id),
  });
  expect(sent.status).toBe(204);
  expect(await reset(tokenIn((await app.mailbox.waitFor(fresh.email)).at(-1)))).toMatchObject(invalid);
});

test("a reset ends the sessions in which an admin acts as the account, and those in which the account acts as others", async () => {
  const [admin, provider] = [await buildSuperAdmin(app), await buildProvider(app)];
  await buildToken(app, provider.id, { admin_id: admin.id });
  expect(await reset(await linkFor(admin.email))).toMatchObject({ status: 200 });
  expect(await db.select().from(session).where(eq(session.account_id, provider.id))).toEqual([]);
});

test("a stranger's request in an owner's name has no effect: the answer is the same and the owner's links stay valid", async () => {
  const { email } = await buildProvider(app);
  for (let time = 0; time < 10; time += 1)
    expect(await makeRequest(email, `198.51.100.${time}`)).toMatchObject(neutral);
  const mails = await app.mailbox.waitFor(email, limits.reset_mails_per_account_max);
  await expect.poll(() => waitingJobs()).toBe(0);
  expect(await app.mailbox.emailsTo(email)).toHaveLength(limits.reset_mails_per_account_max);
  expect(await reset(tokenIn(mails.at(-1)))).toMatchObject({ status: 200 });
  await app.mailbox.waitFor(email, limits.reset_mails_per_account_max + 1);
  expect(await reset(await linkFor(email))).toMatchObject({ status: 200 });
});

test("an address may ask twenty times an hour, whatever the email", async () => {
  for (let each = 0; each < limits.reset_requests_per_address_max; each += 1)
    expect(await makeRequest(`other${each}@people.test`)).toMatchObject(neutral);
  const refused = await makeRequest("one-more@people.test");
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(refused.body.error).toMatch(/try again in 60 minutes\.$/);
  expect(refused.headers.get("retry-after")).toBe("3600");
});

test("no reset link is in an email's row, in a job, in the log or in the tokens as plain text", async () => {
  const { id, email } = await buildProvider(app);
  const token = await linkFor(email);
  await reset(token);
  const saved = [
    await db.select().from(outgoingEmail),
    await db.select().from(accountToken).where(eq(accountToken.account_id, id)),
    await rows(db, sql`select data, output from jobs.job`),
  ];
  expect(JSON.stringify([saved, app.log.entries])).not.toContain(token);
});

test("an email whose account was deleted or has moved is not written", async () => {
  const { id } = await buildProvider(app);
  const write = (data: object) => passwordReset.compose(app.ctx(), data, "x@people.test");
  await expect(write({ account_id: id, email: "elsewhere@people.test" })).rejects.toThrow("moved");
  const account_id = "0193e0b0-0000-7000-8000-000000000000";
  await expect(write({ account_id, email: "x@people.test" })).rejects.toThrow("The account is gone.");
});
