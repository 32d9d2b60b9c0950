import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountEmails } from "../../src/features/accounts/emails.ts";
import { badgeEmails } from "../../src/features/badges/emails.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { providerEmails } from "../../src/features/providers/emails.ts";
import { checkAllTrust } from "../../src/features/providers/trust/recompute-trust.ts";
import { verificationEmails } from "../../src/features/verifications/emails.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { auditEntry } from "../../src/schema/audit.ts";
import { outgoingEmail } from "../../src/schema/emails.ts";
import { provider } from "../../src/schema/providers.ts";
import { badge, verificationRequest } from "../../src/schema/trust.ts";
import {
  buildEndorsement,
  buildProvider,
  buildSettings,
  buildSuperAdmin,
  buildToken,
  buildVerification,
} from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { letEmailsGo } from "../let-emails-go.ts";
import { tokenIn } from "../mailbox.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), [
  ...accountEmails,
  ...badgeEmails,
  ...providerEmails,
  ...verificationEmails,
]);
const password = "protea-and-sand";
const site = "hello@site.test";
await buildSettings(app, { contact_email: site });

async function verified() {
  const own = { business_name: "Wildevy Estate", website: "https://wildevy.test", email_public: "hi@wildevy.test" };
  const built = await buildProvider(app, { ...own, badges: ["verified"], password });
  for (let each = 0; each < 3; each += 1) await buildEndorsement(app, { endorsed_provider_id: built.id });
  return { ...built, token: await buildToken(app, built.id) };
}

const save = async (token: string, body: object) =>
  app.call<{ data: { verification_rests_for: string | null } }>("/api/providers/profile", {
    method: "PUT",
    token,
    body,
  });

async function seen(id: string) {
  type Seen = { data: { verification_status: string; trust_tier: string | null; badges: { badge_type: string }[] } };
  const { data } = (await app.call<Seen>(`/api/providers/${id}`)).body;
  const list = await app.call<{ providers: { id: string }[] }>("/api/providers?verified=true&limit=100");
  return {
    status: data.verification_status,
    tier: data.trust_tier,
    badge: data.badges.some(({ badge_type }) => badge_type === "verified"),
    listed: list.body.providers.some((each) => each.id === id),
  };
}

async function rowOf(id: string) {
  const [row] = await db.select().from(provider).where(eq(provider.id, id));
  if (!row) throw new Error(`no provider ${id}`);
  return row;
}

type Page = { data: { page: { trust: { parts: { words: string }[] } } } };

const resting = { status: "unverified", tier: null, badge: false, listed: false };
const complete = { status: "verified", tier: "Silver", badge: true, listed: true };

test("another name leaves the page, but not badge, tier and filter; owner and site get an email, and the audit has it", async () => {
  const { id, email, token } = await verified();
  expect(await seen(id)).toEqual(complete);
  const answer = await save(token, { business_name: "Babylonstoren Official", phone: "0215550199" });
  expect(answer).toMatchObject({ status: 200, body: { data: { verification_rests_for: "business name, phone" } } });
  expect(await seen(id)).toEqual(resting);
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Umshado: your Verified badge is paused");
  const [notice] = await app.mailbox.waitFor(site);
  expect(notice?.text).toContain("Verified as: Wildevy Estate");
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));
  expect(entries).toMatchObject([{ action: "verification_rests", details: { changed: "business name, phone" } }]);
  const { id: other } = await buildProvider(app);
  expect((await app.call(`/api/verifications/verify/${other}`, { method: "POST", token })).status, "its word").toBe(
    403,
  );
  expect(await checkAllTrust({ clock: app.clock.now }, db)).toMatchObject({ mended: 0 });
});

test("replacing one contact detail and then another pauses the verification, while one detail or a first website does not", async () => {
  const { id, token } = await verified();
  await save(token, { business_name: "WILDEVY  Estate", website: "http://www.wildevy.test/", description: "Vines." });
  await save(token, { phone: "0215550199" });
  expect(await seen(id)).toEqual(complete);
  await save(token, { website: "https://elsewhere.test" });
  expect(await seen(id)).toEqual(resting);
});

