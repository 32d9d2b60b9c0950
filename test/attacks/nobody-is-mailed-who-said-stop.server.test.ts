import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailKinds } from "../../src/app/register-jobs.ts";
import { passwordChanged } from "../../src/features/accounts/emails.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { queueEmails, prepareEmail } from "../../src/features/emails/queue-email.ts";
import { newId } from "../../src/platform/clock.ts";
import { openMailer } from "../../src/platform/mail.ts";
import { outgoingEmail, suppressedEmail } from "../../src/schema/emails.ts";
import { enquiryPeople } from "../enquiry-people.ts";
import { buildCouple, buildProvider, buildSuppressed, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), emailKinds);
const { openCouple, openProvider } = await enquiryPeople(app);

type Wish = { is_suppressed: boolean; code?: string };
const wish = (token: string, is_suppressed: boolean) =>
  app.call<Wish>("/api/emails/suppression", { method: "PUT", body: { token, is_suppressed } });
const look = async (token: string) => (await app.call<Wish>("/api/emails/suppression/state", { body: { token } })).body;
const press = (address: string, body = "List-Unsubscribe=One-Click") =>
  app.request(address, { method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded" } });

/** A provider, with where its first email about an enquiry says to stop all. */
async function openMailed() {
  const provider = await openProvider();
  await (await openCouple()).ask(provider.id);
  const [mail] = await app.mailbox.waitFor(provider.email);
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? "";
  const url = /^<(.+)>$/.exec(header("list-unsubscribe"))?.[1] ?? "";
  const address = url.slice(app.runtime.config.publicUrl.length);
  return { ...provider, mail, header, url, address, token: new URL(url).searchParams.get("token") ?? "" };
}

const statesTo = async (recipient: string) =>
  (await db.select().from(outgoingEmail).where(eq(outgoingEmail.recipient, recipient))).map(({ state }) => state);

test("one press in the mail program stops all, without cookies and without the page; a look at the page stops nothing", async () => {
  const { email, id, mail, header, url, address, token } = await openMailed();
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  expect(mail?.text).toContain(url);
  expect(mail?.html).toContain(url);
  expect(url).not.toContain(email.split("@")[0]);
  for (const method of ["GET", "HEAD"]) await app.request(address, { method });
  for (const body of ["", "List-Unsubscribe=No", "token=1"]) expect((await press(address, body)).status).toBe(400);
  expect(await look(token)).toEqual({ is_suppressed: false });
  const answer = await press(address);
  expect({ status: answer.status, cookie: answer.headers.get("set-cookie") }).toEqual({ status: 200, cookie: null });
  expect(await look(token)).toEqual({ is_suppressed: true });
  expect((await press(address)).status, "again").toBe(200);
  expect((await (await openCouple()).ask(id)).status).toBe(201);
  expect(await statesTo(email)).toEqual(expect.arrayContaining(["sent", "suppressed"]));
  expect(await app.mailbox.emailsTo(email)).toHaveLength(1);
});

test("the same link takes it back, on the page", async () => {
  const { email, id, token } = await openMailed();
  expect(await wish(token, true)).toMatchObject({ status: 200, body: { is_suppressed: true } });
  await (await openCouple()).ask(id);
  expect(await wish(token, false)).toMatchObject({ status: 200, body: { is_suppressed: false } });
  await (await openCouple()).ask(id);
  expect(await app.mailbox.waitFor(email, 2)).toHaveLength(2);
});

test("a token that was made elsewhere stops nobody's emails, and keeps nothing", async () => {
  const { token, address } = await openMailed();
  const known = await db.$count(suppressedEmail);
  for (const forged of [token.slice(0, 43), token.slice(0, 43).repeat(2), `${token.slice(0, -2)}AA`, "A".repeat(86)]) {
    expect(await wish(forged, true)).toMatchObject({ status: 400, body: { code: "dead_link" } });
    expect((await press(address.replace(token, forged))).status).toBe(400);
  }
  expect((await press("/unsubscribe")).status).toBe(400);
  expect(await db.$count(suppressedEmail)).toBe(known);
});

test("emails about an account's safety reach it all the same, and offer no way out", async () => {
  const { id, email } = await buildProvider(app);
  await buildSuppressed(app, email);
  const about = { data: { account_id: id, email }, recipient: email, subject_id: id };
  await db.transaction((tx) => queueEmails(app.ctx(), tx, [prepareEmail(passwordChanged, about)]));
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.headers.some(({ key }) => key === "list-unsubscribe")).toBe(false);
  expect(mail?.text).not.toContain("/unsubscribe");
});

test("these templates and no others pass the wish by", () => {
  const passing = emailKinds.filter(({ is_security }) => is_security).map(({ name }) => name);
  expect(passing.toSorted()).toEqual([
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
  ]);
});

test("neither a tag nor the dots of Gmail go round it", async () => {
  const mailbox = `thandi${newId().slice(-8)}`;
  await buildSuppressed(app, `${mailbox}@gmail.com`);
  const dotted = `${mailbox.slice(0, 3)}.${mailbox.slice(3)}+wedding@googlemail.com`;
  const { id: provider_id } = await buildProvider(app);
  const body = { couple_name: "Not Thandi", couple_email: dotted, provider_id };
  expect((await app.call("/api/enquiries/direct", { body })).status).toBe(201);
  expect(await statesTo(dotted)).toEqual(["suppressed"]);
});

test("whoever registers with another's address neither stops its emails nor has them begin again", async () => {
  const victim = await openProvider();
  const thief = await buildCouple(app, { email: victim.email });
  const token = await buildToken(app, thief.id);
  const change = (is_suppressed: boolean, as = token) =>
    app.call<Wish>("/api/account/emails", { method: "PUT", body: { is_suppressed }, token: as });
  expect(await change(true)).toMatchObject({ status: 409, body: { code: "email_unconfirmed" } });
  expect(await change(true, victim.token)).toMatchObject({ status: 200, body: { is_suppressed: true } });
  expect(await change(false)).toMatchObject({ status: 409, body: { code: "email_unconfirmed" } });
  const own = async (as: string) => (await app.call("/api/account", { token: as })).body;
  expect(await own(victim.token)).toMatchObject({ emails_stopped_at: app.clock.now().toISOString() });
  expect(await own(token), "nor reads of it").toMatchObject({ emails_stopped_at: null });
  const admin = await buildProvider(app, { is_super_admin: true });
  const acting = await buildToken(app, victim.id, { admin_id: admin.id });
  expect(await change(false, acting)).toMatchObject({ status: 403, body: { code: "not_while_impersonating" } });
});

test("a registration at such an address is asked to be confirmed, and not welcomed", async () => {
  const email = `new-${newId()}@people.test`;
  await buildSuppressed(app, email);
  const password = "a-Long-enough-word-9";
  const body = { email, password, confirmPassword: password };
  expect((await app.call("/api/couples/register", { body })).status).toBe(201);
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toMatch(/confirm/i);
  expect(await statesTo(email)).toEqual(["sent"]);
});
