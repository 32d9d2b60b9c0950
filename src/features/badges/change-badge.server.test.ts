import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  buildEndorsement,
  buildProvider,
  buildSettings,
  buildSuperAdmin,
  buildToken,
} from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { hearChanges } from "../../../test/hear-changes.ts";
import { letEmailsGo } from "../../../test/let-emails-go.ts";
import type { ChangedBadges } from "../../contract/badges/schema.ts";
import type { BadgeType } from "../../contract/primitives.ts";
import { rows } from "../../platform/database/database.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { auditEntry } from "../../schema/audit.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { provider } from "../../schema/providers.ts";
import { badge } from "../../schema/trust.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { checkAllTrust } from "../providers/trust/recompute-trust.ts";
import { badgeEmails } from "./emails.ts";

const app = await startTestApp();
const { database, config } = app.runtime;
const { db } = database;
await deliverEmails(app.runtime, openMailer(config), badgeEmails);
await buildSettings(app, { contact_email: "hello@site.test" });
const admin = await buildSuperAdmin(app, { business_name: "The Office" });
const token = await buildToken(app, admin.id);

type Body = { message: string; data: ChangedBadges; code: string; fields?: Record<string, string> };

const change = (what: "add" | "remove", id: string, badge_type: string, notes?: string) =>
  app.call<Body>(`/api/admin/providers/${id}/badge/${what}`, { token, body: { badge_type, notes } });
const saveNotes = (id: string, badge_type: string, notes: string | null) =>
  app.call<Body>(`/api/admin/providers/${id}/badge/notes`, { method: "PUT", token, body: { badge_type, notes } });
const badgesOf = (id: string) => db.select().from(badge).where(eq(badge.provider_id, id));
const acts = (id: string) => db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));
const cardOf = async (id: string) => {
  const { body } = await app.call<{ data: { badge_type: string; verification_status: string } }>(
    `/api/providers/${id}`,
  );
  return body.data;
};

test.each<BadgeType>(["pioneer", "premier", "verified", "featured", "trusted"])(
  "%s is given and taken",
  async (type) => {
    const { id, business_name } = await buildProvider(app);
    const given = await change("add", id, type, "  by hand ");
    expect(given).toMatchObject({
      status: 200,
      body: { message: "Badge added.", data: { badges: [{ badge_type: type }] } },
    });
    expect(await badgesOf(id)).toMatchObject([{ badge_type: type, notes: "by hand", granted_by: admin.id }]);
    const taken = await change("remove", id, type);
    expect(taken.body.data).toMatchObject({ badges: [], badge_type: "none", verification_status: "unverified" });
    expect(await badgesOf(id)).toEqual([]);
    expect(await acts(id)).toMatchObject([
      {
        actor_name: "Thandi Nkosi, The Office",
        action: "badge_added",
        subject_name: business_name,
        details: { badge_type: type, notes: "by hand" },
      },
      { actor_name: "Thandi Nkosi, The Office", action: "badge_removed", details: { badge_type: type } },
    ]);
  },
);

test("a badge that is granted or removed twice does not change, and is audited once", async () => {
  const { id } = await buildProvider(app);
  await change("add", id, "featured", "first");
  const [first] = await badgesOf(id);
  expect((await change("add", id, "featured", "second")).status).toBe(200);
  expect(await badgesOf(id)).toEqual([first]);
  await change("remove", id, "featured");
  expect((await change("remove", id, "featured")).status).toBe(200);
  expect(await acts(id)).toHaveLength(2);
});

