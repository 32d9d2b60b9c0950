import { eq, inArray } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  buildKnownDevice,
  buildCouple,
  buildProvider,
  buildSuperAdmin,
  buildToken,
} from "../../../../test/factories.ts";
import { startTestApp, type Answer } from "../../../../test/harness.ts";
import { buildRandomCatalogue } from "../../../../test/random-catalogue.ts";
import type { BulkOutcome } from "../../../contract/enquiries/bulk-schema.ts";
import type { ErrorAnswer } from "../../../contract/error-answer.ts";
import * as limits from "../../../contract/limits.ts";
import { openMailer } from "../../../platform/network/mail.ts";
import { category } from "../../../schema/categories.ts";
import { outgoingEmail } from "../../../schema/emails.ts";
import { enquiry, enquiryRecipient } from "../../../schema/enquiries.ts";
import { deliverEmails } from "../../emails/deliver-emails.ts";
import { enquiryEmails } from "../emails.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), enquiryEmails);
const ids = new Map((await db.select().from(category)).map(({ slug, id }) => [slug, id]));
const names = new Map((await db.select().from(category)).map(({ id, name }) => [id, name]));
const idOf = (slug: string) => ids.get(slug) ?? 0;

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

let couples = 0;

function fill(slugs: string[], overrides: Record<string, unknown> = {}) {
  couples += 1;
  return {
    couple_name: "Naledi & Pieter",
    couple_email: `naledi${couples}@people.test`,
    wedding_date: "2031-03-07",
    venue_location: "Franschhoek, Western Cape",
    guest_count: 80,
    selected_category_ids: slugs.map(idOf),
    excluded_category_ids: [] as number[],
    ...overrides,
  };
}

type Options = { token?: string; key?: string };

/** Guests use a known device and a separate network, so that no enquiry waits for confirmation. */
async function send<T = BulkOutcome>(body: Record<string, unknown>, { token, key }: Options = {}): Promise<Answer<T>> {
  const { couple_email } = body;
  const known = typeof couple_email === "string" ? await buildKnownDevice(app, couple_email) : {};
  const headers: Record<string, string> = key === undefined ? known : { ...known, "idempotency-key": key };
  const address = `198.18.${couples}.7`;
  return app.call<T>("/api/enquiries/bulk-contact", { body, headers, address, ...(token !== undefined && { token }) });
}

async function stored(couple_email: string) {
  const enquiries = await db.select().from(enquiry).where(eq(enquiry.couple_email, couple_email));
  const enquiry_ids = enquiries.map(({ id }) => id);
  const recipients = await db.select().from(enquiryRecipient).where(inArray(enquiryRecipient.enquiry_id, enquiry_ids));
  const subjects = [...enquiry_ids, ...recipients.map(({ id }) => id)];
  const emails = await db.select().from(outgoingEmail).where(inArray(outgoingEmail.subject_id, subjects));
  return { enquiries, recipients, emails };
}

async function expectNothingStored(couple_email: string) {
  expect(await stored(couple_email)).toEqual({ enquiries: [], recipients: [], emails: [] });
  expect(await db.$count(outgoingEmail, eq(outgoingEmail.recipient, couple_email))).toBe(0);
}

