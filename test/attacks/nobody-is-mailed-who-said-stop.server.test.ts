import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { passwordChanged } from "../../src/features/accounts/emails.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { queueEmails, prepareEmail } from "../../src/features/emails/queue-email.ts";
import { verificationNotYet } from "../../src/features/verifications/emails.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { outgoingEmail, suppressedEmail } from "../../src/schema/emails.ts";
import { emailKinds } from "../../src/server/jobs/register-jobs.ts";
import { enquiryPeople } from "../enquiry-people.ts";
import { buildCouple, buildProvider, buildSuppressed, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), emailKinds);
const { openCouple, openProvider } = await enquiryPeople(app);

type Wish = { is_suppressed: boolean; stopped_topics?: string[]; code?: string };
const wish = (token: string, is_suppressed: boolean, topic?: string) =>
  app.call<Wish>("/api/emails/suppression", { method: "PUT", body: { token, is_suppressed, topic } });
const look = async (token: string) => (await app.call<Wish>("/api/emails/suppression/state", { body: { token } })).body;
const press = (address: string, body = "List-Unsubscribe=One-Click") =>
  app.request(address, { method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded" } });

async function openMailed() {
  const provider = await openProvider();
  await (await openCouple()).makeRequest(provider.id);
  const [mail] = await app.mailbox.waitFor(provider.email);
  // the outbox file appears before the row is updated
  await expect.poll(() => statesTo(provider.email)).toEqual(["sent"]);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? "";
  const url = /^<(.+)>$/.exec(header("list-unsubscribe"))?.[1] ?? "";
  const path = url.slice(app.runtime.config.publicUrl.length);
  const address = path.replace("&topic=enquiries", "");
  return { ...provider, mail, header, url, path, address, token: new URL(url).searchParams.get("token") ?? "" };
}

const statesTo = async (recipient: string) =>
  (await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, recipient))).map(({ state }) => state);

test("one press in the mail program stops all emails, without cookies and without the page; opening the page stops nothing", async () => {
  const { email, id, mail, header, url, address, token } = await openMailed();
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(mail?.text).toContain(url);
  expect(mail?.html).toContain(url.replace("&", "&amp;"));
  expect(url).not.toContain(email.split("@")[0]);
  for (const method of ["GET", "HEAD"]) await app.request(address, { method });
  for (const body of ["", "List-Unsubscribe=No", "token=1"]) expect((await press(address, body)).status).toBe(400);
  expect(await look(token)).toEqual({ is_suppressed: false, stopped_topics: [] });
  const answer = await press(address);
  expect({ status: answer.status, cookie: answer.headers.get("set-cookie") }).toEqual({ status: 200, cookie: null });
  expect(await look(token)).toEqual({ is_suppressed: true, stopped_topics: [] });
  expect((await press(address)).status, "again").toBe(200);
  expect((await (await openCouple()).makeRequest(id)).status).toBe(201);
  expect(await statesTo(email)).toEqual(expect.arrayContaining(["sent", "suppressed"]));
  expect(await app.mailbox.emailsTo(email)).toHaveLength(1);
});

test("the press in an email about a topic stops only that topic, and its form without scripts can stop all", async () => {
  const { email, id, path, token, url } = await openMailed();
  expect(url).toMatch(/&topic=enquiries$/);
  const answer = await press(path);
  expect([answer.status, await answer.text()]).toEqual([
    200,
    "We no longer send emails about new enquiries to this address.",
  ]);
  expect(await look(token)).toEqual({ is_suppressed: false, stopped_topics: ["enquiries"] });
  await (await openCouple()).makeRequest(id);
  expect((await statesTo(email)).toSorted()).toEqual(["sent", "suppressed"]);
  const message = { data: { request_id: newId() }, recipient: email, subject_id: newId() };
  await db.transaction((tx) => queueEmails(app.ctx(), tx, [prepareEmail(verificationNotYet, message)]));
  expect(await statesTo(email), "another topic").toHaveLength(3);
  expect((await statesTo(email)).filter((state) => state === "suppressed")).toHaveLength(1);
  expect((await press(path, "List-Unsubscribe=One-Click&topic=all")).status).toBe(200);
  expect(await look(token)).toEqual({ is_suppressed: true, stopped_topics: ["enquiries"] });
});

test("a link with an unknown topic stops all emails", async () => {
  const { address, token } = await openMailed();
  expect((await press(`${address}&topic=newsletters`)).status).toBe(200);
  expect(await look(token)).toEqual({ is_suppressed: true, stopped_topics: [] });
  expect(await wish(token, true, "newsletters"), "by the call").toMatchObject({ status: 400 });
});

test("restarting one topic leaves the others stopped", async () => {
  const { token } = await openMailed();
  for (const topic of [undefined, "messages", "trust", "messages"]) await wish(token, true, topic);
  await wish(token, false, "messages");
  expect(await look(token)).toEqual({ is_suppressed: true, stopped_topics: ["trust"] });
  await wish(token, false);
  expect(await look(token)).toEqual({ is_suppressed: false, stopped_topics: ["trust"] });
});

test("the same link restarts emails, on the page", async () => {
  const { email, id, token } = await openMailed();
  expect(await wish(token, true)).toMatchObject({ status: 200, body: { is_suppressed: true } });
  await (await openCouple()).makeRequest(id);
  expect(await wish(token, false)).toMatchObject({ status: 200, body: { is_suppressed: false } });
  await (await openCouple()).makeRequest(id);
  expect(await app.mailbox.waitFor(email, 2)).toHaveLength(2);
});

