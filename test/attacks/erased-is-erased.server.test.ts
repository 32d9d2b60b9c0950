import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { PersonData } from "../../src/contract/privacy/schema.ts";
import { emailHashOf } from "../../src/features/enquiries/waiting/classify-sender.ts";
import { insertConfirmedEmail, isEmailConfirmed } from "../../src/features/enquiries/waiting/store-pending.ts";
import { importListings } from "../../src/features/imports/import-listings.ts";
import { readListings } from "../../src/features/imports/read-listings.ts";
import { no_mapping } from "../../src/features/imports/read-mapping.ts";
import { rows } from "../../src/platform/database/database.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { outgoingEmail } from "../../src/schema/emails.ts";
import { startJobs } from "../../src/server/jobs/register-jobs.ts";
import { enquiryPeople } from "../enquiry-people.ts";
import { buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { buildSharer } from "../open-wedding.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
const { openCouple, openProvider } = await enquiryPeople(app);
const admin = await buildToken(app, (await buildSuperAdmin(app)).id);
const wishes = { mapping: no_mapping, isDry: false };
const confirmationCode = "123456";

const find = async (email: string) =>
  (await app.call<{ person: PersonData }>("/api/admin/privacy/search", { token: admin, body: { email } })).body.person;
const erase = (email: string) =>
  app.call("/api/admin/privacy/erase", { token: admin, body: { email, confirmationCode } });

async function columnsContaining(text: string): Promise<string[]> {
  const columns = await rows<{ schema: string; table: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as table, column_name as name from information_schema.columns
      where table_schema in ('public', 'jobs') and (data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying'))`,
  );
  const matches: string[] = [];
  for (const { schema, table, name } of columns) {
    const column = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
    const result = await rows(
      db,
      sql`select 1 from ${column} where position(${text} in lower(${sql.identifier(name)}::text)) > 0 limit 1`,
    );
    if (result.length > 0) matches.push(`${table}.${name}`);
  }
  return matches;
}

test("a guest that sent an enquiry is found everywhere, and erased from every column, while rows and dates stay", async () => {
  const email = "thandi@erase.test";
  const provider = await openProvider();
  const sent = { couple_name: "Thandi", couple_email: "Thandi@Erase.test", message: "Call thandi@erase.test" };
  await app.call("/api/enquiries/direct", { body: { ...sent, provider_id: provider.id } });
  await app.call("/api/auth/forgot-password", { body: { email } });
  await app.call("/api/invitations/send", { token: admin, body: { email, name: "Thandi" } });
  expect((await (await buildSharer(app)).invite("Thandi@erase.test")).status).toBe(201);
  const failed = { template: "note", data: { old_email: email }, recipient: "other@people.test", subject_id: newId() };
  const last_error = `<${email}>: mailbox full`;
  await db.insert(outgoingEmail).values({ id: newId(), ...failed, state: "failed", last_error });
  await importListings(app.ctx(), readListings(`business_name,email\nThandi Cakes,${email}`), wishes);
  await app.mailbox.waitFor("Thandi@Erase.test", 1);

  const person = await find(email);
  expect(person).toMatchObject({
    enquiries: [{ couple_name: "Thandi", message: sent.message, sent_to: [provider.business_name] }],
    invitations: [{ name: "Thandi" }],
    wedding_invitations: [{ role: "editor" }],
    imported_pages: [{ business_name: "Thandi Cakes" }],
    jobs: [{ name: "mail_reset_links" }],
    accounts: [],
  });
  expect(person.letters.map(({ template }) => template)).toEqual(
    expect.arrayContaining(["note", "enquiry_copy_to_couple", "invitation"]),
  );
  expect(await columnsContaining(email)).not.toEqual([]);
  const [before] = await rows(db, sql`select id, created_at from enquiry`);
  expect(await erase(email)).toMatchObject({ status: 200 });
  expect(await columnsContaining(email)).toEqual([]);
  expect(await rows(db, sql`select id, created_at from enquiry`)).toEqual([before]);
  expect(await find(email)).toMatchObject({
    enquiries: [],
    letters: [],
    invitations: [],
    wedding_invitations: [],
    imported_pages: [],
    jobs: [],
  });
  const audit = JSON.stringify(await rows(db, sql`select * from audit_entry`));
  expect(audit).toContain("person_erased");
  expect(audit).not.toContain(email);
});

test("an enquiry that waits to be confirmed is found, exported and erased like one that was sent", async () => {
  const email = "waits@erase.test";
  await buildProvider(app, { categories: ["florists"] });
  const florists = await rows<{ id: number }>(db, sql`select id from category where slug = 'florists'`);
  const sent = { couple_name: "Zola", couple_email: "Waits@erase.test", message: "See zola.example", guest_count: 80 };
  const { body } = await app.call<{ state: string }>("/api/enquiries/bulk-contact", {
    body: {
      ...sent,
      wedding_date: "2031-03-07",
      venue_location: "Paarl",
      selected_category_ids: florists.map(({ id }) => id),
    },
  });
  expect(body.state).toBe("awaiting_confirmation");
  const pending = [{ ...sent, state: "awaiting_confirmation", kind: "bulk", wedding_date: "2031-03-07", sent_to: [] }];
  expect((await find(email)).enquiries).toMatchObject(pending);
  const exported = await app.call<{ person: PersonData }>("/api/admin/privacy/export", {
    token: admin,
    body: { email },
  });
  expect(exported.body.person.enquiries).toMatchObject(pending);
  expect(await columnsContaining("zola")).not.toEqual([]);
  await insertConfirmedEmail(db, emailHashOf(app.ctx(), email), app.clock.now());
  expect(await erase(email)).toMatchObject({ status: 200 });
  expect((await find(email)).enquiries).toEqual([]);
  for (const each of [email, "zola"]) expect(await columnsContaining(each)).toEqual([]);
  expect(await isEmailConfirmed(db, emailHashOf(app.ctx(), email))).toBe(false);
});

test("a couple is deleted by an admin, and erased with what it sent under another address", async () => {
  const couple = await openCouple();
  const { couple_email: email } = couple.content;
  const provider = await openProvider();
  await couple.makeRequest(provider.id, { couple_email: "second@erase.test" });
  expect((await find(email)).accounts).toMatchObject([{ id: couple.id, kind: "couple" }]);
  expect(await erase(email)).toMatchObject({ status: 200 });
  const remove = (id: string) =>
    app.call(`/api/admin/couples/${id}`, { method: "DELETE", token: admin, body: { confirmationCode } });
  expect(await remove(couple.id)).toMatchObject({ status: 200 });
  expect((await remove(couple.id)).status).toBe(404);
  expect((await remove(provider.id)).status).toBe(404);
  await app.mailbox.waitFor(email, 1);
  await expect.poll(() => columnsContaining(email)).toEqual([]);
  expect((await app.call("/api/account", { token: couple.token })).status).toBe(401);
});

test("name, email and phone of an enquiry are corrected, and those of an open invitation; emptied or answered ones are not", async () => {
  const provider = await openProvider();
  await app.call("/api/enquiries/direct", {
    body: { couple_name: "Sifo", couple_email: "sifo@wrong.test", provider_id: provider.id },
  });
  await app.call("/api/invitations/send", { token: admin, body: { email: "sifo@wrong.test", name: "Sifo" } });
  const { enquiries, invitations } = await find("sifo@wrong.test");
  const right = { couple_name: "Sipho", couple_email: "sipho@right.test", couple_phone: "082 123 4567" };
  const correct = (id = "", body: object = right) =>
    app.call(`/api/admin/privacy/enquiries/${id}`, { method: "PUT", token: admin, body });
  const correctInvitee = (id = "") =>
    app.call(`/api/admin/privacy/invitations/${id}`, {
      method: "PUT",
      token: admin,
      body: { name: "Sipho", email: right.couple_email },
    });
  expect(await correct(enquiries[0]?.id, { ...right, couple_phone: "12" })).toMatchObject({
    status: 400,
    body: { code: "bad_input" },
  });
  expect(await correct(enquiries[0]?.id)).toMatchObject({ status: 200 });
  expect(await correctInvitee(invitations[0]?.id)).toMatchObject({ status: 200 });
  expect(await find(right.couple_email)).toMatchObject({
    enquiries: [{ couple_name: "Sipho", couple_phone: "+27821234567" }],
    invitations: [{ name: "Sipho" }],
  });
  await erase(right.couple_email);
  expect((await correct(enquiries[0]?.id)).status).toBe(404);
  expect((await correctInvitee(invitations[0]?.id)).status).toBe(404);
});

test("only a super admin searches, exports or erases people, and no admin who acts as somebody", async () => {
  const provider = await buildProvider(app);
  const couple = await openCouple();
  const owner = await buildSuperAdmin(app);
  const acting = await buildToken(app, provider.id, { admin_id: owner.id });
  const body = { email: couple.content.couple_email, confirmationCode };
  for (const path of ["search", "export", "erase"])
    for (const [token, status] of [
      [undefined, 401],
      [couple.token, 403],
      [await buildToken(app, provider.id), 403],
      [acting, 403],
    ] as const)
      expect((await app.call(`/api/admin/privacy/${path}`, { body, ...(token && { token }) })).status).toBe(status);
  expect((await find(body.email)).accounts).toHaveLength(1);
});
