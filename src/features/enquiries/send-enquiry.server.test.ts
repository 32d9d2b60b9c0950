import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildCouple, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp, type Answer, type Refused } from "../../../test/harness.ts";
import * as limits from "../../contract/limits.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { enquiry, enquiryRecipient, pendingEnquiry } from "../../schema/enquiries.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { deliverEmail } from "../emails/jobs.ts";
import { enquiryEmails, enquiryToProvider } from "./emails.ts";

const app = await startTestApp({ jobs: [deliverEmail] });
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), enquiryEmails);

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

type Sent = { message: string; enquiry: { id: string } };

let couples = 0;

async function fill(overrides: Record<string, unknown> = {}) {
  couples += 1;
  const provider_id = overrides["provider_id"] ?? (await buildProvider(app)).id;
  const needed: { couple_name: string; couple_email: string } = {
    couple_name: "Naledi & Pieter",
    couple_email: `naledi${couples}@people.test`,
  };
  return { ...needed, ...overrides, provider_id };
}

function send<T = Refused>(body: unknown, options: { token?: string; key?: string } = {}): Promise<Answer<T>> {
  const { token, key } = options;
  const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
  return app.call<T>("/api/enquiries/direct", { body, headers, ...(token !== undefined && { token }) });
}

async function storedFrom(couple_email: string) {
  const enquiries = await db.select().from(enquiry).where(eq(enquiry.couple_email, couple_email));
  const [first] = enquiries;
  const recipients = first
    ? await db.select().from(enquiryRecipient).where(eq(enquiryRecipient.enquiry_id, first.id))
    : [];
  const [recipient] = recipients;
  const emails = recipient
    ? await db.select().from(outgoingEmail).where(eq(outgoingEmail.subject_id, recipient.id))
    : [];
  return { enquiries, recipients, emails };
}

async function expectNothingStored(couple_email: string) {
  expect(await storedFrom(couple_email)).toEqual({ enquiries: [], recipients: [], emails: [] });
  expect(await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, couple_email))).toEqual([]);
}

