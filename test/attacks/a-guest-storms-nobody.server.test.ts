import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as limits from "../../src/contract/limits.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { enquiryEmails } from "../../src/features/enquiries/emails.ts";
import { removeOverdue } from "../../src/features/enquiries/store-held.ts";
import { newId } from "../../src/platform/clock.ts";
import { openMailer } from "../../src/platform/mail.ts";
import { category } from "../../src/schema/categories.ts";
import { enquiry, heldEnquiry } from "../../src/schema/enquiries.ts";
import { buildConfirmedEmail, buildCouple, buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { tokenIn } from "../mailbox.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), enquiryEmails);
const categories = await db.select().from(category);
const idOf = (slug: string) => categories.find((each) => each.slug === slug)?.id ?? 0;
for (const slug of ["caterers", "caterers", "photographers"]) await buildProvider(app, { categories: [slug] });

let networks = 0;
/** A caller whom nobody has seen before. */
function elsewhere(): string {
  networks += 1;
  return `198.51.${networks}.7`;
}

type Sent = { state: string; emails_sent: number; providers_contacted: number; breakdown: object[] };

function send(couple_email: string, { address = elsewhere(), token = "", ...more }: Record<string, unknown> = {}) {
  const body = {
    couple_name: "Lerato & Pieter",
    couple_email,
    wedding_date: "2031-03-07",
    venue_location: "Paarl",
    guest_count: 80,
    message: "Is the day free?",
    selected_category_ids: [idOf("caterers")],
    ...more,
  };
  return app.call<Sent>("/api/enquiries/bulk-contact", {
    body,
    address: String(address),
    ...(token !== "" && { token: String(token) }),
  });
}

const waiting = { status: 202, body: { state: "awaiting_confirmation", emails_sent: 0 } };
const sent = { status: 201, body: { state: "sent" } };

test("the first ordinary one leaves at once; the second of the day for its mailbox or its network waits", async () => {
  expect(await send("one@people.test", { address: "198.51.100.1" })).toMatchObject(sent);
  const tagged = await send("One+again@people.test");
  expect(tagged).toMatchObject(waiting);
  expect(tagged.body).toMatchObject({
    providers_contacted: 2,
    breakdown: [{ category: "Caterers", provider_count: 2 }],
  });
  expect(await send("two@people.test", { address: "198.51.100.200" })).toMatchObject(waiting);
  expect(await send("three@people.test", { address: "2001:db8:1:2::1" })).toMatchObject(sent);
  expect(await send("four@people.test", { address: "2001:db8:1:2:ffff::9" })).toMatchObject(waiting);
  app.clock.advance(25 * 60 * 60 * 1000);
  expect(await send("one@people.test", { address: "198.51.100.1" })).toMatchObject(sent);
});

test.each([
  ["a link in its message", { message: "See https://win.example/prize" }],
  ["a bare host in its name", { couple_name: "win.example" }],
  ["an email address in its message", { message: "Write to boss@win.example" }],
  ["a link instead of a venue", { venue_location: "www.win.example" }],
])("one with %s waits, and nothing of it reaches anybody", async (name, more) => {
  const couple_email = `${name.replaceAll(" ", "-")}@people.test`;
  expect(await send(couple_email, more)).toMatchObject(waiting);
  expect(await db.$count(enquiry, eq(enquiry.couple_email, couple_email))).toBe(0);
  const [mail] = await app.mailbox.waitFor(couple_email);
  expect(mail?.subject).toBe("Please confirm your enquiry to 2 vendors");
  expect(`${mail?.text}${mail?.html}`).not.toContain("win.example");
});

test("one to more than sixty waits", async () => {
  for (let each = 0; each < 31; each += 1)
    for (const slug of ["mobile-bars", "florists"]) await buildProvider(app, { categories: [slug] });
  const selected_category_ids = ["mobile-bars", "florists"].map(idOf);
  expect(selected_category_ids).not.toContain(0);
  expect(await send("sixty@people.test", { selected_category_ids })).toMatchObject(waiting);
});

test("it leaves when the link is pressed, once; a link that was only opened sends nothing", async () => {
  const email = "press@people.test";
  await send(email, { message: "Our site is lerato.example" });
  const token = tokenIn((await app.mailbox.waitFor(email))[0]);
  expect((await app.request(`/confirm-enquiry?token=${token}`)).status).not.toBe(201);
  expect(await db.$count(enquiry, eq(enquiry.couple_email, email))).toBe(0);
  const confirm = () => app.call<Sent>("/api/enquiries/confirm", { body: { token } });
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  const [stored] = await db.select().from(enquiry).where(eq(enquiry.couple_email, email));
  expect(stored).toMatchObject({ message: "Our site is lerato.example", is_unconfirmed: false });
  expect(await send(email, { message: "Still at lerato.example" }), "known from then on").toMatchObject(sent);
});

test("one that nobody confirms is gone after a day, and three a day ask one mailbox", async () => {
  const email = "victim@people.test";
  const link = { message: "https://win.example" };
  for (let each = 0; each < limits.held_enquiries_per_email_daily_max; each += 1)
    expect(await send(`victim+${each}@people.test`, link)).toMatchObject(waiting);
  expect((await send(email, link)).status).toBe(429);
  const token = tokenIn((await app.mailbox.waitFor("victim+0@people.test"))[0]);
  app.clock.advance(limits.held_enquiry_hours * 60 * 60 * 1000);
  expect((await app.call("/api/enquiries/confirm", { body: { token } })).status).toBe(400);
  await removeOverdue(db, app.clock.now());
  expect(await db.$count(heldEnquiry)).toBe(0);
});

test("a couple that is signed in and has confirmed its address never waits, under another address it does", async () => {
  const { id, email } = await buildCouple(app, { email_verified_at: app.clock.now() });
  const token = await buildToken(app, id);
  const link = { message: "Our site is lerato.example", token };
  expect(await send(email, link)).toMatchObject(sent);
  expect(await send("somebody.else@people.test", link)).toMatchObject(waiting);
  const unsure = await buildCouple(app);
  const again = { message: "www.win.example", token: await buildToken(app, unsure.id) };
  expect(await send(unsure.email, again)).toMatchObject(waiting);
});

test("the copy of an unconfirmed address holds none of the sender's words, to one provider or to many", async () => {
  const words = { couple_name: "CONGRATULATIONS, a prize", message: "Call now", venue_location: "Visit us" };
  await send("copy@people.test", words);
  const { id: provider_id } = await buildProvider(app);
  const direct = { ...words, couple_email: "copy.too@people.test", provider_id, services_interested: ["Click here"] };
  expect((await app.call("/api/enquiries/direct", { body: direct })).status).toBe(201);
  for (const address of ["copy@people.test", "copy.too@people.test"]) {
    const [mail] = await app.mailbox.waitFor(address);
    for (const word of ["CONGRATULATIONS", "Call now", "Visit us", "Click here"])
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(word);
    expect(mail?.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
    expect(mail?.headers.find(({ key }) => key === "list-id")?.value).toMatch(/^<mail\..+>$/);
  }
});

test("a provider gets so many bulk enquiries of strangers a day, and those of confirmed senders besides", async () => {
  await buildProvider(app, { categories: ["videographers"] });
  const selected_category_ids = [idOf("videographers")];
  expect(selected_category_ids).not.toContain(0);
  const from = (each: number) => send(`storm${each}@people.test`, { selected_category_ids });
  for (let each = 0; each < limits.bulk_enquiries_per_recipient_daily_max; each += 1)
    expect(await from(each)).toMatchObject(sent);
  expect(await from(1_000)).toMatchObject({ status: 409, body: { code: "recipients_full" } });
  const { id, email } = await buildCouple(app, { email_verified_at: app.clock.now() });
  expect(await send(email, { selected_category_ids, token: await buildToken(app, id) })).toMatchObject(sent);
});

test("many guests together send no more than a thousand letters an hour that nobody confirmed", async () => {
  app.clock.advance(25 * 60 * 60 * 1000);
  const id = newId();
  const of = { couple_name: "Many", couple_email: "many@people.test", created_at: app.clock.now() };
  await db.insert(enquiry).values({ id, kind: "bulk", is_unconfirmed: true, ...of });
  const before = limits.unconfirmed_letters_hourly_max - 2;
  await db.execute(sql`insert into enquiry_recipient (id, enquiry_id, provider_name)
    select gen_random_uuid(), ${id}::uuid, 'Business' from generate_series(1, ${before}::int)`);
  expect(await send("last@people.test"), "two caterers fill the hour").toMatchObject(sent);
  expect(await send("late@people.test")).toMatchObject(waiting);
  await buildConfirmedEmail(app, "known@people.test");
  expect(await send("known@people.test"), "whose email is confirmed").toMatchObject(sent);
  app.clock.advance(61 * 60 * 1000);
  expect(await send("later@people.test")).toMatchObject(sent);
});
