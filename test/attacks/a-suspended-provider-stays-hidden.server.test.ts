import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { providerEmails } from "../../src/features/providers/emails.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { auditEntry } from "../../src/schema/audit.ts";
import { provider } from "../../src/schema/providers.ts";
import { buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), providerEmails);
const admin = await buildSuperAdmin(app);
const token = await buildToken(app, admin.id);
const reason = "The pictures show somebody else’s venue.";

type Body = { message: string; code: string; data: { suspended_at: string }; fields?: object };
type Listed = { providers: { suspended_reason: string | null }[] };
type Own = { suspended_reason: string | null };

const suspend = (id: string, why = reason) =>
  app.call<Body>(`/api/admin/providers/${id}/suspension`, { method: "PUT", token, body: { reason: why } });
const restore = (id: string) => app.call<Body>(`/api/admin/providers/${id}/suspension`, { method: "DELETE", token });
const publish = (by: string) => app.call<Body>("/api/providers/profile/publish", { method: "PUT", token: by });

test("a suspended provider is hidden at once, can't publish itself, and reads why", async () => {
  const { id, email, business_name } = await buildProvider(app, { badges: ["verified"] });
  const own = await buildToken(app, id);
  expect((await app.call(`/api/providers/${id}`)).status).toBe(200);
  expect(await suspend(id)).toMatchObject({ status: 200, body: { data: { suspended_reason: reason } } });
  expect((await app.call(`/api/providers/${id}`)).status).toBe(404);
  expect(await publish(own)).toMatchObject({ status: 403, body: { code: "profile_suspended" } });
  expect((await app.call<Own>("/api/providers/profile", { token: own })).body.suspended_reason).toBe(reason);
  const offered = await app.call(`/api/providers/${id}/page`, { token: own });
  expect(offered).toMatchObject({ body: { data: { is_published: false, is_suspended: true } } });
  expect(await app.call("/api/providers/profile/card", { token: own })).toMatchObject({ body: { card: null } });
  const { body } = await app.call<Listed>(`/api/admin/providers?search=${business_name}`, { token });
  expect(body.providers).toMatchObject([{ is_published: false, suspended_reason: reason }]);
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Your profile has been suspended");
  expect(mail?.text).toContain(reason);

  const { id: other } = await buildProvider(app);
  const refused = { status: 403 };
  expect(await app.call("/api/endorsements", { token: own, body: { endorsed_provider_id: other } })).toMatchObject(
    refused,
  );
  expect(await app.call(`/api/verifications/verify/${other}`, { method: "POST", token: own })).toMatchObject(refused);
});

test("an admin who acts as it can't publish it either, and no save brings it back", async () => {
  const { id } = await buildProvider(app);
  await suspend(id);
  const acting = await buildToken(app, id, { admin_id: admin.id });
  expect(await publish(acting)).toMatchObject({ status: 403, body: { code: "profile_suspended" } });
  const body = { is_published: true, suspended_at: null, suspended_reason: null };
  await app.call("/api/providers/profile", { method: "PUT", token: await buildToken(app, id), body });
  expect(await db.select().from(provider).where(eq(provider.id, id))).toMatchObject([
    { is_published: false, suspended_reason: reason },
  ]);
  const forced = db.update(provider).set({ is_published: true }).where(eq(provider.id, id));
  await expect(forced.execute()).rejects.toThrow(/update "provider"/);
});

test("once the suspension is lifted the provider may publish itself, gets an email, and both are in the audit", async () => {
  const { id, email } = await buildProvider(app);
  await suspend(id);
  // emails are correct when sent: no suspension email after it was lifted
  await app.mailbox.waitFor(email);
  expect((await restore(id)).status).toBe(200);
  expect((await restore(id)).status).toBe(200);
  expect((await app.call(`/api/providers/${id}`)).status).toBe(404);
  expect((await publish(await buildToken(app, id))).status).toBe(200);
  const acts = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));
  expect(acts.map(({ action, details }) => [action, details])).toEqual([
    ["provider_suspended", { reason }],
    ["provider_restored", null],
  ]);
  const mails = await app.mailbox.waitFor(email, 2);
  expect(mails.map(({ subject }) => subject)).toContain("Your profile is no longer suspended");
});

test("nobody is suspended without a reason, and no super admin is", async () => {
  const { id } = await buildProvider(app);
  for (const why of ["", " ", "Ask thandi@people.test"])
    expect(await suspend(id, why)).toMatchObject({ status: 400, body: { code: "bad_input" } });
  const { id: boss } = await buildSuperAdmin(app);
  expect(await suspend(boss)).toMatchObject({ status: 403, body: { code: "super_admin_not_suspended" } });
  expect((await suspend("nothing")).status).toBe(404);
});