test("a move of the account to another address pauses it too", async () => {
  const { id, token } = await verified();
  const newEmail = "buyer@elsewhere.test";
  await app.call("/api/account/email", { method: "PUT", token, body: { newEmail, password } });
  const link = tokenIn((await app.mailbox.waitFor(newEmail))[0]);
  expect(await seen(id)).toEqual(complete);
  expect((await app.call("/api/auth/confirm-email", { body: { token: link }, token })).status).toBe(200);
  expect(await seen(id)).toEqual(resting);
});

test("an admin confirms it as who it is", async () => {
  const { id, token } = await verified();
  await save(token, { business_name: "Wildevy and Daughters" });
  const admin = await buildToken(app, (await buildSuperAdmin(app)).id);
  const body = { badge_type: "verified", notes: "Seen the papers of the new name." };
  expect((await app.call(`/api/admin/providers/${id}/badge/add`, { body, token: admin })).status).toBe(200);
  expect(await seen(id)).toEqual(complete);
  await save(token, { description: "Under the same name." });
  expect(await seen(id)).toEqual(complete);
});

test("a confirmation that is undone in its minute leaves the verification paused, with the badge and the open request", async () => {
  const { id, email, token } = await verified();
  await save(token, { business_name: "Wildevy of the Vale" });
  const rested = await rowOf(id);
  await app.mailbox.waitFor(email);
  app.clock.advance(60_000);
  const motivation = "We only changed our name, the papers are on their way to you.";
  await app.call("/api/verifications/request", { token, body: { motivation } });
  const admin = await buildToken(app, (await buildSuperAdmin(app)).id);
  const change = (what: "add" | "remove") =>
    app.call(`/api/admin/providers/${id}/badge/${what}`, {
      body: { badge_type: "verified", notes: "seen" },
      token: admin,
    });
  const decision = async () =>
    (await db.select().from(verificationRequest).where(eq(verificationRequest.provider_id, id)))[0]?.decision;
  await change("add");
  expect([await seen(id), await decision()]).toEqual([complete, "verified_otherwise"]);
  await change("remove");
  expect([await seen(id), await decision()]).toEqual([resting, null]);
  const { verification_rests_since, verification_rests_for, verified_as } = await rowOf(id);
  expect({ verification_rests_since, verification_rests_for }).toEqual({
    verification_rests_since: rested.verification_rests_since,
    verification_rests_for: "business name",
  });
  expect(verified_as).toMatchObject({ business_name: "Wildevy Estate" });
  expect(await db.select().from(badge).where(eq(badge.provider_id, id))).toHaveLength(1);
  const acts = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));
  expect(acts.map(({ action }) => action)).toEqual(expect.arrayContaining(["badge_confirmation_undone"]));
  await letEmailsGo(app);
  const emails = await db.select().from(outgoingEmail).where(eq(outgoingEmail.subject_id, id));
  expect(emails.map(({ template }) => template)).not.toContain("verification_granted");
});

test("a profile shows since when its verification is paused, and what was changed", async () => {
  const { id, token } = await verified();
  const trust = async () =>
    (await app.call<Page>(`/api/providers/${id}/page`, { token })).body.data.page.trust.parts[2];
  expect(await trust()).toMatchObject({ words: "Verified" });
  await save(token, { business_name: "Wildevy Manor" });
  expect(await trust()).toMatchObject({ words: "paused since 17 June 2026: this business changed its name" });
});

test("six verifiers confirm it again, earlier ones among them, and five don't", async () => {
  const { id, token } = await verified();
  const verifiers: string[] = [];
  for (let each = 0; each < 6; each += 1) {
    const { id: verifier_id } = await buildProvider(app, { badges: ["verified"] });
    if (each < 3) await buildVerification(app, { verifier_id, provider_id: id });
    verifiers.push(await buildToken(app, verifier_id));
  }
  app.clock.advance(60_000);
  await save(token, { business_name: "Wildevy on the Hill" });
  expect((await rowOf(id)).verification_rests_since).not.toBeNull();
  app.clock.advance(60_000);
  const verify = (by: string) => app.call(`/api/verifications/verify/${id}`, { method: "POST", token: by });
  for (const [at, by] of verifiers.entries()) {
    expect(await seen(id), `after ${at}`).toEqual(resting);
    expect(await verify(by)).toMatchObject({ status: 200, body: { data: { verification_count: at + 1 } } });
    expect((await verify(by)).status, "once each").toBe(409);
  }
  expect(await seen(id)).toEqual(complete);
});
