import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { day_ms } from "../../../contract/durations.ts";
import * as numbers from "../../../contract/imports/calls.ts";
import type { Invitation, OpenedInvitation } from "../../../contract/invitations/schema.ts";
import type { MyProfile } from "../../../contract/providers/my-schema.ts";
import { openMailer } from "../../../platform/network/mail.ts";
import { account } from "../../../schema/accounts.ts";
import { outgoingEmail } from "../../../schema/emails.ts";
import { importedPage } from "../../../schema/imports.ts";
import { invitation } from "../../../schema/invitations.ts";
import { provider } from "../../../schema/providers.ts";
import { purgeExpired } from "../../../server/jobs/purge-expired.ts";
import { accountEmails } from "../../accounts/emails.ts";
import { deliverEmails } from "../../emails/deliver-emails.ts";
import { importListings } from "../../imports/import-listings.ts";
import { readListings } from "../../imports/read-listings.ts";
import { no_mapping } from "../../imports/read-mapping.ts";
import { providerEmails } from "../../providers/emails.ts";
import { invitationEmails } from "../emails.ts";
import { invitePages } from "./invite-pages.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), [
  ...accountEmails,
  ...providerEmails,
  ...invitationEmails,
]);

let sources = 0;

async function offer(said: object = {}) {
  sources += 1;
  const source = `directory-${sources}`;
  const email = `owner-${sources}@barn.example`;
  const listing = {
    external_id: "1",
    email,
    business_name: "The Vineyard Barn",
    contact_person: "Lerato",
    phone: "021 555 0123",
    categories: ["Venues: Wine estates", "Caterers"],
    city: "Paarl",
    description: "A barn between the vines.",
    services_offered: ["Ceremonies", "Receptions"],
    packages: "A day, R 25 000",
    ...said,
  };
  const load = () =>
    importListings(app.ctx(), readListings(JSON.stringify([listing])), { mapping: no_mapping, isDry: false, source });
  await load();
  expect(await invitePages(app.ctx(), source)).toEqual({ invited: 1, unmailed: 0 });
  const [mail] = await app.mailbox.waitFor(email);
  const token = /invite=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  return { email, source, token, mail, load };
}

const loadAs = (source: string, email: string) =>
  importListings(app.ctx(), readListings(JSON.stringify([{ external_id: "other", email, business_name: "Barn" }])), {
    mapping: no_mapping,
    isDry: false,
    source,
  });

const open = (token: string) =>
  app.call<{ invitation: OpenedInvitation; error: string }>("/api/invitations/open", { body: { token } });
const decline = (token: string) => app.call<{ code: string }>("/api/invitations/decline", { body: { token } });
const register = (email: string, invite_token: string, said: object = {}) =>
  app.call("/api/auth/register", {
    body: {
      email,
      invite_token,
      password: "a good password",
      confirmPassword: "a good password",
      business_name: "The Vineyard Barn",
      contact_person: "Lerato Mokoena",
      phone: "021 555 0124",
      ...said,
    },
  });
const pagesOf = (source: string) => db.select().from(importedPage).where(eq(importedPage.source, source));

test("the email shows what was brought along, is sent once, and its link shows all of it", async () => {
  const { email, source, token, mail } = await offer();
  expect(mail?.subject).toBe("Your page on Umshado is ready");
  expect(mail?.text).toContain("Venues, Caterers");
  expect(mail?.text).toContain("/unsubscribe?token=");
  const { body } = await open(token);
  expect(body.invitation).toMatchObject({
    email,
    name: "Lerato",
    imported_page: {
      source,
      business_name: "The Vineyard Barn",
      category_id: 1,
      categories: ["Venues", "Caterers"],
      city: "Paarl",
    },
  });
  expect(await invitePages(app.ctx(), source)).toEqual({ invited: 0, unmailed: 0 });
});

test("a business that registers by the link gets the page as its profile, unpublished, with what was typed; the page is deleted and does not come back", async () => {
  const { email, source, token, load } = await offer();
  expect(await register(email, token, { city: "Wellington", province: "Western Cape" })).toMatchObject({ status: 201 });
  const [row] = await db
    .select({ id: account.id, at: account.email_verified_at })
    .from(account)
    .where(eq(account.email, email));
  expect(row?.at).not.toBeNull();
  const session = await buildToken(app, row?.id ?? "");
  const { body } = await app.call<MyProfile>("/api/providers/profile", { token: session });
  expect(body).toMatchObject({
    is_published: false,
    contact_person: "Lerato Mokoena",
    phone: "+27215550124",
    city: "Wellington",
    description: "A barn between the vines.",
    services_offered: ["Ceremonies", "Receptions"],
    primary_category_id: 1,
    customFields: [{ name: "A day, R 25 000" }],
  });
  expect(await pagesOf(source)).toEqual([]);
  const { reports } = await load();
  expect(reports[0]?.outcome).toBe("settled");
  expect((await app.call(`/api/providers/${row?.id}`)).status).toBe(404);
  expect((await open(token)).status).toBe(400);
});

