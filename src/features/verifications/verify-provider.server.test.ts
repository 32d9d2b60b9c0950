import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildToken, buildVerification } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { hearChanges } from "../../../test/hear-changes.ts";
import type { VerificationStatus } from "../../contract/verifications/schema.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { provider } from "../../schema/providers.ts";
import { badge, verification } from "../../schema/trust.ts";
import { badgeEmails } from "../badges/emails.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { checkAllTrust } from "../providers/trust/recompute-trust.ts";
import { verificationEmails } from "./emails.ts";
import { requestVerification } from "./request-verification.ts";
import { verifyProvider } from "./verify-provider.ts";

const app = await startTestApp();
const { database, config } = app.runtime;
const { db } = database;
await deliverEmails(app.runtime, openMailer(config), [...badgeEmails, ...verificationEmails]);

type Body = { message: string; data: VerificationStatus; error: string; code: string };

const verify = (id: string, token?: string) =>
  app.call<Body>(`/api/verifications/verify/${id}`, { method: "POST", ...(token !== undefined && { token }) });

async function verifier(overrides: Parameters<typeof buildProvider>[1] = {}) {
  return buildToken(app, (await buildProvider(app, { badges: ["verified"], ...overrides })).id);
}

async function verifiedBy(count: number, overrides: Parameters<typeof buildProvider>[1] = {}) {
  const built = await buildProvider(app, overrides);
  for (let each = 0; each < count; each += 1) await buildVerification(app, { provider_id: built.id });
  return built;
}

const badgesOf = (id: string) => db.select().from(badge).where(eq(badge.provider_id, id));
const emailsAbout = (id: string) => db.select().from(outgoingEmail).where(eq(outgoingEmail.subject_id, id));

async function trustOf(id: string) {
  const { trust_score, trust_tier, is_verified } = provider;
  const [result] = await db.select({ trust_score, trust_tier, is_verified }).from(provider).where(eq(provider.id, id));
  return result;
}

test("a verified provider verifies another: counted, shown, announced, and trust follows", async () => {
  const heard = await hearChanges(app);
  const { id, business_name } = await verifiedBy(3);
  const before = await trustOf(id);
  const token = await verifier();
  const answer = await verify(id, token);
  expect(answer).toMatchObject({ status: 200, body: { message: `Successfully verified ${business_name}!` } });
  expect(answer.body.data).toEqual({ is_verified: false, has_verified: true, verification_count: 4 });
  const read = await app.call<{ data: VerificationStatus }>(`/api/verifications/status/${id}`, { token });
  expect(read.body.data).toEqual(answer.body.data);
  expect((await trustOf(id))?.trust_score).toBeGreaterThan(before?.trust_score ?? 5);
  await expect.poll(() => heard).toEqual(expect.arrayContaining(["catalogue", `provider:${id}`]));
  expect(await badgesOf(id)).toEqual([]);
  expect(await emailsAbout(id)).toEqual([]);
});

test("the sixth verification makes the provider verified and notifies it", async () => {
  const { id, email, business_name } = await verifiedBy(5, { business_name: "Kaya Cakes" });
  const answer = await verify(id, await verifier());
  expect(answer.body.data).toEqual({ is_verified: true, has_verified: true, verification_count: 6 });
  expect(await badgesOf(id)).toMatchObject([{ badge_type: "verified", granted_by: null, origin: "peers" }]);
  expect(await trustOf(id)).toMatchObject({ is_verified: true, trust_tier: "Verified" });
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Umshado: your business is verified");
  expect(mail?.text).toContain(business_name);
  expect(mail?.text).toContain(`https://umshado.test/provider/${id}`);
  const list = await app.call<{ providers: { id: string }[] }>("/api/providers?verified=true&search=Kaya");
  expect(list.body.providers.map((each) => each.id)).toEqual([id]);
});

