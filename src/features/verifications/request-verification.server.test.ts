import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSettings, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { provider } from "../../schema/providers.ts";
import { setting } from "../../schema/settings.ts";
import { verificationRequest } from "../../schema/trust.ts";
import { verificationGranted } from "../badges/emails.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { verificationEmails, verificationRequested } from "./emails.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), verificationEmails);

const site = "hello@site.test";
await buildSettings(app, { contact_email: site });
const day = 24 * 60 * 60 * 1000;
const motivation = "We have catered for weddings\nin Durban since 1998 <b>and</b> can show it.";

type Body = { message: string; error: string; code: string; fields?: Record<string, string> };

async function makeRequest(id: string, body: unknown = { motivation }) {
  return app.call<Body>("/api/verifications/request", { body, token: await buildToken(app, id) });
}

const requestsOf = (id: string) => db.select().from(verificationRequest).where(eq(verificationRequest.provider_id, id));

test("a request is stored and mailed to the site; the answer goes to the provider", async () => {
  const { id, email } = await buildProvider(app, { business_name: "Spice & Smoke" });
  const answer = await makeRequest(id, { motivation: `  ${motivation}\r\n` });
  expect(answer).toMatchObject({
    status: 201,
    body: { message: "Your request has been sent. We read every one and answer by email." },
  });
  expect(await requestsOf(id)).toMatchObject([{ motivation }]);
  const [mail] = await app.mailbox.waitFor(site);
  expect(mail?.subject).toBe("Umshado: Spice & Smoke asks to be verified");
  expect(mail?.replyTo).toEqual([{ name: "Spice & Smoke", address: email }]);
  expect(mail?.text).toContain("> in Durban since 1998 <b>and</b> can show it.");
  expect(mail?.html).toContain("&lt;b&gt;and&lt;/b&gt;");
  expect(mail?.text).toContain(`https://umshado.test/provider/${id}`);
});

test("once in seven days, also when two arrive at once; the answer has the next date", async () => {
  const { id } = await buildProvider(app, { is_published: false });
  const answers = await Promise.all([makeRequest(id), makeRequest(id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429]);
  app.clock.advance(4 * day);
  const refused = await makeRequest(id);
  expect(refused).toMatchObject({
    status: 429,
    body: { code: "too_many_requests", error: "You can ask once in 7 days. Please try again in 3 days." },
  });
  expect(Number(refused.headers.get("retry-after"))).toBe((3 * day) / 1000);
  app.clock.advance(3 * day + 1000);
  expect((await makeRequest(id)).status).toBe(201);
  expect(await requestsOf(id)).toHaveLength(2);
});

test.each([
  ["nothing", {}],
  ["no text", { motivation: 7 }],
  ["19 characters", { motivation: `   ${"a".repeat(19)}   ` }],
  ["2,001 characters", { motivation: "a".repeat(2_001) }],
])("%s is no motivation", async (_name, body) => {
  const { id } = await buildProvider(app);
  const answer = await makeRequest(id, body);
  expect(answer).toMatchObject({ status: 400, body: { code: "bad_input" } });
  expect(answer.body.fields).toHaveProperty("motivation");
  expect(await requestsOf(id)).toEqual([]);
});

test.each([20, 2_000])("%i characters are one", async (length) => {
  const { id } = await buildProvider(app);
  expect((await makeRequest(id, { motivation: "a".repeat(length) })).status).toBe(201);
});

test("a verified business, one without details, a couple and a stranger can't ask", async () => {
  const verified = await buildProvider(app, { badges: ["verified"] });
  const bare = await buildProvider(app, { is_published: false, has_business_details: false });
  expect(await makeRequest(verified.id)).toMatchObject({ status: 409, body: { code: "already_verified" } });
  expect(await makeRequest(bare.id)).toMatchObject({ status: 409, body: { code: "business_details_missing" } });
  expect((await makeRequest((await buildCouple(app)).id)).status).toBe(403);
  expect((await app.call("/api/verifications/request", { body: { motivation } })).status).toBe(401);
});

test("the email of a deleted provider is dropped", async () => {
  const unknown = { request_id: "01980000-0000-7000-8000-000000000000" };
  await expect(verificationRequested.compose(app.ctx(), unknown, "x@people.test")).rejects.toThrow("gone");
  const { id } = await buildProvider(app);
  await expect(verificationGranted.compose(app.ctx(), { provider_id: id }, "x@people.test")).rejects.toThrow(
    "no longer verified",
  );
  expect(await db.$count(outgoingEmail, eq(outgoingEmail.subject_id, id))).toBe(0);
  expect(await db.$count(provider, eq(provider.id, id))).toBe(1);
});

test("while the site has no contact address, every super admin gets the request", async () => {
  await db.delete(setting).where(eq(setting.key, "contact_email"));
  const admin = await buildSuperAdmin(app);
  app.discard();
  const { id } = await buildProvider(app, { business_name: "Marula Moments" });
  expect((await makeRequest(id)).status).toBe(201);
  const [mail] = await app.mailbox.waitFor(admin.email);
  expect(mail?.subject).toBe("Umshado: Marula Moments asks to be verified");
});