test("an enquiry is stored, and the provider and the couple each get an email", async () => {
  const provider = await buildProvider(app, { business_name: "Bo-Kaap Table" });
  const body = await fill({
    provider_id: provider.id,
    couple_phone: "082 555 0142",
    wedding_date: "2031-03-07",
    venue_location: "Franschhoek, Western Cape",
    guest_count: 1200,
    budget_range: "upper",
    message: "Molo, and salaam!\nCould you cook for us?",
    services_interested: ["Harvest table package"],
  });
  const { status, body: answer } = await send<Sent>(body);
  expect(status).toBe(201);
  expect(answer.message).toBe("Enquiry sent successfully! The provider will contact you soon.");

  const { enquiries, recipients, emails } = await storedFrom(body.couple_email);
  expect(enquiries).toMatchObject([
    { id: answer.enquiry.id, kind: "direct", couple_phone: "+27825550142", couple_id: null },
  ]);
  expect(recipients).toMatchObject([{ provider_id: provider.id, provider_name: "Bo-Kaap Table" }]);
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([provider.email, body.couple_email].toSorted());

  const [toProvider] = await app.mailbox.waitFor(provider.email);
  expect(toProvider).toMatchObject({
    subject: "Enquiry from Naledi & Pieter, 7 March 2031",
    replyTo: [{ name: "Naledi & Pieter", address: body.couple_email }],
    to: [{ address: provider.email }],
  });
  for (const part of [toProvider?.text, toProvider?.html]) {
    for (const expected of [
      "082 555 0142",
      "Franschhoek, Western Cape",
      "R\u00a0100\u00a0000 – R\u00a0200\u00a0000",
      "https://umshado.test/enquiries",
      "Harvest table package",
      "Molo, and salaam!",
    ]) {
      expect(part).toContain(expected);
    }
  }
  expect(toProvider?.text).toContain("Guests: 1\u00a0200");

  const [copy] = await app.mailbox.waitFor(body.couple_email);
  expect(copy).toMatchObject({ subject: "Your enquiry to Bo-Kaap Table" });
  expect(copy?.replyTo).toBeUndefined();
  expect(copy?.html).toMatch(/https:\/\/umshado\.test\/conversation#[\w-]{43}"/);
  expect(`${copy?.html}${copy?.text}`).not.toContain(provider.email);
});

test("a name and an email address are enough", async () => {
  const { status } = await send(
    await fill({ couple_phone: "", wedding_date: "", guest_count: "", budget_range: "", message: null }),
  );
  expect(status).toBe(201);
});

test("a signed-in couple's enquiry belongs to it", async () => {
  const couple = await buildCouple(app);
  const body = await fill();
  expect(await send(body, { token: await buildToken(app, couple.id) })).toMatchObject({ status: 201 });
  expect((await storedFrom(body.couple_email)).enquiries).toMatchObject([{ couple_id: couple.id }]);
});

test.each([
  ["couple_name", { couple_name: "" }],
  ["couple_name", { couple_name: "\u0007 \u0000" }],
  ["couple_email", { couple_email: undefined }],
  ["couple_email", { couple_email: "naledi@" }],
  ["couple_email", { couple_email: "naledi@people.test\r\nBcc: x@people.test" }],
  ["couple_phone", { couple_phone: "call me" }],
  ["wedding_date", { wedding_date: "2020-03-07" }],
  ["wedding_date", { wedding_date: "7 March" }],
  ["guest_count", { guest_count: "many" }],
  ["budget_range", { budget_range: "huge" }],
  ["message", { message: "a".repeat(limits.enquiry_message_length_max + 1) }],
  ["services_interested", { services_interested: [""] }],
  ["services_interested", { services_interested: Array.from({ length: 21 }, (_, place) => `Service ${place}`) }],
])("a bad %s is refused with a sentence on the field, and nothing is stored", async (field, wish) => {
  const body = await fill(wish);
  const { status, body: answer } = await send(body);
  expect(status).toBe(400);
  expect(answer.code).toBe("bad_input");
  expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  expect(answer.fields?.[field]).toMatch(/^[A-Z].*\.$/);
  await expectNothingStored(body.couple_email ?? "");
});

test("an enquiry of two megabytes is refused as too large, and nothing is stored", async () => {
  const body = await fill({ message: "a".repeat(2_000_000) });
  const { status, body: answer } = await send(body);
  expect({ status, code: answer.code }).toEqual({ status: 413, code: "too_large" });
  await expectNothingStored(body.couple_email);
});

test("an enquiry may be about today's wedding but not yesterday's, by South Africa's calendar", async () => {
  app.clock.set("2026-12-31T22:30:00Z");
  expect(await send(await fill({ wedding_date: "2027-01-01" }))).toMatchObject({ status: 201 });
  expect(await send(await fill({ wedding_date: "2026-12-31" }))).toMatchObject({ status: 400 });
});

test("an unpublished, an unknown and a nonsensical provider don't exist, and nothing is stored", async () => {
  const unpublished = await buildProvider(app, { is_published: false });
  for (const provider_id of [unpublished.id, "0193e0b0-0000-7000-8000-000000000000", "nobody"]) {
    const body = await fill({ provider_id });
    const { status, body: answer } = await send(body);
    expect({ status, answer }).toEqual({
      status: 404,
      answer: { error: "Provider not found", code: "provider_not_found" },
    });
    await expectNothingStored(body.couple_email);
  }
});

test("an owner can't send an enquiry to itself", async () => {
  const owner = await buildProvider(app);
  const body = await fill({ provider_id: owner.id });
  const { status, body: answer } = await send(body, { token: await buildToken(app, owner.id) });
  expect({ status, code: answer.code }).toEqual({ status: 403, code: "own_enquiry" });
  await expectNothingStored(body.couple_email);
});

test("markup and line breaks in a name stay text, and add no header", async () => {
  const provider = await buildProvider(app);
  const couple_name = "<b>Zoë</b>\r\nBcc: victim@people.test\n<script>alert(1)</script>";
  const body = await fill({ provider_id: provider.id, couple_name, message: "<img src=x onerror=alert(1)>" });
  expect(await send(body)).toMatchObject({ status: 201 });
  const shown = "<b>Zoë</b> Bcc: victim@people.test <script>alert(1)</script>";
  expect((await storedFrom(body.couple_email)).enquiries).toMatchObject([{ couple_name: shown }]);
  const [mail] = await app.mailbox.waitFor(provider.email);
  expect(mail?.subject).toBe(`Enquiry from ${shown}`);
  expect(mail?.replyTo).toEqual([{ name: shown, address: body.couple_email }]);
  expect(mail?.bcc ?? []).toEqual([]);
  expect(mail?.to).toHaveLength(1);
  expect(mail?.html).not.toMatch(/<script|<img|<b>/i);
  expect(mail?.text).toContain("<img src=x onerror=alert(1)>");
});

test("an enquiry with the hidden field filled in waits for the link in an email; a couple's own is sent, and each is logged", async () => {
  const body = await fill({ extra_remarks: "Zulu Trading" });
  expect(await send(body)).toMatchObject({ status: 202, body: { state: "awaiting_confirmation" } });
  expect(await db.$count(pendingEnquiry, eq(pendingEnquiry.couple_email, body.couple_email))).toBe(1);
  expect(app.log.entries.at(-1)).toMatchObject({ event: "trap filled", fields: { form: "direct_enquiry" } });
  const { id, email } = await buildCouple(app, { email_verified_at: app.clock.now() });
  const own = await fill({ extra_remarks: "Zulu Trading", couple_email: email });
  expect((await send(own, { token: await buildToken(app, id) })).status).toBe(201);
});

test("a double click is one enquiry and two emails, also when both arrive at once", async () => {
  const provider = await buildProvider(app);
  const body = await fill({ provider_id: provider.id });
  const key = `double-${body.couple_email}`;
  const answers = await Promise.all([1, 2, 3].map(() => send<Sent>(body, { key })));
  answers.push(await send<Sent>(body, { key }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.body.enquiry.id)).size).toBe(1);
  const { enquiries, emails } = await storedFrom(body.couple_email);
  expect(enquiries).toHaveLength(1);
  expect(emails).toHaveLength(2);
  await app.mailbox.waitFor(provider.email);
  expect(await app.mailbox.emailsTo(provider.email)).toHaveLength(1);
});

