import { createHook } from "node:async_hooks";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin } from "../../../../test/factories.ts";
import { startTestApp, type Refused } from "../../../../test/harness.ts";
import * as limits from "../../../contract/limits.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { account, accountToken, session } from "../../../schema/accounts.ts";
import { rateLimitHit } from "../../../schema/installation.ts";
import { hashToken, signInLimits } from "../rules.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const password = "protea-and-sand";

beforeEach(() => app.clock.advance(16 * 60 * 1000));

type SignedIn = { token: string; provider: Record<string, unknown> };

function signIn<T = Refused>(email: string, tried: string, options: { address?: string; agent?: string } = {}) {
  const { address = "203.0.113.7", agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" } =
    options;
  const headers = { "user-agent": agent };
  return app.call<T>("/api/auth/login", { body: { email, password: tried }, address, headers });
}

/** Counts native tasks: only those of the hash have no name. */
async function hashesDuring(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === "undefined") hashes += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return hashes;
}

const refusal = { status: 401, body: { error: "Invalid email or password", code: "invalid_credentials" } };

test("a provider signs in, however it writes its email, and the token opens what is its own", async () => {
  const provider = await buildProvider(app, { email: "Thandi@people.test", password, badges: ["verified"] });
  const { status, body } = await signIn<SignedIn>(" thandi@PEOPLE.test ", password);
  expect(status).toBe(200);
  expect(body.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(body.provider).toEqual({
    id: provider.id,
    email: "Thandi@people.test",
    business_name: provider.business_name,
    contact_person: "Thandi Nkosi",
    phone: "+27825550117",
    is_published: true,
    is_super_admin: false,
    verification_status: "verified",
    auth_provider: "local",
    google_id: null,
    email_verified: true,
    has_business_details: true,
  });
  expect(await app.call("/api/account", { token: body.token })).toMatchObject({
    status: 200,
    body: { kind: "provider" },
  });

  const [stored] = await db.select().from(session).where(eq(session.account_id, provider.id));
  expect(stored).toMatchObject({ token_hash: hashToken(body.token), device: "Firefox on Linux", admin_id: null });
  const days = ((stored?.expires_at.getTime() ?? 0) - app.clock.now().getTime()) / (24 * 60 * 60 * 1000);
  expect(days).toBe(limits.session_days);
});

test("a super admin signs in as a provider, and the answer says so", async () => {
  const admin = await buildSuperAdmin(app, { password });
  expect((await signIn<SignedIn>(admin.email, password)).body.provider).toMatchObject({ is_super_admin: true });
});

test("a couple's email and password are no provider's", async () => {
  const couple = await buildCouple(app, { password });
  expect(await signIn(couple.email, password)).toMatchObject(refusal);
});

test("an unknown email, a wrong password and a social account are refused with the same text", async () => {
  const known = await buildProvider(app, { password });
  const social = await buildProvider(app, { password: null });
  const answers = await Promise.all(
    ["nobody@people.test", known.email, social.email].map(async (email) => {
      const answer = await app.request("/api/auth/login", { body: { email, password: "not-the-password" } });
      // both differ in every response
      const headers = [...answer.headers].filter(([name]) => name !== "date" && name !== "x-request-id");
      return { status: answer.status, headers, text: await answer.text() };
    }),
  );
  expect(answers[0]).toMatchObject({ status: 401, text: JSON.stringify(refusal.body) });
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test("an unknown email and a social account cost one slow hash, as a wrong password does", async () => {
  const known = await buildProvider(app, { password });
  const social = await buildProvider(app, { password: null });
  for (const email of ["nobody@people.test", known.email, social.email])
    expect({ email, hashes: await hashesDuring(() => signIn(email, "not-the-password")) }).toEqual({
      email,
      hashes: 1,
    });
});

test("ten failures from an address, and the account waits, right password or not; elsewhere its owner still gets in", async () => {
  const { email } = await buildProvider(app, { password });
  for (let each = 0; each < limits.sign_in_failures_max; each += 1)
    expect(await signIn(email, "wrong")).toMatchObject(refusal);
  const refused = await signIn(email.toUpperCase(), password);
  expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  expect(refused.body.error).toBe("You’ve tried too often. Please try again in 15 minutes.");
  expect(refused.headers.get("retry-after")).toBe("900");
  expect(await signIn(email, password, { address: "198.51.100.9" })).toMatchObject({ status: 200 });
  app.clock.advance(15 * 60 * 1000);
  expect(await signIn(email, password)).toMatchObject({ status: 200 });
});

test("a success takes the failures before it back", async () => {
  const { email } = await buildProvider(app, { password });
  for (let round = 0; round < 2; round += 1) {
    for (let each = 1; each < limits.sign_in_failures_max; each += 1) await signIn(email, "wrong");
    expect(await signIn(email, password)).toMatchObject({ status: 200 });
  }
});

test("thirty wrong attempts at once check the password at most ten times", async () => {
  const { email } = await buildProvider(app, { password });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, each) => signIn(email, `wrong-${each}`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(limits.sign_in_failures_max);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test("an address has a hundred attempts, whatever the email", async () => {
  const address = "198.51.100.200";
  const { ofAddress } = signInLimits({ kind: "provider", email: "x", address });
  for (let each = 1; each < limits.sign_in_tries_per_address_max; each += 1)
    await db.transaction((tx) => countTry(app.ctx(), tx, ofAddress));
  expect(await signIn("first@people.test", "wrong", { address })).toMatchObject({ status: 401 });
  expect(await signIn("second@people.test", "wrong", { address })).toMatchObject({ status: 429 });
});

test.each([
  ["email", { password }],
  ["email", { email: "thandi@", password }],
  ["password", { email: "thandi@people.test" }],
  ["password", { email: "thandi@people.test", password: "a".repeat(limits.password_length_max + 1) }],
])("a bad %s is refused on its field", async (field, body) => {
  const answer = await app.call<Refused>("/api/auth/login", { body });
  expect({ status: answer.status, fields: Object.keys(answer.body.fields ?? {}) }).toEqual({
    status: 400,
    fields: [field],
  });
});

test("a sign-in takes sessions and tokens away that are over, and leaves the others", async () => {
  const { id, email } = await buildProvider(app, { password });
  const past = new Date(app.clock.now().getTime() - 1000);
  const future = new Date(app.clock.now().getTime() + 60_000);
  const purpose = "password_reset" as const;
  await db.insert(session).values({ token_hash: "old", account_id: id, expires_at: past });
  await db.insert(accountToken).values([
    { token_hash: "over", account_id: id, purpose, expires_at: past },
    { token_hash: "open", account_id: id, purpose, expires_at: future },
  ]);
  await signIn(email, password);
  expect(await db.select().from(session).where(eq(session.account_id, id))).toHaveLength(1);
  expect(await db.select().from(accountToken).where(eq(accountToken.account_id, id))).toMatchObject([
    { token_hash: "open" },
  ]);
});

test("no token and no password is in the log or in a row", async () => {
  const { id, email } = await buildProvider(app, { password });
  const { body } = await signIn<SignedIn>(email, password);
  await signIn(email, "a-wrong-guess");
  const rows = [
    ...(await db.select().from(account).where(eq(account.id, id))),
    ...(await db.select().from(session).where(eq(session.account_id, id))),
    ...(await db.select().from(rateLimitHit)),
  ];
  const saved = JSON.stringify([rows, app.log.entries]);
  for (const secret of [body.token, password, "a-wrong-guess"]) expect(saved).not.toContain(secret);
});