test("two grants at once grant the badge once", async () => {
  const { id, email } = await buildProvider(app);
  const answers = await Promise.all([change("add", id, "verified"), change("add", id, "verified")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await badgesOf(id)).toHaveLength(1);
  expect(await db.$count(outgoingEmail, eq(outgoingEmail.recipient, email))).toBe(1);
});

test("Verified counts at once everywhere and the provider gets an email; once removed, the tier is removed too", async () => {
  const heard = await hearChanges(app);
  const { id, email } = await buildProvider(app, { business_name: "Kaya Cakes" });
  for (let count = 0; count < 3; count += 1) await buildEndorsement(app, { endorsed_provider_id: id });
  const { body } = await change("add", id, "verified");
  expect(body.data).toMatchObject({ verification_status: "verified", trust_tier: "Silver" });
  await expect.poll(() => heard).toEqual(expect.arrayContaining(["catalogue", `provider:${id}`]));
  await letEmailsGo(app);
  expect(await cardOf(id)).toMatchObject({ verification_status: "verified" });
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Umshado: your business is verified");
  expect(mail?.text).toContain("Umshado has verified Kaya Cakes.");

  const [before] = await db.select().from(provider).where(eq(provider.id, id));
  await change("remove", id, "verified");
  const [after] = await db.select().from(provider).where(eq(provider.id, id));
  expect(after).toMatchObject({ is_verified: false, trust_tier: null });
  expect(after?.trust_score).toBeLessThan(before?.trust_score ?? 0);
  expect(await checkAllTrust({ clock: app.clock.now }, db)).toMatchObject({ mended: 0 });
});

test("a change that is undone within a minute sends no email, in either direction", async () => {
  const { id, email } = await buildProvider(app);
  await change("add", id, "verified", "we met them");
  const [waiting] = await rows<{ ahead: number }>(
    db,
    sql`select extract(epoch from start_after - now())::int as ahead from jobs.job
      where data ->> 'letter_id' = (select id::text from outgoing_email where subject_id = ${id})`,
  );
  expect(waiting?.ahead).toBeGreaterThan(30);
  await change("remove", id, "verified");
  expect(await db.$count(outgoingEmail, eq(outgoingEmail.subject_id, id))).toBe(0);

  const old = await buildProvider(app, { badges: ["verified"] });
  await change("remove", old.id, "verified", "closed down");
  expect(await db.$count(outgoingEmail, eq(outgoingEmail.subject_id, old.id))).toBe(1);
  await change("add", old.id, "verified", "by mistake");
  await letEmailsGo(app);
  for (const each of [id, old.id]) expect(await db.$count(outgoingEmail, eq(outgoingEmail.subject_id, each))).toBe(0);
  expect(await app.mailbox.emailsTo(email)).toEqual([]);
});

test("a removal that is undone within its minute leaves Verified with its origin and date", async () => {
  const { id, email } = await buildProvider(app, { badges: ["verified"] });
  const granted_at = new Date("2026-03-07T10:00:00Z");
  const word = { origin: "peers", granted_at, granted_by: null } as const;
  await db
    .update(badge)
    .set({ ...word, notes: "Verified by 6 providers" })
    .where(eq(badge.provider_id, id));
  await change("remove", id, "verified", "a slip of the hand");
  const { body } = await change("add", id, "verified", "Verified by 6 providers");
  expect(body.data.badges).toMatchObject([{ origin: "peers", granted_at: granted_at.toISOString() }]);
  expect(await badgesOf(id)).toMatchObject([{ ...word, notes: "Verified by 6 providers" }]);

  await change("remove", id, "verified", "closed down");
  await letEmailsGo(app);
  await app.mailbox.waitFor(email);
  await change("add", id, "verified", "open again");
  expect(await badgesOf(id)).toMatchObject([{ origin: "admin", granted_by: admin.id }]);
});

test("a provider that loses Verified gets a kind email, with the reason and a way to answer", async () => {
  const { id, email } = await buildProvider(app, { business_name: "Rose & Co", badges: ["verified"] });
  await change("remove", id, "verified", "The business has moved abroad.");
  await letEmailsGo(app);
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Umshado: your business is no longer shown as verified");
  expect(mail?.text).toContain("> The business has moved abroad.");
  expect(mail?.replyTo).toEqual([{ name: "Umshado", address: "hello@site.test" }]);
});

test("notes of a granted badge are changed and audited; badges that were not granted have none", async () => {
  const { id } = await buildProvider(app, { badges: ["featured"] });
  const response = await saveNotes(id, "featured", " On the cover in March. ");
  expect(response.body.data.badges).toMatchObject([
    { badge_type: "featured", origin: "admin", notes: "On the cover in March.", granted_by_name: null },
  ]);
  await saveNotes(id, "featured", "On the cover in March.");
  await saveNotes(id, "featured", null);
  expect(await badgesOf(id)).toMatchObject([{ notes: null }]);
  expect(await acts(id)).toMatchObject([
    { action: "badge_noted", details: { badge_type: "featured", notes: "On the cover in March." } },
    { action: "badge_noted", details: { notes: "" } },
  ]);
  expect(await saveNotes(id, "premier", "x")).toMatchObject({ status: 409, body: { code: "badge_not_held" } });
});

test("notes with an email address are refused everywhere, because the audit retains them", async () => {
  const { id } = await buildProvider(app, { badges: ["premier"] });
  const notes = "Ask thandi@kaya.example about it";
  for (const answer of [
    await change("add", id, "pioneer", notes),
    await change("remove", id, "premier", notes),
    await saveNotes(id, "premier", notes),
  ])
    expect(answer).toMatchObject({ status: 400, body: { fields: { notes: /Leave email addresses out/ } } });
  expect(await badgesOf(id)).toMatchObject([{ badge_type: "premier" }]);
});

test("the administration's list says who granted each badge", async () => {
  const { id, email } = await buildProvider(app);
  await change("add", id, "pioneer", "among the first");
  type List = { providers: { badges: ChangedBadges["badges"] }[]; total: number; super_admins: number };
  const { body } = await app.call<List>(`/api/admin/providers?search=${email}`, { token });
  expect(body).toMatchObject({ total: 1, super_admins: 0 });
  expect(body.providers[0]?.badges).toMatchObject([
    { badge_type: "pioneer", origin: "admin", granted_by_name: "The Office", notes: "among the first" },
  ]);
  const office = await app.call<List>("/api/admin/providers?search=the office", { token });
  expect(office.body).toMatchObject({ total: 1, super_admins: 1 });
});

test("premier is shown before pioneer", async () => {
  const { id } = await buildProvider(app, { badges: ["pioneer"] });
  expect((await change("add", id, "premier")).body.data.badge_type).toBe("premier");
  expect((await change("remove", id, "premier")).body.data.badge_type).toBe("pioneer");
  expect(await cardOf(id)).toMatchObject({ badge_type: "pioneer" });
});

test("an unknown badge is refused at its field, an unknown provider as such", async () => {
  const { id } = await buildProvider(app);
  const wrong = await change("add", id, "golden");
  expect(wrong).toMatchObject({ status: 400, body: { fields: { badge_type: "This is not one of the badges." } } });
  for (const unknown of ["01980000-0000-7000-8000-000000000000", "nobody"])
    expect(await change("remove", unknown, "pioneer")).toMatchObject({
      status: 404,
      body: { code: "provider_not_found" },
    });
});
