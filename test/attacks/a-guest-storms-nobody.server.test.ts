import { eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import * as shares from "../../src/contract/enquiries/calls.ts";
import { enquiryMessages } from "../../src/contract/enquiries/calls.ts";
import * as limits from "../../src/contract/limits.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { enquiryEmails } from "../../src/features/enquiries/emails.ts";
import { purgeExpiredEnquiries } from "../../src/features/enquiries/personal-data/purge-expired.ts";
import { guestNetworkLimit } from "../../src/features/enquiries/rules.ts";
import { removeOverdue } from "../../src/features/enquiries/waiting/store-pending.ts";
import { networkOf } from "../../src/platform/http/client-address.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { countTry } from "../../src/platform/rate-limit.ts";
import { observe } from "../../src/platform/telemetry/signals.ts";
import { category } from "../../src/schema/categories.ts";
import { enquiry, enquiryRecipient, pendingEnquiry } from "../../src/schema/enquiries.ts";
import { providerCategory } from "../../src/schema/providers.ts";
import { buildCouple, buildKnownDevice, buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { tokenIn } from "../mailbox.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), enquiryEmails);
const categories = await db.select().from(category);
const idOf = (slug: string) => categories.find((each) => each.slug === slug)?.id ?? 0;
for (const slug of ["caterers", "caterers", "photographers"]) await buildProvider(app, { categories: [slug] });

let networks = 0;
function elsewhere(): string {
  networks += 1;
  return `198.51.${networks}.7`;
}

type Sent = { state: string; emails_sent: number; providers_contacted: number; breakdown: object[] };

function send(
  couple_email: string,
  { address = elsewhere(), token = "", cookie = "", ...more }: Record<string, unknown> = {},
) {
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
    ...(cookie !== "" && { headers: { cookie: String(cookie) } }),
  });
}

const waiting = { status: 202, body: { state: "awaiting_confirmation", emails_sent: 0 } };
const sent = { status: 201, body: { state: "sent" } };

test("the first ordinary one of the day for its mailbox leaves at once, and the first ten of a network", async () => {
  expect(await send("one@people.test", { address: "198.51.100.1" })).toMatchObject(sent);
  const tagged = await send("One+again@people.test");
  expect(tagged).toMatchObject(waiting);
  expect(tagged.body).toMatchObject({
    providers_contacted: 2,
    breakdown: [{ category: "Caterers", provider_count: 2 }],
  });
  for (const [near, nearby] of [
    ["198.52.100.1", "198.52.100.99"],
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"],
  ] as const) {
    const limit = [guestNetworkLimit(networkOf(near))];
    for (let each = 1; each < shares.guest_bulk_per_network_daily_max; each += 1)
      await db.transaction((tx) => countTry(app.ctx(), tx, limit));
    expect(await send(`tenth@${near}.test`.replaceAll(":", "-"), { address: near })).toMatchObject(sent);
    expect(await send(`next@${near}.test`.replaceAll(":", "-"), { address: nearby })).toMatchObject(waiting);
  }
  app.clock.advance(25 * 60 * 60 * 1000);
  expect(await send("one@people.test", { address: "198.51.100.1" })).toMatchObject(sent);
});

test.each([
  ["a link in its message", { message: "See https://win.example/prize" }],
  ["a bare host in its name", { couple_name: "win.example" }],
  ["an email address in its message", { message: "Write to boss@win.example" }],
  ["a link instead of a venue", { venue_location: "www.win.example" }],
])("an enquiry with %s waits, and nothing of it reaches anybody", async (name, more) => {
  const couple_email = `${name.replaceAll(" ", "-")}@people.test`;
  expect(await send(couple_email, more)).toMatchObject(waiting);
  expect(await db.$count(enquiry, eq(enquiry.couple_email, couple_email))).toBe(0);
  const [mail] = await app.mailbox.waitFor(couple_email);
  expect(mail?.subject).toBe("Please confirm your enquiry to 2 vendors");
  expect(`${mail?.text}${mail?.html}`).not.toContain("win.example");
});