test("each provider of a chosen category gets its own email, and the couple one copy", async () => {
  const cook = await buildProvider(app, { business_name: "Harvest Table", categories: ["caterers"] });
  const both = await buildProvider(app, { business_name: "Bar & Fire", categories: ["mobile-bars", "caterers"] });
  await buildProvider(app, { categories: ["caterers"], is_published: false });
  await buildSuperAdmin(app, { categories: ["caterers"] });
  const body = fill(["caterers", "mobile-bars"], { message: "Molo!\nCan you?", couple_phone: "082 555 0142" });
  const { status, body: outcome } = await send(body);
  expect(status).toBe(201);
  expect(outcome).toEqual({
    message: "Your enquiry has been sent.",
    state: "sent",
    providers_contacted: 2,
    emails_sent: 2,
    categories: 2,
    taken: 0,
    breakdown: [
      { category: names.get(idOf("caterers")), provider_count: 1 },
      { category: names.get(idOf("mobile-bars")), provider_count: 1 },
    ].toSorted((a, b) => [...names.values()].indexOf(a.category ?? "") - [...names.values()].indexOf(b.category ?? "")),
  });
  const { enquiries, recipients, emails } = await stored(body.couple_email);
  expect(enquiries).toMatchObject([
    { kind: "bulk", couple_id: null, couple_phone: "+27825550142", selected_category_ids: body.selected_category_ids },
  ]);
  expect(new Set(recipients.map(({ provider_id }) => provider_id))).toEqual(new Set([cook.id, both.id]));
  expect(recipients).toHaveLength(2);
  expect(emails).toHaveLength(3);

  const [mail] = await app.mailbox.waitFor(cook.email);
  expect(mail).toMatchObject({
    subject: "Enquiry from Naledi & Pieter, 7 March 2031",
    replyTo: [{ name: "Naledi & Pieter", address: body.couple_email }],
  });
  const shared = `They are looking for ${names.get(idOf("caterers"))} and sent this enquiry to Harvest Table and to other vendors who suit them.`;
  for (const part of [mail?.text, mail?.html])
    for (const expected of [shared, "Can you?"]) expect(part).toContain(expected);
  const [copy] = await app.mailbox.waitFor(body.couple_email);
  expect(copy?.subject).toBe("Your enquiry to 2 vendors");
  for (const expected of ["Harvest Table", "Bar & Fire", "Can you?"]) expect(copy?.text).toContain(expected);
  expect(`${copy?.html}${copy?.text}`).not.toContain(cook.email);
});

describe("on random catalogues", () => {
  let wish: Awaited<ReturnType<typeof buildRandomCatalogue>>;
  beforeAll(async () => {
    wish = await buildRandomCatalogue(app, idOf);
  });

  test.each(Array.from({ length: 12 }, (_, round) => round))("the breakdown adds up, round %i", async () => {
    const [selected, excluded, reached] = wish();
    const body = fill([], { selected_category_ids: selected, excluded_category_ids: excluded });
    const query = `selected=${selected.join(",")}&excluded=${excluded.join(",")}`;
    const preview = await app.call<BulkOutcome>(`/api/enquiries/bulk-contact/recipients?${query}`);
    const { status, body: outcome } = await send(body);
    expect(status).toBe(201);
    const { breakdown, providers_contacted, emails_sent, categories } = outcome;
    const underOf = ({ category_ids }: { category_ids: number[] }) =>
      selected.includes(category_ids[0] ?? 0) ? category_ids[0] : selected.find((id) => category_ids.includes(id));
    const expected = Map.groupBy(reached, (each) => names.get(underOf(each) ?? 0) ?? "");
    expect(Object.fromEntries(breakdown.map((each) => [each.category, each.provider_count]))).toEqual(
      Object.fromEntries([...expected].map(([name, those]) => [name, those.length])),
    );
    expect(breakdown.reduce((sum, { provider_count }) => sum + provider_count, 0)).toBe(providers_contacted);
    expect([providers_contacted, emails_sent, categories]).toEqual([reached.length, reached.length, expected.size]);
    expect(preview.body).toMatchObject({ providers_contacted, categories, breakdown });
    const { emails } = await stored(body.couple_email);
    const mailed = emails
      .filter(({ template }) => template === "enquiry_to_provider")
      .map(({ recipient }) => recipient);
    expect(mailed.toSorted()).toEqual(reached.map(({ email }) => email).toSorted());
  });
});