test("six at once grant one badge and send one email", async () => {
  const { id, email } = await buildProvider(app);
  const tokens: string[] = [];
  for (let each = 0; each < 6; each += 1) tokens.push(await verifier());
  const answers = await Promise.all(tokens.map((token) => verify(id, token)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const counts = answers.map(({ body }) => body.data.verification_count);
  expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(answers.filter(({ body }) => body.data.is_verified)).toHaveLength(1);
  expect(await badgesOf(id)).toHaveLength(1);
  expect(await emailsAbout(id)).toHaveLength(1);
  expect(await app.mailbox.waitFor(email)).toHaveLength(1);
  expect(await checkAllTrust({ clock: app.clock.now }, db)).toMatchObject({ mended: 0 });
});

test("the same one six times at once is one verification", async () => {
  const { id } = await buildProvider(app);
  const token = await verifier();
  const answers = await Promise.all(Array.from({ length: 6 }, () => verify(id, token)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await db.$count(verification, eq(verification.provider_id, id))).toBe(1);
});

test("two that verify each other at once both succeed", async () => {
  const one = await buildProvider(app, { badges: ["verified"] });
  const other = await buildProvider(app, { badges: ["verified"] });
  const tokens = [await buildToken(app, one.id), await buildToken(app, other.id)];
  const answers = await Promise.all([verify(other.id, tokens[0]), verify(one.id, tokens[1])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test("a badge that is already granted is not granted again, and no email is sent", async () => {
  const { id } = await verifiedBy(5, { badges: ["verified"] });
  expect((await verify(id, await verifier())).body.data).toMatchObject({ is_verified: true, verification_count: 6 });
  expect(await badgesOf(id)).toHaveLength(1);
  expect(await emailsAbout(id)).toEqual([]);
});

test("a badge that was taken away isn't restored by a seventh verification", async () => {
  const { id } = await verifiedBy(6);
  expect((await verify(id, await verifier())).body.data).toMatchObject({ is_verified: false, verification_count: 7 });
  expect(await badgesOf(id)).toEqual([]);
});

test("only verified and published providers may verify, never themselves, never twice", async () => {
  const { id } = await buildProvider(app);
  const own = await buildProvider(app, { badges: ["verified"] });
  const couple = await buildToken(app, (await buildCouple(app)).id);
  const unverified = await buildToken(app, (await buildProvider(app)).id);
  const token = await buildToken(app, own.id);
  expect(await verify(id)).toMatchObject({ status: 401, body: { code: "sign_in_required" } });
  expect(await verify(id, couple)).toMatchObject({ status: 403, body: { code: "not_allowed" } });
  expect(await verify(id, unverified)).toMatchObject({ status: 403, body: { code: "verifier_unverified" } });
  expect(await verify(id, await verifier({ is_published: false }))).toMatchObject({
    status: 403,
    body: { code: "verifier_unpublished" },
  });
  expect(await verify(own.id.toUpperCase(), token)).toMatchObject({ status: 403, body: { code: "own_verification" } });
  expect((await verify(id, token)).status).toBe(200);
  expect(await verify(id, token)).toMatchObject({ status: 409, body: { code: "verification_repeated" } });
  expect(await db.$count(verification, eq(verification.provider_id, id))).toBe(1);
});

test("a verifier that is deleted in that moment is nobody", async () => {
  const { id } = await buildProvider(app);
  const deleted = app.ctx({ kind: "provider", id: newId(), is_super_admin: false, admin_id: null });
  await expect(verifyProvider(deleted, id)).rejects.toMatchObject({ code: "sign_in_required" });
  await expect(requestVerification(deleted, "x".repeat(20))).rejects.toMatchObject({ code: "sign_in_required" });
});

test.each(["unpublished", "unknown", "unreadable"])("an %s provider doesn't exist", async (what) => {
  const unpublished = await buildProvider(app, { is_published: false });
  const ids: Record<string, string> = {
    unpublished: unpublished.id,
    unknown: "01980000-0000-7000-8000-000000000000",
    unreadable: "nobody",
  };
  expect(await verify(ids[what] ?? "", await verifier())).toMatchObject({
    status: 404,
    body: { error: "Provider not found", code: "provider_not_found" },
  });
});