test("an enquiry to more than sixty waits", async () => {
  for (let each = 0; each < 31; each += 1)
    for (const slug of ["mobile-bars", "florists"]) await buildProvider(app, { categories: [slug] });
  const selected_category_ids = ["mobile-bars", "florists"].map(idOf);
  expect(selected_category_ids).not.toContain(0);
  expect(await send("sixty@people.test", { selected_category_ids })).toMatchObject(waiting);
});

test("the enquiry is sent when the link is pressed, once; opening the link sends nothing", async () => {
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
  const cookie = answers.map(({ headers }) => headers.get("set-cookie")?.split(";")[0]).find(Boolean) ?? "";
  expect(cookie).toMatch(/^__Host-umshado_device=/);
  const again = { message: "Once more" };
  expect(await send(email, again), "its first ordinary one of the day").toMatchObject(sent);
  expect(await send(email, again), "its second of the day, from elsewhere").toMatchObject(waiting);
  expect(await send(email, { ...again, cookie }), "the device is known").toMatchObject(sent);
  const other = await send("second@people.test", { ...again, cookie, selected_category_ids: [idOf("photographers")] });
  expect(other.body.state).toBe("sent");
  expect(await send("second@people.test", { ...again, cookie }), "but of another mailbox").toMatchObject(waiting);
  expect(await send(email, { message: "See lerato.example", cookie }), "a link waits there too").toMatchObject(waiting);
});