test("a category has at most fifty recipients: from the province or travelling first, then by trust score", async () => {
  const far = { categories: ["menswear"], city: "Durban", province: "KwaZulu-Natal" as const };
  const near = await buildProvider(app, { ...far, city: "Paarl", province: "Western Cape", trust_score: 0.1 });
  const travelling = await buildProvider(app, { ...far, willing_to_travel: true, trust_score: 0.2 });
  const placeless = await buildProvider(app, { ...far, city: null, province: null, trust_score: 4.9 });
  const others: { id: string; score: number }[] = [];
  for (let each = 0; each < limits.bulk_recipients_per_category_max + 2; each += 1) {
    const score = ((each * 37) % 50) / 10;
    others.push({ ...(await buildProvider(app, { ...far, trust_score: score })), score });
  }
  const body = fill(["menswear"]);
  const { body: outcome } = await send(body);
  expect(outcome.providers_contacted).toBe(limits.bulk_recipients_per_category_max);
  const reached = new Set((await stored(body.couple_email)).recipients.map(({ provider_id }) => provider_id));
  for (const { id } of [near, travelling, placeless]) expect(reached.has(id)).toBe(true);
  const score = (isReachable: boolean) =>
    others.filter(({ id }) => reached.has(id) === isReachable).map((each) => each.score);
  expect(Math.min(...score(true))).toBeGreaterThanOrEqual(Math.max(...score(false)));

  const abroad = fill(["menswear"], { venue_location: "Mauritius" });
  await send(abroad);
  const then = new Set((await stored(abroad.couple_email)).recipients.map(({ provider_id }) => provider_id));
  expect([then.has(near.id), then.has(travelling.id)]).toEqual([false, true]);
});

describe("the owner of an enquiry", () => {
  beforeAll(() => buildProvider(app, { categories: ["jewellery"] }));

  test("comes from the session, whatever the couple_id says", async () => {
    const [couple, victim] = [await buildCouple(app), await buildCouple(app)];
    const own = fill(["jewellery"], { couple_id: victim.id });
    await send(own, { token: await buildToken(app, couple.id) });
    expect((await stored(own.couple_email)).enquiries).toMatchObject([{ couple_id: couple.id }]);
    for (const couple_id of [victim.id, "nobody", 7, { id: victim.id }]) {
      const spoofed = fill(["jewellery"], { couple_id });
      expect((await send(spoofed)).status).toBe(201);
      expect((await stored(spoofed.couple_email)).enquiries).toMatchObject([{ couple_id: null }]);
    }
  });

  test("a provider that sends an enquiry is not among its recipients", async () => {
    const { id } = await buildProvider(app, { categories: ["jewellery"] });
    const body = fill(["jewellery"]);
    expect((await send(body, { token: await buildToken(app, id) })).status).toBe(201);
    expect((await stored(body.couple_email)).recipients.map(({ provider_id }) => provider_id)).not.toContain(id);
  });
});