test("an invented token stops nobody's emails, and stores nothing", async () => {
  const { token, address } = await openMailed();
  const known = await db.$count(suppressedEmail);
  for (const forged of [
    token.slice(0, 43),
    token.slice(0, 43).repeat(2),
    `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`,
    "A".repeat(86),
  ]) {
    expect(await wish(forged, true)).toMatchObject({ status: 400, body: { code: "dead_link" } });
    expect((await press(address.replace(token, forged))).status).toBe(400);
    expect(await wish(forged, true, "messages")).toMatchObject({ status: 400, body: { code: "dead_link" } });
    expect((await press(`${address.replace(token, forged)}&topic=messages`)).status).toBe(400);
  }
  for (const query of ["", "?topic=messages"]) expect((await press(`/unsubscribe${query}`)).status).toBe(400);
  expect(await db.$count(suppressedEmail)).toBe(known);
});

test("emails about an account's safety are sent all the same, and offer no link to stop", async () => {
  const { id, email } = await buildProvider(app);
  await buildSuppressed(app, email);
  const about = { data: { account_id: id, email }, recipient: email, subject_id: id };
  await db.transaction((tx) => queueEmails(app.ctx(), tx, [prepareEmail(passwordChanged, about)]));
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.headers.some(({ key }) => key === "list-unsubscribe")).toBe(false);
  expect(mail?.text).not.toContain("/unsubscribe");
});

const kindsAbout = (about: string) =>
  emailKinds.flatMap(({ name, topic }) => (topic === about ? [name] : [])).toSorted();

test.each([
  ["enquiries", ["enquiry_to_provider"]],
  ["copies", ["bulk_copy_to_couple", "enquiry_copy_to_couple"]],
  [
    "messages",
    [
      "booking_confirmed_to_couple",
      "booking_confirmed_to_provider",
      "booking_lapsed",
      "messages_to_couple",
      "messages_to_member",
      "messages_to_provider",
      "quote_accepted",
      "reply_held_to_couple",
      "reply_held_to_provider",
    ],
  ],
  ["reminders", ["booking_waits", "calendar_reminder", "feed_broken", "waiting_couples"]],
  ["favourites", ["favourite_free"]],
  ["payments", ["payment_due"]],
  ["trust", ["endorsement_received", "verification_ended", "verification_granted", "verification_not_yet"]],
  [
    "other",
    [
      "complaint_to_site",
      "conversation_link_renewed",
      "enquiry_to_confirm",
      "invitation",
      "quote_link_to_guest",
      "report_closed_to_couple",
      "report_closed_to_provider",
      "verification_requested",
      "verification_rests_to_site",
      "wedding_invitation",
      "welcome",
    ],
  ],
])("the emails about %s are these", (about, names) => {
  expect(kindsAbout(about)).toEqual(names);
});

test("only these templates ignore a stop", () => {
  expect(kindsAbout("security")).toEqual([
    "admin_signed_in",
    "couple_farewell",
    "email_change",
    "email_change_asked",
    "email_changed",
    "email_confirmation",
    "farewell",
    "impersonation_started",
    "password_changed",
    "password_removed",
    "password_reset",
    "provider_restored",
    "provider_suspended",
    "second_factor_changed",
    "security_alarm",
    "super_admins_changed",
    "verification_rests",
    "wedding_ended",
    "wedding_handed",
    "wedding_joined",
  ]);
});

test("neither a tag nor the dots of Gmail avoid the stop", async () => {
  const mailbox = `thandi${newId().slice(-8)}`;
  await buildSuppressed(app, `${mailbox}@gmail.com`);
  const dotted = `${mailbox.slice(0, 3)}.${mailbox.slice(3)}+wedding@googlemail.com`;
  const { id: provider_id } = await buildProvider(app);
  const body = { couple_name: "Not Thandi", couple_email: dotted, provider_id };
  expect((await app.call("/api/enquiries/direct", { body })).status).toBe(201);
  expect(await statesTo(dotted)).toEqual(["suppressed"]);
});

test("a person who registers with another's address neither stops its emails nor restarts them", async () => {
  const victim = await openProvider();
  const thief = await buildCouple(app, { email: victim.email });
  const token = await buildToken(app, thief.id);
  const change = (is_suppressed: boolean, as = token, topic?: string) =>
    app.call<Wish>("/api/account/emails", { method: "PUT", body: { is_suppressed, topic }, token: as });
  expect(await change(true)).toMatchObject({ status: 409, body: { code: "email_unconfirmed" } });
  expect(await change(true, victim.token)).toMatchObject({ status: 200, body: { is_suppressed: true } });
  expect(await change(true, victim.token, "trust")).toMatchObject({ status: 200, body: { is_suppressed: true } });
  for (const topic of [undefined, "trust", "messages"])
    expect(await change(false, token, topic)).toMatchObject({ status: 409, body: { code: "email_unconfirmed" } });
  const own = async (as: string) => (await app.call("/api/account", { token: as })).body;
  const since = app.clock.now().toISOString();
  expect(await own(victim.token)).toMatchObject({
    emails_stopped_at: since,
    stopped_topics: [{ topic: "trust", since }],
  });
  expect(await own(token), "nor reads of it").toMatchObject({ emails_stopped_at: null, stopped_topics: [] });
  const admin = await buildProvider(app, { is_super_admin: true });
  const acting = await buildToken(app, victim.id, { admin_id: admin.id });
  expect(await change(false, acting)).toMatchObject({ status: 403, body: { code: "not_while_impersonating" } });
});

test("a registration at such an address gets a request to confirm, and no welcome", async () => {
  const email = `new-${newId()}@people.test`;
  await buildSuppressed(app, email);
  const password = "a-Long-enough-word-9";
  const body = { email, password, confirmPassword: password };
  expect((await app.call("/api/couples/register", { body })).status).toBe(201);
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toMatch(/confirm/i);
  await expect.poll(() => statesTo(email)).toEqual(["sent"]);
});
