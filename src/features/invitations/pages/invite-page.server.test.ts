import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildSuppressed, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { day_ms } from "../../../contract/durations.ts";
import * as numbers from "../../../contract/imports/calls.ts";
import type { ListedPage, PageDraft } from "../../../contract/imports/schema.ts";
import type { Invitation } from "../../../contract/invitations/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { openMailer } from "../../../platform/network/mail.ts";
import { countTry } from "../../../platform/rate-limit.ts";
import { auditEntry } from "../../../schema/audit.ts";
import { outgoingEmail } from "../../../schema/emails.ts";
import { importedPage, importedPicture } from "../../../schema/imports.ts";
import { invitation } from "../../../schema/invitations.ts";
import { storedFile } from "../../../schema/media.ts";
import { deliverEmails } from "../../emails/deliver-emails.ts";
import { importListings } from "../../imports/import-listings.ts";
import { readListings } from "../../imports/read-listings.ts";
import { no_mapping } from "../../imports/read-mapping.ts";
import { sweepFiles } from "../../media/sweep-files.ts";
import { invitationEmails } from "../emails.ts";
import { invitationLimit } from "../rules.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), invitationEmails);

const admin = await buildSuperAdmin(app, { business_name: "The Office" });
const call = async <T>(path: string, options: { method?: string; body?: unknown } = {}) =>
  app.call<T>(path, { ...options, token: await buildToken(app, admin.id) });

type Refused = { code: string; error: string };
type Offered = { message: string; invite_url: string; invitation: Invitation };
const list = async (query = "") =>
  (await call<{ pages: ListedPage[]; total: number }>(`/api/admin/imported-pages${query}`)).body;
const draft = (id: string) => call<{ draft: PageDraft } & Refused>(`/api/admin/imported-pages/${id}`);
const invite = (id: string) =>
  call<Offered & Refused>(`/api/admin/imported-pages/${id}/invitation`, { method: "POST", body: {} });
const remove = (id: string) =>
  call<{ message: string } & Refused>(`/api/admin/imported-pages/${id}`, { method: "DELETE" });
const invitations = async (search: string) =>
  (await call<{ invitations: Invitation[] }>(`/api/invitations?search=${search}`)).body.invitations;

async function load(source: string, ...lines: object[]): Promise<string[]> {
  const listings = lines.map((line, index) => ({ external_id: String(index), ...line }));
  await importListings(app.ctx(), readListings(JSON.stringify(listings)), {
    mapping: no_mapping,
    isDry: false,
    source,
  });
  const rows = await db.select().from(importedPage).where(eq(importedPage.source, source));
  return rows.toSorted((a, b) => Number(a.external_id) - Number(b.external_id)).map(({ id }) => id);
}

async function storePicture(hash: string) {
  const looks = {
    kind: "image",
    content_type: "image/webp",
    bytes: 1000,
    placeholder: "#fff",
    check_at: null,
  } as const;
  await db.insert(storedFile).values({ hash, ...looks, widths: [320], cut_widths: [], width: 400, height: 300 });
}

async function loadOne(source: string, said: object = {}): Promise<string> {
  const [id = ""] = await load(source, {
    business_name: "The Vineyard Barn",
    email: `${source}@barn.example`,
    ...said,
  });
  return id;
}

const isListed = async (source: string) => (await list(`?search=${source}`)).total;
const auditOf = async (action: string, name: string) => {
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.action, action));
  return entries.filter(({ subject_name }) => subject_name === name).map(({ actor_name }) => actor_name);
};

test("the list shows the business of each page, newest first, and is searched, filtered and paged", async () => {
  const [barn = "", flowers = ""] = await load(
    "hive-list",
    { business_name: "Barn of lists", email: "barn@lists.example", categories: ["Venues", "Caterers"], city: "Paarl" },
    { business_name: "Flowers of lists" },
  );
  app.clock.advance(1000);
  const [third = ""] = await load("geo-list", { business_name: "Third of lists", email: "third@lists.example" });
  await invite(barn);
  const { pages, total } = await list("?search=-list");
  expect(total).toBe(3);
  expect(pages.map(({ id }) => id)).toEqual([third, flowers, barn]);
  expect(pages[2]).toMatchObject({
    business_name: "Barn of lists",
    email: "barn@lists.example",
    category_name: "Venues",
    city: "Paarl",
    province: "Western Cape",
    source: "hive-list",
    invitation: { status: "Pending", created_at: app.clock.now().toISOString() },
    goes_at: new Date(app.clock.now().getTime() + numbers.imported_page_days * day_ms).toISOString(),
  });
  const result = async (query: string) => (await list(`?search=-list&${query}`)).pages.map(({ id }) => id);
  expect(await result("state=invited")).toEqual([barn]);
  expect(await result("state=not_invited")).toEqual([third]);
  expect(await result("state=no_email")).toEqual([flowers]);
  expect(await result("page=2&limit=2")).toEqual([barn]);
  for (const search of ["barn of LISTS", "barn@lists", "hive-list", "paarl"])
    expect((await list(`?search=${encodeURIComponent(search)}`)).pages.map(({ id }) => id)).toContain(barn);
  expect((await list("?search=nothing%25like_this")).total).toBe(0);
});