test("an unconfirmed enquiry is deleted after a day, and a mailbox gets three requests to confirm a day", async () => {
  const email = "victim@people.test";
  const link = { message: "https://win.example" };
  for (let each = 0; each < limits.pending_enquiries_per_email_daily_max; each += 1)
    expect(await send(`victim+${each}@people.test`, link)).toMatchObject(waiting);
  expect((await send(email, link)).status).toBe(429);
  const token = tokenIn((await app.mailbox.waitFor("victim+0@people.test"))[0]);
  app.clock.advance(limits.held_enquiry_hours * 60 * 60 * 1000);
  expect((await app.call("/api/enquiries/confirm", { body: { token } })).status).toBe(400);
  await removeOverdue(db, app.clock.now());
  expect(await db.$count(pendingEnquiry)).toBe(0);
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

test("the copy to an unconfirmed address has none of the sender's words, for a direct or a bulk enquiry", async () => {
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

test("an email that its owner confirmed gives no rights to another person who types it", async () => {
  const email = "carla@people.test";
  await send(email, { message: "Our site is carla.example" });
  const token = tokenIn((await app.mailbox.waitFor(email))[0]);
  expect((await app.call("/api/enquiries/confirm", { body: { token } })).status).toBe(200);
  const phishing = { couple_name: "Umshado Support", message: "Verify your listing at https://evil.example/login" };
  expect(await send(email, phishing)).toMatchObject(waiting);
  const { id: provider_id } = await buildProvider(app);
  const body = { ...phishing, provider_id, couple_email: email };
  expect(await app.call("/api/enquiries/direct", { body })).toMatchObject({ status: 202 });
  expect(await db.$count(enquiry, eq(enquiry.couple_name, "Umshado Support"))).toBe(0);
});

test("guests who fill their share of a provider's day, confirmed or not, do not prevent signed-in couples from writing", async () => {
  await buildProvider(app, { categories: ["videographers"] });
  const selected_category_ids = [idOf("videographers")];
  const from = async (email: string, more = {}) => {
    const { cookie } = await buildKnownDevice(app, email);
    return send(email, { selected_category_ids, cookie, ...more });
  };
  const full = { status: 409, body: { code: "recipients_full" } };
  const { bulk_guests_per_network_daily_max: ofNetwork, bulk_guests_per_recipient_daily_max: ofGuests } = shares;
  const address = "198.53.100.1";
  for (let each = 0; each < ofNetwork; each += 1)
    expect(await from(`near${each}@people.test`, { address })).toMatchObject(sent);
  expect(await from("nearer@people.test", { address }), "each network has a separate share").toMatchObject(full);
  for (let each = ofNetwork; each < ofGuests; each += 1)
    expect(await from(`storm${each}@people.test`)).toMatchObject(sent);
  const sentence = { body: { error: enquiryMessages.full_for_guests } };
  expect(await from("late-guest@people.test"), "which says what helps").toMatchObject({ ...full, ...sentence });
  const { id, email } = await buildCouple(app, { email_verified_at: app.clock.now() });
  const own = { selected_category_ids, token: await buildToken(app, id) };
  expect(await send(email, own)).toMatchObject(sent);
});

test("a couple that sends again and again leaves the couples' share of a provider's day to others", async () => {
  await buildProvider(app, { categories: ["transport"] });
  const selected_category_ids = [idOf("transport")];
  const couples = await Promise.all([1, 2].map(() => buildCouple(app, { email_verified_at: app.clock.now() })));
  const [one, other] = await Promise.all(
    couples.map(async ({ id, email }) => ({ email, token: await buildToken(app, id) })),
  );
  const [provider] = await db
    .select()
    .from(providerCategory)
    .where(eq(providerCategory.category_id, idOf("transport")));
  for (let each = 0; each < shares.bulk_couples_per_recipient_daily_max; each += 1) {
    const id = newId();
    const by = { couple_id: couples[0]?.id, by_account_id: couples[0]?.id, couple_name: "A", couple_email: "a@b.test" };
    await db.insert(enquiry).values({ id, kind: "bulk", ...by, created_at: app.clock.now() });
    const to = { enquiry_id: id, provider_id: provider?.provider_id, provider_name: "Bus" };
    await db.insert(enquiryRecipient).values({ id: newId(), ...to });
  }
  expect(await send(one?.email ?? "", { selected_category_ids, token: one?.token })).toMatchObject(sent);
  expect(await send(other?.email ?? "", { selected_category_ids, token: other?.token })).toMatchObject(sent);
});

async function fillHour(emails: number, is_unconfirmed: boolean) {
  const id = newId();
  const of = { couple_name: "Many", couple_email: "many@people.test", created_at: app.clock.now() };
  await db.insert(enquiry).values({ id, kind: "bulk", is_unconfirmed, ...of });
  await db.execute(sql`insert into enquiry_recipient (id, enquiry_id, provider_name)
    select gen_random_uuid(), ${id}::uuid, 'Business' from generate_series(1, ${emails}::int)`);
}

test("many guests together send no more than a thousand emails an hour that nobody confirmed", async () => {
  app.clock.advance(25 * 60 * 60 * 1000);
  await fillHour(limits.unconfirmed_emails_hourly_max - 2, true);
  expect(await send("last@people.test"), "two caterers fill the hour").toMatchObject(sent);
  expect(await send("late@people.test")).toMatchObject(waiting);
  const known = await buildKnownDevice(app, "known@people.test");
  expect(await send("known@people.test", known), "whose device is known").toMatchObject(sent);
  app.clock.advance(61 * 60 * 1000);
  expect(await send("later@people.test")).toMatchObject(sent);
});

test("nor more than two thousand confirmed ones: those wait longer, and signed-in couples don't", async () => {
  app.clock.advance(25 * 60 * 60 * 1000);
  const email = "patient@people.test";
  await send(email, { message: "See patient.example" });
  const token = tokenIn((await app.mailbox.waitFor(email))[0]);
  await fillHour(shares.guest_emails_hourly_max - 1, false);
  const known = await buildKnownDevice(app, "known.too@people.test");
  expect(await send("known.too@people.test", known)).toMatchObject(waiting);
  const reached: string[] = [];
  const end = observe("limit", ({ name }) => void reached.push(name));
  const confirm = () => app.call("/api/enquiries/confirm", { body: { token } });
  expect(await confirm()).toMatchObject({ status: 429 });
  end();
  expect(reached, "what the alert looks at").toEqual(["guest_letters"]);
  const couple = await buildCouple(app, { email_verified_at: app.clock.now() });
  expect(await send(couple.email, { token: await buildToken(app, couple.id) })).toMatchObject(sent);
  app.clock.advance(61 * 60 * 1000);
  expect(await confirm()).toMatchObject({ status: 200 });
});

test("a guest's network is deleted after a day", async () => {
  expect(await db.$count(enquiry, isNotNull(enquiry.sender_network))).toBeGreaterThan(0);
  app.clock.advance(25 * 60 * 60 * 1000);
  await purgeExpiredEnquiries(db, app.clock.now());
  expect(await db.$count(enquiry, isNotNull(enquiry.sender_network))).toBe(0);
});
