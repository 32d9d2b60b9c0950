import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { ReceivedEnquiry, SentEnquiry } from "../../contract/enquiries/schema.ts";
import { auditEntry } from "../../schema/audit.ts";
import { category } from "../../schema/categories.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { deleteProviderAccount } from "../../server/account/delete-provider-account.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const [flowers] = await db.select().from(category).where(eq(category.slug, "florists"));

async function openEnquiry() {
  app.clock.advance(61 * 60 * 1000);
  const couple = await buildCouple(app, { email_verified_at: app.clock.now() });
  const couple_token = await buildToken(app, couple.id);
  const { id, email } = await buildProvider(app, { business_name: "Acacia", categories: ["florists"] });
  const other = await buildProvider(app, { business_name: "Baobab", categories: ["florists"] });
  const sender = { couple_name: "Naledi", couple_email: couple.email };
  const makeRequest = (path: string, body: object) =>
    app.call(`/api/enquiries/${path}`, { body: { ...sender, ...body }, token: couple_token });
  await makeRequest("direct", { provider_id: id });
  app.clock.advance(1000);
  const selected_category_ids = [flowers?.id];
  const where = { wedding_date: "2031-03-07", venue_location: "Paarl", guest_count: 5 };
  await makeRequest("bulk-contact", { ...where, selected_category_ids });

  const token = await buildToken(app, id);
  const received = async (query = "") =>
    (await app.call<{ enquiries: ReceivedEnquiry[]; total: number }>(`/api/enquiries/received${query}`, { token }))
      .body;
  const sent = async () =>
    (await app.call<{ enquiries: SentEnquiry[] }>("/api/enquiries/sent", { token: couple_token })).body.enquiries;
  const ids = (await received()).enquiries.map((each) => each.id);
  return { id, email, token, couple_token, other, received, sent, bulk: ids[0] ?? "", direct: ids[1] ?? "" };
}

const mark = (id: string, is_answered: unknown, token?: string) =>
  app.call<{ enquiry: ReceivedEnquiry; code?: string }>(`/api/enquiries/received/${id}/answered`, {
    method: "PUT",
    body: { is_answered },
    ...(token !== undefined && { token }),
  });

test("both sides see that a provider answered a direct or bulk enquiry; a second mark leaves the date of the first", async () => {
  const { bulk, direct, token, received, sent } = await openEnquiry();
  const emails = await db.$count(outgoingEmail);
  const before = app.clock.now().toISOString();
  const first = (await mark(direct, true, token)).body.enquiry;
  const first_at = first.answered_at ?? "";
  expect([first.id, first_at >= before]).toEqual([direct, true]);
  app.clock.advance(24 * 60 * 60 * 1000);
  expect((await mark(direct, true, token)).body.enquiry.answered_at).toBe(first_at);
  const later_at = (await mark(bulk, true, token)).body.enquiry.answered_at ?? "";
  expect(Date.parse(later_at) - Date.parse(first_at)).toBeGreaterThanOrEqual(24 * 60 * 60 * 1000);
  expect((await received()).enquiries.map(({ answered_at }) => answered_at)).toEqual([later_at, first_at]);
  expect(await sent()).toMatchObject([
    {
      kind: "bulk",
      answered_total: 1,
      recipients: [
        { provider_name: "Acacia", answered_at: later_at },
        { provider_name: "Baobab", answered_at: null },
      ],
    },
    { kind: "direct", answered_total: 1, recipients: [{ answered_at: first_at }] },
  ]);
  expect(await db.$count(outgoingEmail)).toBe(emails);
});

test("a mark that is taken back leaves nothing, however often", async () => {
  const { direct, token, sent } = await openEnquiry();
  await mark(direct, true, token);
  for (const _ of [1, 2]) expect((await mark(direct, false, token)).body.enquiry.answered_at).toBeNull();
  expect(await sent()).toMatchObject([{}, { answered_total: 0, recipients: [{ answered_at: null }] }]);
});

test("the list distinguishes answered enquiries from open ones, without junk", async () => {
  const { bulk, direct, token, received } = await openEnquiry();
  await mark(direct, true, token);
  const idsOf = async (query: string) => (await received(query)).enquiries.map(({ id }) => id);
  expect(await idsOf("?answered=true")).toEqual([direct]);
  expect(await idsOf("?answered=false")).toEqual([bulk]);
  expect(await received("?answered=false")).toMatchObject({ total: 1 });
  expect(await idsOf("?answered=")).toEqual([bulk, direct]);
  expect(await received("?answered=perhaps")).toMatchObject({ code: "bad_parameter" });
  await app.call(`/api/enquiries/received/${bulk}/junk`, { method: "PUT", body: { is_junk: true }, token });
  expect(await idsOf("?answered=false")).toEqual([]);
});

test("only a recipient can mark it, with yes or no", async () => {
  const { direct, token, couple_token, other, received } = await openEnquiry();
  const stranger = await buildToken(app, other.id);
  expect(await mark(direct, true, stranger)).toMatchObject({ status: 404, body: { code: "enquiry_not_found" } });
  expect((await mark("nonsense", true, token)).status).toBe(404);
  expect((await mark(direct, true, couple_token)).status).toBe(403);
  expect((await mark(direct, true)).status).toBe(401);
  expect((await mark(direct, "perhaps", token)).status).toBe(400);
  expect(await received("?answered=true")).toMatchObject({ total: 0 });
});

test("an answer that an admin marks as the provider is in the audit, one that the provider marks is not", async () => {
  const { id, direct, token } = await openEnquiry();
  const admin = await buildSuperAdmin(app);
  const as = await buildToken(app, id, { admin_id: admin.id });
  await mark(direct, true, token);
  await mark(direct, false, as);
  await mark(direct, true, as);
  const entries = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, direct));
  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    "enquiry_marked_as_answered",
    "enquiry_marked_as_unanswered",
  ]);
  expect(entries).toMatchObject([{ actor_id: admin.id, acting_as_id: id, subject_name: "Naledi" }, {}]);
});

test("a deleted provider leaves its mark with the couple, like its name", async () => {
  const { id, direct, token, sent } = await openEnquiry();
  await mark(direct, true, token);
  await db.transaction((tx) => deleteProviderAccount(app.ctx(), tx, id));
  expect(await sent()).toMatchObject([
    {},
    { recipients: [{ provider_id: null, answered_at: expect.any(String) as unknown }] },
  ]);
});
