import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { directEnquiry } from "../../contract/enquiries/schema.ts";
import type { ErrorAnswer } from "../../contract/error-answer.ts";
import { rows } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { couple, favourite } from "../../schema/couples.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { enquiry, enquiryRecipient } from "../../schema/enquiries.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";
import { sendEnquiry } from "../enquiries/send-enquiry.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());

const password = "fynbos";

async function open(overrides: Parameters<typeof buildCouple>[1] = {}) {
  const owner = await buildCouple(app, { password, ...overrides });
  const token = await buildToken(app, owner.id);
  const leave = (body: object = { password }) =>
    app.call<ErrorAnswer>("/api/account", { method: "DELETE", token, body });
  const isThere = async () =>
    (
      await rows(
        db,
        sql`select 1 from account where id = ${owner.id} union all select 1 from couple where id = ${owner.id}`,
      )
    ).length > 0;
  return { ...owner, token, leave, isThere };
}

test("a couple's account is deleted with wedding, favourites and sessions, the couple gets an email, and its address is free again", async () => {
  const { id, email, token, leave, isThere } = await open();
  const other = await buildToken(app, id);
  const saved = await buildProvider(app);
  await app.call("/api/favorites", { token, body: { provider_id: saved.id } });
  expect(await leave()).toMatchObject({ status: 204, body: null });
  expect(await isThere()).toBe(false);
  expect(await db.$count(favourite, eq(favourite.couple_id, id))).toBe(0);
  for (const each of [token, other]) expect((await app.call("/api/account", { token: each })).status).toBe(401);

  const [farewell] = await app.mailbox.waitFor(email, 1);
  expect(farewell?.subject).toBe("Your account has been deleted");
  expect(farewell?.text).toContain("Enquiries stay with the providers who received them");
  expect(
    (await app.call("/api/couples/register", { body: { email, password, confirmPassword: password } })).status,
  ).toBe(201);
});

test("enquiries stay with the providers, cut from the couple, and emails to them are still sent; the couple's own copies are deleted", async () => {
  const { email, token, leave } = await open();
  const [one, two] = [await buildProvider(app, { categories: ["florists"] }), await buildProvider(app)];
  const sent = { couple_name: "Lerato", couple_email: email, message: "Is 7 March free?" };
  const direct = { ...sent, provider_id: two.id };
  expect((await app.call("/api/enquiries/direct", { token, body: direct })).status).toBe(201);
  const guests = { wedding_date: "2099-03-07", venue_location: "Paarl", guest_count: 80 };
  const florists = await rows<{ id: number }>(db, sql`select id from category where slug = 'florists'`);
  const bulk = { ...sent, ...guests, selected_category_ids: florists.map(({ id }) => id) };
  expect((await app.call("/api/enquiries/bulk-contact", { token, body: bulk })).status).toBe(201);
  const [recipient] = await db.select().from(enquiryRecipient).where(eq(enquiryRecipient.provider_id, two.id));
  const about = { template: "booking_confirmed_to_couple", data: {}, subject_id: recipient?.id ?? "" };
  await db.insert(outgoingEmail).values({ id: newId(), ...about, recipient: email, state: "sent" });
  expect((await leave()).status).toBe(204);

  expect(await db.select().from(enquiry).where(eq(enquiry.couple_email, email))).toMatchObject([
    { couple_id: null, couple_name: "Lerato" },
    { couple_id: null, message: "Is 7 March free?" },
  ]);
  for (const each of [one, two]) expect(await app.mailbox.waitFor(each.email, 1)).toHaveLength(1);
  const left = await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, email));
  expect(left.filter(({ template }) => template !== "couple_farewell")).toEqual([]);
});

test("the provider with the same address loses nothing", async () => {
  const { email, leave } = await open();
  const business = await buildProvider(app, { email });
  const sent = { couple_name: "Sipho", couple_email: "sipho@people.test", provider_id: business.id };
  await app.call("/api/enquiries/direct", { body: sent });
  await leave();
  const left = await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, email));
  expect(left.map(({ template }) => template)).toContain("enquiry_to_provider");
  expect((await app.call(`/api/providers/${business.id}`)).status).toBe(200);
});

test("nothing is deleted without the proof, by an admin who acts as the couple, or for another couple", async () => {
  const { id, email, leave, isThere } = await open();
  for (const body of [{}, { password: "wrong" }, { email }]) {
    const { status, body: answer } = await leave(body);
    expect([status, Object.keys(answer.fields ?? {})]).toEqual([400, ["password"]]);
  }
  const admin = await buildSuperAdmin(app);
  const token = await buildToken(app, id, { admin_id: admin.id });
  const acting = await app.call("/api/account", { method: "DELETE", token, body: { password } });
  expect(acting).toMatchObject({ status: 403, body: { code: "not_while_impersonating" } });
  expect(await isThere()).toBe(true);
  const other = await open();
  expect((await other.leave()).status).toBe(204);
  expect(await isThere()).toBe(true);
});

test("an account without a password is deleted by its address, typed again", async () => {
  const { email, leave, isThere } = await open({ password: null });
  expect((await leave({ password })).status).toBe(400);
  expect((await leave({ email: email.toUpperCase() })).status).toBe(204);
  expect(await isThere()).toBe(false);
});

test("twice at once is once, with one farewell", async () => {
  const { id, email, leave } = await open();
  const answers = await Promise.all([leave(), leave()]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await db.$count(couple, eq(couple.id, id))).toBe(0);
  await app.mailbox.waitFor(email, 1);
  const farewells = () => db.select().from(outgoingEmail).where(eq(outgoingEmail.subject_id, id));
  await expect.poll(async () => (await farewells()).map(({ state }) => state)).toEqual(["sent"]);
  // The address is deleted once the mail was sent.
  expect((await farewells()).map(({ recipient, data }) => [recipient, data])).toEqual([["", {}]]);
});

test("an enquiry in the moment of the deletion is the couple's or refused, and leaves no copy behind", async () => {
  const { id, email, token, leave } = await open();
  const provider = await buildProvider(app);
  const direct = (couple_name: string) => {
    const body = { couple_name, couple_email: email, provider_id: provider.id };
    return app.call("/api/enquiries/direct", { token, body });
  };
  const [left, ...sent] = await Promise.all([leave(), ...["A", "B", "C", "D"].map(direct)]);
  expect(left.status).toBe(204);
  for (const { status } of sent) expect([201, 401]).toContain(status);
  expect(await db.$count(enquiry, eq(enquiry.couple_id, id))).toBe(0);

  const input = directEnquiry.parse({ couple_name: "E", couple_email: email, provider_id: provider.id });
  const deletedCouple = app.ctx({ kind: "couple", id, couple_id: id, role: "owner", admin_id: null });
  const device = { cookie: undefined, store: () => undefined };
  const facts = {
    address: "203.0.113.77",
    idempotencyKey: undefined,
    userAgent: undefined,
    bearerToken: token,
    linkToken: undefined,
    device,
    handoff: device,
  };
  await expect(sendEnquiry(deletedCouple, input, facts)).rejects.toMatchObject({ code: "sign_in_required" });
});