test.each([
  ["selected_category_ids", { selected_category_ids: [] }, "Please select at least one category"],
  ["selected_category_ids", { selected_category_ids: undefined }, "Please select at least one category"],
  ["selected_category_ids", { selected_category_ids: ["florists"] }, undefined],
  ["couple_name", { couple_name: " \u0007" }, undefined],
  ["couple_email", { couple_email: "naledi" }, undefined],
  ["wedding_date", { wedding_date: undefined }, undefined],
  ["wedding_date", { wedding_date: "2020-03-07" }, undefined],
  ["venue_location", { venue_location: " " }, undefined],
  ["guest_count", { guest_count: 0 }, undefined],
  ["message", { message: "a".repeat(limits.enquiry_message_length_max + 1) }, undefined],
  ["seconds_open", { seconds_open: -1 }, "Say for how many seconds the form was open, or leave it out."],
])("a bad %s is refused at its field, and nothing is stored", async (field, wish, sentence) => {
  await buildProvider(app, { categories: ["transport"] });
  const body = fill(["transport"], wish);
  const { status, body: answer } = await send<ErrorAnswer>(body);
  expect([status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([400, "bad_input", [field]]);
  expect(answer.error).toMatch(sentence ?? /^[A-Z].*\.$/);
  await expectNothingStored(body.couple_email);
});

test("without any recipient the answer says so, and nothing is stored or counted", async () => {
  await buildProvider(app, { categories: ["bridal-wear"] });
  const excluded = { excluded_category_ids: [idOf("bridal-wear")] };
  const nobody = [
    { selected_category_ids: [999] },
    { selected_category_ids: [99_999_999_999] },
    { selected_category_ids: [-3] },
  ];
  for (const wish of [...nobody, excluded, excluded, excluded]) {
    const body = fill(["bridal-wear"], { ...wish, couple_email: "nobody@people.test" });
    const { status, body: answer } = await send<ErrorAnswer>(body);
    expect([status, answer.code]).toEqual([400, "nobody_to_contact"]);
  }
  await expectNothingStored("nobody@people.test");
  expect((await send(fill(["bridal-wear"], { couple_email: "nobody@people.test" }))).status).toBe(201);
});

test("an enquiry with the hidden field filled in waits for the link in an email, and one that is too fast is refused for a while", async () => {
  await buildProvider(app, { categories: ["transport"] });
  const trapped = fill(["transport"], { extra_remarks: "https://spam.test" });
  expect(await send(trapped)).toMatchObject({ status: 202, body: { state: "awaiting_confirmation", emails_sent: 0 } });
  expect((await stored(trapped.couple_email)).enquiries).toEqual([]);

  const fast = fill(["transport"], { seconds_open: 0.3 });
  const { status, body, headers } = await send<ErrorAnswer>(fast);
  expect([status, body.code, headers.get("retry-after")]).toEqual([429, "too_fast", "2"]);
  await expectNothingStored(fast.couple_email);
  expect((await send({ ...fast, seconds_open: 2 })).status).toBe(201);
});

test("a double click is one enquiry, also when both arrive at once, and is answered the same", async () => {
  const { email } = await buildProvider(app, { categories: ["photo-booths"] });
  const body = fill(["photo-booths"]);
  const key = "double";
  const answers = await Promise.all([1, 2, 3].map(() => send(body, { key })));
  answers.push(await send({ ...body, seconds_open: 9 }, { key }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
  const { enquiries, recipients, emails } = await stored(body.couple_email);
  expect(enquiries).toHaveLength(1);
  expect(emails).toHaveLength(recipients.length + 1);
  expect(emails.filter(({ recipient }) => recipient === email)).toHaveLength(1);
  const other = await send<ErrorAnswer>({ ...body, guest_count: 81 }, { key });
  expect([other.status, other.body.code]).toEqual([409, "idempotency_mismatch"]);
});

test("a repeat is answered what the first was, whatever its categories are called by then", async () => {
  await buildProvider(app, { categories: ["photo-booths"] });
  const body = fill(["photo-booths"]);
  const first = await send(body, { key: "renamed" });
  const named = names.get(idOf("photo-booths")) ?? "";
  await db.update(category).set({ name: "Booths" }).where(eq(category.slug, "photo-booths"));
  const repeat = await send(body, { key: "renamed" });
  await db.update(category).set({ name: named }).where(eq(category.slug, "photo-booths"));
  expect(first.body.breakdown).toMatchObject([{ category: named }]);
  expect([repeat.status, repeat.body]).toEqual([201, first.body]);
});

test("a sender and an address may each send five an hour", async () => {
  const slugs = ["stationery-and-invitations", "jewellery"];
  for (const slug of slugs) await buildProvider(app, { categories: [slug] });
  const once = async (overrides: object, address: string) => {
    const body = fill([slugs[couples % 2] ?? ""], { ...overrides });
    const headers = await buildKnownDevice(app, body.couple_email);
    return app.call<ErrorAnswer>("/api/enquiries/bulk-contact", { body, headers, address });
  };
  for (const [overrides, addressOf, most] of [
    [{ couple_email: "often@people.test" }, (each: number) => `198.19.${each}.7`, limits.bulk_enquiries_per_sender_max],
    [{}, () => "203.0.113.99", limits.bulk_enquiries_per_address_max],
  ] as const) {
    for (let each = 1; each <= most; each += 1) expect((await once(overrides, addressOf(each))).status).toBe(201);
    const { status, headers, body } = await once(overrides, addressOf(77));
    expect([status, body.code, Number(headers.get("retry-after")) > 3_500]).toEqual([429, "too_many_requests", true]);
  }
});