test("the same key with other content is refused", async () => {
  const body = await fill();
  await send(body, { key: "reused" });
  const { status, body: answer } = await send({ ...body, couple_name: "Somebody else" }, { key: "reused" });
  expect({ status, code: answer.code }).toEqual({ status: 409, code: "idempotency_mismatch" });
});

test("a sender may send ten enquiries an hour, however its address is written; repeats don't count", async () => {
  const body = await fill({ couple_email: "often@people.test" });
  for (let each = 1; each <= limits.direct_enquiries_per_sender_max; each += 1) {
    expect(await send({ ...body, message: `${each}` }, { key: `often-${each}` })).toMatchObject({ status: 201 });
    expect(await send({ ...body, message: `${each}` }, { key: `often-${each}` })).toMatchObject({ status: 201 });
  }
  const refused = await send({ ...body, couple_email: "Often@People.test" });
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe("too_many_requests");
  expect(refused.body.error).toMatch(/try again in 60 minutes\.$/);
  expect(refused.headers.get("retry-after")).toBe("3600");
  expect(await send(await fill())).toMatchObject({ status: 201 });
});

test("an address may send twenty enquiries an hour", async () => {
  const statuses: number[] = [];
  for (let each = 0; each <= limits.direct_enquiries_per_address_max; each += 1) {
    statuses.push((await send(await fill())).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(limits.direct_enquiries_per_address_max);
  expect(statuses.at(-1)).toBe(429);
});

test("an email about a provider that was deleted since is not sent", async () => {
  const ctx = app.ctx();
  const unknown = { recipient_id: "0193e0b0-0000-7000-8000-000000000000" };
  await expect(enquiryToProvider.compose(ctx, unknown, "x@people.test")).rejects.toThrow("The enquiry is gone.");
});