test("a business that wants no page has it removed: the page, the link and every import of it", async () => {
  const { source, token, load, email } = await offer();
  expect((await decline(token)).status).toBe(204);
  expect(await pagesOf(source)).toEqual([]);
  expect((await load()).reports[0]?.outcome).toBe("settled");
  expect((await open(token)).status).toBe(400);
  expect(await decline(token)).toMatchObject({ status: 400, body: { code: "dead_link" } });
  expect((await register(email, token)).status).toBe(400);
  expect(await db.select().from(account).where(eq(account.email, email))).toEqual([]);
});

test("a business that deleted the profile from a page is not imported again, under another id or by another directory either", async () => {
  const { email, source, token, load } = await offer();
  await register(email, token);
  const [row] = await db.select({ id: account.id }).from(account).where(eq(account.email, email));
  const session = await buildToken(app, row?.id ?? "");
  expect((await load()).reports[0]?.notes).toEqual([
    { column: "external_id", text: "The business has claimed this page, so it is not imported again." },
  ]);
  const left = await app.call("/api/account", {
    method: "DELETE",
    token: session,
    body: { password: "a good password" },
  });
  expect(left.status).toBeLessThan(300);
  const again = [await load(), await loadAs(`${source}-too`, email), await loadAs(source, email)];
  for (const { reports } of again) {
    expect(reports[0]?.outcome).toBe("settled");
    expect(reports[0]?.notes[0]?.text).toContain("or its profile was deleted");
  }
  expect(await pagesOf(source)).toEqual([]);
});

test("an account that is deleted takes the pages that wait for its email along, and no import brings them again", async () => {
  const own = await buildProvider(app, { password: "a good password" });
  const [one, two] = [await loadAs("waits-one", "waits@barn.example"), await loadAs("waits-two", own.email)];
  expect([one, two].map(({ reports }) => reports[0]?.outcome)).toEqual(["new", "refused"]);
  await db.update(importedPage).set({ email: own.email }).where(eq(importedPage.source, "waits-one"));
  const token = await buildToken(app, own.id);
  await app.call("/api/account", { method: "DELETE", token, body: { password: "a good password" } });
  expect(await pagesOf("waits-one")).toEqual([]);
  expect((await loadAs("waits-one", "waits@barn.example")).reports[0]?.outcome).toBe("settled");
});

test("an invitation that is sent again has its page wait as long", async () => {
  const { email, source } = await offer();
  app.clock.advance(numbers.imported_page_days * day_ms - 1000);
  const [row] = await db.select({ id: invitation.id }).from(invitation).where(eq(invitation.email, email));
  const admin = await buildToken(app, (await buildSuperAdmin(app)).id);
  expect((await app.call(`/api/invitations/${row?.id}/resend`, { method: "POST", token: admin })).status).toBe(200);
  app.clock.advance(2000);
  await purgeExpired(app.runtime);
  expect(await pagesOf(source)).toHaveLength(1);
  app.clock.advance(numbers.imported_page_days * day_ms);
  await purgeExpired(app.runtime);
  expect(await pagesOf(source)).toEqual([]);
});

test("an invitation without a page declines nothing, and neither does an unknown link or one that is over", async () => {
  const admin = await buildToken(app, (await buildSuperAdmin(app)).id);
  const { body } = await app.call<{ invite_url: string; invitation: Invitation }>("/api/invitations/send", {
    token: admin,
    body: { email: "plain@barn.example", name: "Plain" },
  });
  const plain = new URL(body.invite_url).searchParams.get("invite") ?? "";
  expect((await decline(plain)).status).toBe(400);
  expect((await open(plain)).body.invitation.imported_page).toBeNull();
  expect((await decline("nobody-made-this")).status).toBe(400);
  const { token, source } = await offer();
  app.clock.advance(31 * day_ms);
  expect((await decline(token)).status).toBe(400);
  expect(await pagesOf(source)).toHaveLength(1);
});

test("a refused claim leaves page and link unchanged", async () => {
  const { email, source, token } = await offer();
  expect((await register("somebody@else.example", token)).status).toBe(400);
  expect((await register(email, token, { phone: "nothing" })).status).toBe(400);
  expect(await pagesOf(source)).toHaveLength(1);
  expect(await db.$count(provider, eq(provider.business_name, "nothing"))).toBe(0);
  expect((await register(email, token)).status).toBe(201);
});

test("each page of a directory is offered to its own email, and none whose email has an account", async () => {
  const taken = await buildProvider(app);
  const rows = ["a", "b", "c"].map((id) => ({ external_id: id, email: `${id}@many.example`, business_name: id }));
  const source = "many";
  const listings = readListings(JSON.stringify(rows));
  await importListings(app.ctx(), listings, { mapping: no_mapping, isDry: false, source });
  await db.update(importedPage).set({ email: taken.email }).where(eq(importedPage.external_id, "c"));
  expect(await invitePages(app.ctx(), source)).toEqual({ invited: 2, unmailed: 0 });
  const sent = await db
    .select({ recipient: outgoingEmail.recipient })
    .from(outgoingEmail)
    .innerJoin(invitation, eq(invitation.id, outgoingEmail.subject_id))
    .where(eq(invitation.name, "b"));
  expect(sent).toEqual([{ recipient: "b@many.example" }]);
  expect(await db.$count(invitation, eq(invitation.email, taken.email))).toBe(0);
});
