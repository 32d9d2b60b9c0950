import { and, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { enquiryPeople } from "../../../../test/enquiry-people.ts";
import { buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { tokenIn } from "../../../../test/mailbox.ts";
import type { LinkedEnquiry } from "../../../contract/enquiries/schema.ts";
import * as limits from "../../../contract/limits.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { outboxStorage } from "../../../platform/jobs/outbox.ts";
import { category } from "../../../schema/categories.ts";
import { outgoingEmail } from "../../../schema/emails.ts";
import { enquiry, enquiryRecipient } from "../../../schema/enquiries.ts";
import { securityEvent } from "../../../schema/security.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";
import { writeEvents } from "../../security/write-events.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
const { openCouple, openProvider } = await enquiryPeople(app);
const provider = await openProvider();

const wrote = {
  couple_name: "Thandi",
  couple_phone: "+27821234567",
  wedding_date: "2031-03-07",
  venue_location: "Paarl",
  guest_count: 80,
  budget_range: "moderate",
  message: "Is the garden free?",
  services_interested: ["Full day"],
};

let addresses = 0;
function look(token: string, to = "", address = `192.0.2.${(addresses += 1)}`) {
  return app.call<LinkedEnquiry>(`/api/enquiries/link${to}`, { body: { token }, address });
}

async function makeRequest(couple_email: string, to = provider): Promise<string> {
  const body = { ...wrote, couple_email, provider_id: to.id };
  expect((await app.call("/api/enquiries/direct", { body })).status).toBe(201);
  return tokenIn((await app.mailbox.waitFor(couple_email))[0]);
}

test("the link of a guest's copy shows all stored data, as often as it is opened, and changes nothing", async () => {
  const token = await makeRequest("thandi@people.test");
  const toProvider = and(eq(outgoingEmail.recipient, provider.email), eq(outgoingEmail.state, "sent"));
  await expect.poll(() => db.$count(outgoingEmail, toProvider), { timeout: 10_000 }).toBe(1);
  const before = await db.select().from(enquiry);
  for (const _time of ["first", "again"])
    expect(await look(token)).toMatchObject({
      status: 200,
      body: {
        is_erased: false,
        enquiry: {
          ...wrote,
          couple_email: "thandi@people.test",
          recipients_total: 1,
          recipients: [{ provider_name: provider.business_name, delivery: "delivered", answered_at: null }],
        },
      },
    });
  expect(await db.select().from(enquiry)).toEqual(before);
});

test("an erased enquiry is empty for everybody, says so afterwards, and every email to its sender is deleted, with its file", async () => {
  const business = await openProvider();
  const token = await makeRequest("sipho@people.test", business);
  const [row] = await db.select().from(enquiry).where(eq(enquiry.couple_email, "sipho@people.test"));
  const [copy] = await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, "sipho@people.test"));
  const file = () => outboxStorage(app.runtime.config).get(`${copy?.id}.eml`);
  expect(await file()).not.toBeNull();
  const [recipient] = await db
    .select()
    .from(enquiryRecipient)
    .where(eq(enquiryRecipient.enquiry_id, row?.id ?? ""));
  const about = { template: "quote_link_to_guest", data: {}, subject_id: recipient?.id ?? "" };
  await db.insert(outgoingEmail).values({ id: newId(), ...about, recipient: "Sipho@people.test", state: "sent" });

  const erased = { couple_name: "", couple_email: "", couple_phone: null, message: null, venue_location: null };
  const left = { is_erased: true, enquiry: { ...erased, wedding_date: "2031-03-07", services_interested: [] } };
  expect(await look(token, "/erase")).toMatchObject({ status: 200, body: left });
  for (const again of ["/erase", ""]) expect(await look(token, again)).toMatchObject({ status: 200, body: left });
  expect((await business.received()).enquiries).toMatchObject([erased]);
  const [after] = await db
    .select()
    .from(enquiry)
    .where(eq(enquiry.id, row?.id ?? ""));
  expect(after).toMatchObject({ ...erased, guest_count: null, budget_range: null, created_at: row?.created_at });
  expect(await db.$count(outgoingEmail, sql`lower(recipient) = 'sipho@people.test'`)).toBe(0);
  expect(await file()).toBeNull();
});

test("a bulk enquiry has one link for all, which shows its recipients", async () => {
  await openProvider({ categories: ["florists"] });
  await openProvider({ categories: ["florists"] });
  const [florists] = await db.select().from(category).where(eq(category.slug, "florists"));
  const { services_interested: _services, ...body } = { ...wrote, couple_email: "many@people.test" };
  const sent = { ...body, selected_category_ids: [florists?.id] };
  expect((await app.call("/api/enquiries/bulk-contact", { body: sent })).status).toBe(201);
  const token = tokenIn((await app.mailbox.waitFor("many@people.test"))[0]);
  const { body: result } = await look(token);
  expect(result.enquiry).toMatchObject({ kind: "bulk", recipients_total: 2, message: wrote.message });
  expect(result.enquiry.recipients.map(({ category_name }) => category_name)).toEqual(["Florists", "Florists"]);
  expect((await look(token, "/erase")).body.is_erased).toBe(true);
});

test("the copy of a couple that is signed in leads to what it sent, and makes no link", async () => {
  const couple = await openCouple();
  await couple.makeRequest(provider.id);
  await couple.contactMany("florists");
  for (const mail of await app.mailbox.waitFor(couple.content.couple_email, 2)) {
    expect(mail.text).toContain("https://umshado.test/couple-dashboard#enquiries");
    expect(mail.text).not.toContain("/your-enquiry");
  }
  const result = await db.select().from(enquiry).where(eq(enquiry.couple_id, couple.id));
  expect(result.map(({ link_hash }) => link_hash)).toEqual([null, null]);
});

test("a link that nobody made is invalid, and so is one whose email an admin corrected: a stranger may have it", async () => {
  const token = await makeRequest("thandy@people.test");
  const admin = await buildToken(app, (await buildSuperAdmin(app)).id);
  const [row] = await db.select().from(enquiry).where(eq(enquiry.couple_email, "thandy@people.test"));
  const right = { couple_name: "Thandi", couple_email: "thandi@right.test" };
  const path = `/api/admin/privacy/enquiries/${row?.id}`;
  expect((await app.call(path, { method: "PUT", token: admin, body: right })).status).toBe(200);
  for (const invalid of [token, "A".repeat(43), row?.id ?? "", row?.link_hash ?? ""])
    for (const to of ["", "/erase"])
      expect(await look(invalid, to)).toMatchObject({ status: 400, body: { code: "dead_link" } });
  expect(await db.$count(enquiry, eq(enquiry.couple_email, "thandi@right.test"))).toBe(1);
  await writeEvents(app.runtime);
  expect(await db.select().from(securityEvent).where(eq(securityEvent.event, "dead_link"))).toContainEqual(
    expect.objectContaining({ outcome: "failed", detail: "eraseByLink", account_id: null }),
  );
});

test("attempts with links are limited: invalid ones count like others", async () => {
  const token = await makeRequest("limit@people.test");
  for (let each = 0; each < limits.enquiry_links_per_address_max; each += 1)
    expect((await look("B".repeat(43), "", "198.51.100.7")).status).toBe(400);
  for (const to of ["", "/erase"]) expect((await look(token, to, "198.51.100.7")).status).toBe(429);
  expect(await look(token)).toMatchObject({ status: 200, body: { is_erased: false } });
});