test("a draft shows what the profile would, and the fetched pictures", async () => {
  const id = await loadOne("drafted", {
    contact_person: "Lerato",
    phone: "021 555 0123",
    categories: ["Venues: Wine estates", "Caterers"],
    city: "Paarl",
    description: "A barn between the vines.\n\nSince 1999.",
    services_offered: ["Ceremonies"],
    packages: "A day, R 25 000",
    price_from: "25000",
    website: "barn.example",
    pictures: ["https://barn.example/1.jpg", "https://barn.example/2.jpg"],
  });
  const hash = "d".repeat(64);
  await storePicture(hash);
  await db
    .update(importedPicture)
    .set({ file_hash: hash })
    .where(eq(importedPicture.address, "https://barn.example/1.jpg"));
  const { status, body } = await draft(id);
  expect(status).toBe(200);
  expect(body.draft).toMatchObject({
    business_name: "The Vineyard Barn",
    contact_person: "Lerato",
    email: "drafted@barn.example",
    categories: ["Venues", "Caterers"],
    contacts: ["021 555 0123", "barn.example"],
    area: { towns: ["Paarl"] },
    pictures_missing: 1,
  });
  expect(body.draft.overview.about).toEqual(["A barn between the vines.", "Since 1999."]);
  expect(body.draft.overview.services).toEqual(["Ceremonies"]);
  expect(body.draft.overview.packages).toMatchObject([{ name: "A day", price: "R 25 000" }]);
  expect(body.draft.pictures.map(({ picture }) => picture.url)).toEqual([expect.stringContaining(hash)]);
});

test("an invitation is mailed with a link and audited, and both lists show it", async () => {
  const id = await loadOne("offered", { contact_person: "Thandi of offers" });
  const { status, body } = await invite(id);
  expect([status, body.message]).toEqual([201, "Invitation sent to offered@barn.example."]);
  const [mail] = await app.mailbox.waitFor("offered@barn.example");
  expect(mail?.subject).toBe("Your page on Umshado is ready");
  const token = new URL(body.invite_url).searchParams.get("invite") ?? "";
  const opened = await app.call<{ invitation: object }>("/api/invitations/open", { body: { token } });
  expect(opened.body.invitation).toMatchObject({ imported_page: { business_name: "The Vineyard Barn" } });
  expect(await invitations("Thandi%20of%20offers")).toMatchObject([{ has_imported_page: true, status: "Pending" }]);
  expect(await auditOf("page_offered", "The Vineyard Barn")).toContain("Thandi Nkosi, The Office");
  expect(await invite(id)).toMatchObject({ status: 409, body: { code: "invitation_pending" } });
  const plain = await call<Offered>("/api/invitations/send", { body: { email: "plain@barn.example", name: "Plain" } });
  expect(plain.body.invitation.has_imported_page).toBe(false);
});

test("a page without an email, one of a registered business and a deleted one invite nobody", async () => {
  const nobody = await loadOne("silent", { email: "" });
  expect(await invite(nobody)).toMatchObject({ status: 409, body: { code: "imported_page_without_email" } });
  const taken = await loadOne("here-already");
  const { email } = await buildProvider(app);
  await db.update(importedPage).set({ email }).where(eq(importedPage.id, taken));
  expect(await invite(taken)).toMatchObject({ status: 409, body: { code: "email_taken" } });
  for (const id of [newId(), "not-an-id"]) {
    expect(await invite(id)).toMatchObject({ status: 404, body: { code: "imported_page_not_found" } });
    expect(await draft(id)).toMatchObject({ status: 404, body: { code: "imported_page_not_found" } });
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: "imported_page_not_found" } });
  }
});

