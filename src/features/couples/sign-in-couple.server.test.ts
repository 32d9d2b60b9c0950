import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import { account, session } from "../../schema/accounts.ts";
import { hashPassword } from "../accounts/password/hash-password.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const password = "six or more";
const password_hash = await hashPassword(password);

async function buildWithPassword(overrides: Parameters<typeof buildCouple>[1] = {}) {
  const couple = await buildCouple(app, overrides);
  await db.update(account).set({ password_hash }).where(eq(account.id, couple.id));
  return couple;
}

const signIn = (email: string, secret = password, address?: string) =>
  app.call<{ token: string; couple: Couple }>("/api/couples/login", {
    body: { email, password: secret },
    ...(address && { address }),
  });

test("a couple signs in and gets its record with a session", async () => {
  const { id, email } = await buildWithPassword({ wedding_date: "2027-03-07", venue_name: "Babylonstoren" });
  const { status, body } = await signIn(email.toUpperCase());
  expect(status).toBe(200);
  expect(body.couple).toEqual({
    id,
    name: "Lerato & Pieter",
    email,
    email_verified: false,
    partner1_name: "Lerato",
    partner2_name: "Pieter",
    wedding_date: "2027-03-07",
    phone: null,
    venue_name: "Babylonstoren",
    venue_location: null,
    venue_place: null,
    venue_place_name: null,
    venue_province: null,
    guest_count: null,
    provider: "local",
    wedding_id: id,
    role: "owner",
  });
  expect(await db.$count(session, eq(session.account_id, id))).toBe(1);
  expect((await app.call("/api/auth/logout", { method: "POST", token: body.token })).status).toBe(204);
});

test("a couple with one name is called by it", async () => {
  const { email } = await buildWithPassword({ partner2_name: null });
  expect((await signIn(email)).body.couple.name).toBe("Lerato");
});

test("a wrong password, a stranger and a provider are refused alike", async () => {
  const { email } = await buildWithPassword();
  const provider = await buildProvider(app);
  await db.update(account).set({ password_hash }).where(eq(account.id, provider.id));
  const answers = [
    await signIn(email, "not the one"),
    await signIn("stranger@people.test"),
    await signIn(provider.email),
  ];
  for (const { status, body } of answers)
    expect([status, body]).toEqual([401, { error: "Invalid email or password", code: "invalid_credentials" }]);
});

test("a couple's token has no access to provider calls", async () => {
  const { email } = await buildWithPassword();
  const { token } = (await signIn(email)).body;
  expect((await app.call("/api/providers/profile", { token })).status).toBe(403);
});

test("guessing is slowed after ten failures, for this address only", async () => {
  const { email } = await buildWithPassword();
  for (let tries = 0; tries < 10; tries += 1) await signIn(email, "not the one", "203.0.113.90");
  const refused = await signIn(email, password, "203.0.113.90");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect((await signIn(email, password, "203.0.113.91")).status).toBe(200);
});
