import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountEmails } from "../../src/features/accounts/emails.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { enquiryEmails } from "../../src/features/enquiries/emails.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { provider } from "../../src/schema/providers.ts";
import { endorsement, verification } from "../../src/schema/trust.ts";
import { buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), [...accountEmails, ...enquiryEmails]);
const refused = { status: 409, body: { code: "email_unconfirmed" } };

test("somebody who registers with a stranger's address can't publish, endorse or verify", async () => {
  const body = {
    email: "victim@stranger.test",
    password: "protea-and-sand",
    confirmPassword: "protea-and-sand",
    business_name: "Not Mine",
    contact_person: "Nobody",
    phone: "0825550117",
  };
  expect((await app.call("/api/auth/register", { body })).status).toBe(201);
  const [own] = await db.select().from(provider).where(eq(provider.business_name, "Not Mine"));
  const token = await buildToken(app, own?.id ?? "");
  expect(await app.call("/api/providers/profile/publish", { method: "PUT", token })).toMatchObject(refused);
  expect((await app.call(`/api/providers/${own?.id}`)).status).toBe(404);
});

test("a profile that was published without a confirmed address can't endorse or verify either", async () => {
  const { id } = await buildProvider(app, { email_verified_at: null, badges: ["verified"] });
  const { id: other } = await buildProvider(app);
  const token = await buildToken(app, id);
  expect(await app.call("/api/endorsements", { body: { endorsed_provider_id: other }, token })).toMatchObject(refused);
  expect(await app.call(`/api/verifications/verify/${other}`, { method: "POST", token })).toMatchObject(refused);
  expect(await db.$count(endorsement)).toBe(0);
  expect(await db.$count(verification)).toBe(0);
});

test("nothing that a couple enters is mailed to an address that nobody confirmed", async () => {
  const { id, email, business_name } = await buildProvider(app, { email_verified_at: null });
  const body = {
    provider_id: id,
    couple_name: "Lerato Mokoena",
    couple_email: "lerato@people.test",
    couple_phone: "0825550142",
    message: "We marry under the big tree.",
  };
  expect((await app.call("/api/enquiries/direct", { body })).status).toBe(201);
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("An enquiry is waiting for you");
  expect(mail?.text).toContain(business_name);
  expect(mail?.text).toContain("https://umshado.test/confirm-email?token=");
  expect(mail?.replyTo).toBeUndefined();
  for (const detail of ["Lerato", "lerato@", "555 0142", "555142", "big tree"]) {
    expect(mail?.text).not.toContain(detail);
    expect(mail?.html).not.toContain(detail);
  }
  const inbox = await app.call<{ enquiries: unknown[] }>("/api/enquiries/received", {
    token: await buildToken(app, id),
  });
  expect(inbox.body.enquiries, "it waits on the dashboard").toMatchObject([{ couple_name: "Lerato Mokoena" }]);
});