test("after a revoked invitation another is sent; the list shows the newest", async () => {
  const id = await loadOne("twice");
  const first = (await invite(id)).body.invitation;
  await call(`/api/invitations/${first.id}`, { method: "DELETE" });
  expect((await list("?search=twice")).pages[0]?.invitation?.status).toBe("Revoked");
  app.clock.advance(1000);
  const second = (await invite(id)).body.invitation;
  expect((await list("?search=twice")).pages[0]?.invitation).toMatchObject({ id: second.id, status: "Pending" });
});

test("a removed page is deleted with its pictures and its invitation, and no import restores it", async () => {
  const said = { pictures: ["https://barn.example/gone.jpg"] };
  const id = await loadOne("removed", said);
  const hash = "e".repeat(64);
  await storePicture(hash);
  await db.update(importedPicture).set({ file_hash: hash }).where(eq(importedPicture.page_id, id));
  const { invitation: sent, invite_url } = (await invite(id)).body;
  const { status, body } = await remove(id);
  expect([status, body.message]).toEqual([200, "The page of The Vineyard Barn is removed."]);
  expect(await isListed("removed")).toBe(0);
  expect(await db.$count(importedPicture, eq(importedPicture.page_id, id))).toBe(0);
  app.clock.advance(day_ms);
  await sweepFiles(app.runtime);
  expect(await db.$count(storedFile, eq(storedFile.hash, hash))).toBe(0);
  const [row] = await db.select().from(invitation).where(eq(invitation.id, sent.id));
  expect(row?.revoked_at).not.toBeNull();
  const token = new URL(invite_url).searchParams.get("invite") ?? "";
  expect((await app.call("/api/invitations/open", { body: { token } })).status).toBe(400);
  expect(await loadOne("removed", said)).toBe("");
  expect(await auditOf("imported_page_removed", "The Vineyard Barn")).toEqual(["Thandi Nkosi, The Office"]);
  expect((await remove(id)).status).toBe(404);
});

test("removing asks for proof, and nobody but a super admin does any of it", async () => {
  const id = await loadOne("guarded");
  const stale = await buildToken(app, admin.id, { proven_at: null });
  const response = await app.call<Refused>(`/api/admin/imported-pages/${id}`, { method: "DELETE", token: stale });
  expect(response.body.code).toBe("proof_needed");
  const token = await buildToken(app, (await buildProvider(app)).id);
  for (const [method, path] of [
    ["GET", ""],
    ["GET", `/${id}`],
    ["POST", `/${id}/invitation`],
    ["DELETE", `/${id}`],
  ] as const) {
    expect((await app.call(`/api/admin/imported-pages${path}`, { method })).status).toBe(401);
    expect((await app.call(`/api/admin/imported-pages${path}`, { method, token })).status).toBe(403);
  }
  expect(await isListed("guarded")).toBe(1);
});

test("invitations of businesses count toward the hourly limit of all invitations", async () => {
  const [id, other] = [await loadOne("one-too-many"), await buildSuperAdmin(app)];
  const limit = invitationLimit(other.id);
  await db.transaction(async (tx) => {
    for (let tries = 0; tries < limits.invitations_per_admin_max; tries += 1) await countTry(app.ctx(), tx, [limit]);
  });
  const token = await buildToken(app, other.id);
  const response = await app.call(`/api/admin/imported-pages/${id}/invitation`, { method: "POST", token, body: {} });
  expect(response.status).toBe(429);
});

test("an address that takes no emails gets a link for the admin, and no mail", async () => {
  const id = await loadOne("stopped");
  await buildSuppressed(app, "stopped@barn.example");
  const { message, invite_url } = (await invite(id)).body;
  expect(message).toContain("takes no emails from us");
  expect(invite_url).toContain("/register?invite=");
  const emails = await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, "stopped@barn.example"));
  expect(emails.map(({ state }) => state)).toEqual(["suppressed"]);
});

test("an imported page is in no public answer", async () => {
  const id = await loadOne("unseen", { business_name: "Zebravine Barn", city: "Paarl", categories: ["Venues"] });
  await invite(id);
  for (const path of ["/api/providers?search=zebravine", `/api/providers/${id}`, "/api/suggestions?q=zebravine"])
    expect(JSON.stringify((await app.call(path)).body)).not.toContain("Zebravine");
});
