import { expect, test } from "vitest";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { impersonationEmails } from "../../src/features/impersonation/emails.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { enquiry } from "../../src/schema/enquiries.ts";
import { endorsement, verification } from "../../src/schema/trust.ts";
import { listCalls } from "../../src/server/http/register-calls.ts";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), impersonationEmails);
const admin = await buildSuperAdmin(app);
const provider = await buildProvider(app, { badges: ["verified"] });
const couple = await buildCouple(app);
const other = await buildProvider(app);
const refused = { status: 403, body: { code: "not_while_impersonating" } };

async function impersonate(kind: "provider" | "couple"): Promise<string> {
  const path = kind === "provider" ? `impersonate/${provider.id}` : `impersonate-couple/${couple.id}`;
  const token = await buildToken(app, admin.id);
  return (await app.call<{ token: string }>(`/api/admin/${path}`, { method: "POST", token })).body.token;
}

test("an admin who acts as a provider can't endorse or verify for it", async () => {
  const token = await impersonate("provider");
  const body = { endorsed_provider_id: other.id };
  expect(await app.call("/api/endorsements", { token, body })).toMatchObject(refused);
  expect(await app.call(`/api/verifications/verify/${other.id}`, { method: "POST", token })).toMatchObject(refused);
  expect(await db.$count(endorsement)).toBe(0);
  expect(await db.$count(verification)).toBe(0);
});

test("an admin who acts as a couple can't write to a provider for it", async () => {
  const token = await impersonate("couple");
  const body = { provider_id: other.id, couple_name: "Lerato", couple_email: couple.email, message: "Dear all" };
  expect(await app.call("/api/enquiries/direct", { token, body })).toMatchObject(refused);
  expect(await db.$count(enquiry)).toBe(0);
});

const inPerson = listCalls().filter((call) => call.in_person);

test("the calls that nobody makes as somebody else are listed", () => {
  const names = ["downloadData", "endOtherSessions", "endSession", "giveEndorsement"];
  const more = ["sendBulkEnquiry", "sendDirectEnquiry", "verifyProvider"];
  expect(inPerson.map(({ name }) => name)).toEqual(expect.arrayContaining([...names, ...more]));
});

test.each(inPerson.map((call) => ({ name: call.name, call })))(
  "$name is refused to who acts as somebody",
  async ({ call }) => {
    const path = call.path.replaceAll(/\{\w+\}/g, newId());
    for (const kind of ["provider", "couple"] as const) {
      const content = call.method === "get" ? {} : { body: {} };
      const request = { method: call.method.toUpperCase(), token: await impersonate(kind), ...content };
      expect(await app.call(path, request)).toMatchObject(refused);
    }
  },
);

test("nobody acts in an account without an email to its owner", async () => {
  await impersonate("couple");
  const [mail] = await app.mailbox.waitFor(couple.email);
  expect(mail?.subject).toBe("Our staff opened your account");
  expect(mail?.text).toContain("17 June 2026 at 12:00");
  await impersonate("provider");
  expect(await app.mailbox.waitFor(provider.email)).not.toHaveLength(0);
});
