import { eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { account } from "../../src/schema/accounts.ts";
import { startJobs } from "../../src/server/jobs/register-jobs.ts";
import { startTestApp } from "../harness.ts";
import { tokenIn } from "../mailbox.ts";
import { startOpenIdServer } from "../openid-server.ts";
import { openSocialBrowser } from "../social-browser.ts";

const people = ["owner", "careful"].map((sub) => ({ sub, email: `${sub}@people.test`, email_verified: true }));
const issuer = await startOpenIdServer({
  redirect_uris: ["https://umshado.test/api/auth/google/callback"],
  accounts: people,
});
const app = await startTestApp({
  env: { GOOGLE_ISSUER: issuer.issuer, GOOGLE_CLIENT_ID: issuer.clientId, GOOGLE_CLIENT_SECRET: issuer.clientSecret },
});
const letGo = await startJobs(app.runtime);
afterAll(async () => {
  await letGo();
  await issuer.close();
});
const password = "squatted-protea";

type SignedIn = { token: string };
const signIn = (email: string, tried: string) =>
  app.call<SignedIn>("/api/couples/login", { body: { email, password: tried } });
const statusFor = async (token: string) => (await app.call("/api/account", { token })).status;

async function squat(email: string): Promise<string> {
  const body = { email, password, confirmPassword: password, partner1_name: "Squatter" };
  const registered = await app.call<SignedIn>("/api/couples/register", { body });
  expect(registered.status).toBe(201);
  const token = await linkTo(email, /^Welcome/);
  expect(await app.call("/api/auth/confirm-email", { body: { token } })).toMatchObject({ status: 200 });
  return registered.body.token;
}

async function linkTo(email: string, subject: RegExp, known?: string): Promise<string> {
  const result = await vi.waitFor(async () => {
    const tokens = (await app.mailbox.emailsTo(email)).filter((mail) => subject.test(mail.subject ?? "")).map(tokenIn);
    const other = tokens.find((token) => token !== known);
    expect(other).toBeDefined();
    return other;
  }, 10_000);
  return result ?? "";
}

async function setByReset(email: string, known?: string): Promise<void> {
  await app.call("/api/auth/forgot-password", { body: { email } });
  const token = await linkTo(email, /^Set a new password/, known);
  const body = { token, newPassword: "my-own-protea" };
  expect(await app.call("/api/auth/reset-password-token", { body })).toMatchObject({ status: 200 });
}

async function enterWithGoogle(sub: string) {
  const browser = openSocialBrowser(app);
  const start = await browser.begin("/api/auth/google?userType=couple");
  const address = await browser.comeBack(await browser.choose(start, { sub }));
  const body = { token: address.searchParams.get("token") };
  return app.call<SignedIn>("/api/auth/callback", { body, headers: { cookie: browser.header() } });
}

test("a person who registered with somebody else's address is out once its owner comes with Google", async () => {
  const email = "owner@people.test";
  const squatters = await squat(email);
  await app.call("/api/auth/forgot-password", { body: { email } });
  const reset = await linkTo(email, /^Set a new password/);
  const entered = await enterWithGoogle("owner");
  expect(entered.status).toBe(200);
  expect([await statusFor(squatters), await statusFor(entered.body.token)]).toEqual([401, 200]);
  expect(await signIn(email, password)).toMatchObject({ status: 401 });
  const body = { token: reset, newPassword: "another-protea" };
  expect(await app.call("/api/auth/reset-password-token", { body })).toMatchObject({ status: 400 });
  expect((await app.mailbox.waitFor(email, 3)).map(({ subject }) => subject)).toContain("Your password was removed");
  const [row] = await app.runtime.database.db.select().from(account).where(eq(account.email, email));
  expect(row).toMatchObject({ password_hash: null, auth_provider: "google", google_id: "owner" });

  // a later sign-in removes nothing of the owner's
  await setByReset(email, reset);
  expect((await enterWithGoogle("owner")).status).toBe(200);
  expect((await signIn(email, "my-own-protea")).status).toBe(200);
});

test("a password that a reset set stays: the person who set it reads the mail", async () => {
  const email = "careful@people.test";
  await squat(email);
  await setByReset(email);
  const { body } = await signIn(email, "my-own-protea");
  expect((await enterWithGoogle("careful")).status).toBe(200);
  expect(await statusFor(body.token)).toBe(200);
  expect((await signIn(email, "my-own-protea")).status).toBe(200);
});
