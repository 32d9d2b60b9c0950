import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildSettings, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { letEmailsGo } from "../../../test/let-emails-go.ts";
import * as limits from "../../contract/limits.ts";
import type { VerificationRequestRead } from "../../contract/verifications/schema.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { auditEntry } from "../../schema/audit.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { badge, verificationRequest } from "../../schema/trust.ts";
import { badgeEmails } from "../badges/emails.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { verificationEmails } from "./emails.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), [...badgeEmails, ...verificationEmails]);
await buildSettings(app, { contact_email: "hello@site.test" });
const admin = await buildSuperAdmin(app, { business_name: "The Office" });
/** A new session each call, since sessions expire by the test clock. */
const signedIn = async () => ({ token: await buildToken(app, admin.id) });
const motivation = "We have catered for weddings in Durban since 1998.";

type Body = { message: string; error: string; code: string; fields?: Record<string, string> };
type List = { requests: VerificationRequestRead[]; total: number };

const list = async (query = "") =>
  (await app.call<List>(`/api/admin/verification-requests${query}`, await signedIn())).body;
const decide = async (id: string, decision: string, note?: string) =>
  app.call<Body>(`/api/admin/verification-requests/${id}/decision`, {
    ...(await signedIn()),
    body: { decision, note },
  });
const undo = async (id: string) =>
  app.call<Body>(`/api/admin/verification-requests/${id}/decision`, { method: "DELETE", ...(await signedIn()) });
const emailsAbout = (id: string) => db.$count(outgoingEmail, eq(outgoingEmail.subject_id, id));

async function buildRequest(overrides: Parameters<typeof buildProvider>[1] = {}) {
  const owner = await buildProvider(app, overrides);
  const makeRequest = async () =>
    app.call("/api/verifications/request", { body: { motivation }, token: await buildToken(app, owner.id) });
  expect((await makeRequest()).status).toBe(201);
  const requests = () => db.select().from(verificationRequest).where(eq(verificationRequest.provider_id, owner.id));
  const [request] = await requests();
  return { ...owner, makeRequest, requests, request_id: request?.id ?? "" };
}

test("requests are in a list, the oldest first, with the facts that an admin needs", async () => {
  const first = await buildRequest({ business_name: "Spice & Smoke", city: "Durban" });
  app.clock.advance(1000);
  const second = await buildRequest({ is_published: false });
  const { requests, total } = await list();
  expect(total).toBe(2);
  expect(requests.map(({ id }) => id)).toEqual([first.request_id, second.request_id]);
  expect(requests[0]).toMatchObject({
    provider_id: first.id,
    business_name: "Spice & Smoke",
    city: "Durban",
    motivation,
    verification_count: 0,
    decision: null,
    decided_by_name: null,
  });
  expect((await list("?page=2&limit=1")).requests).toMatchObject([{ id: second.request_id, is_published: false }]);
});

test("Verify grants the badge with its reason, notifies the provider, and takes the request off the list", async () => {
  const { id, email, request_id } = await buildRequest({ business_name: "Kaya Cakes" });
  const answer = await decide(request_id, "verified", "Seen at two weddings.");
  expect(answer.body.message).toBe("Kaya Cakes is verified. We’ll email them in a minute.");
  expect(await db.select().from(badge).where(eq(badge.provider_id, id))).toMatchObject([
    { badge_type: "verified", origin: "admin", granted_by: admin.id, notes: "Seen at two weddings." },
  ]);
  expect((await list()).requests.map((each) => each.id)).not.toContain(request_id);
  expect((await list("?state=decided")).requests[0]).toMatchObject({
    id: request_id,
    decision: "verified",
    decided_by_name: "The Office",
    note: "Seen at two weddings.",
  });
  await letEmailsGo(app);
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Umshado: your business is verified");
});

test("Not yet sends the sentence, and the provider may ask again in a week", async () => {
  const { id, email, request_id, makeRequest } = await buildRequest({ business_name: "Rose & Co" });
  expect(await decide(request_id, "not_yet")).toMatchObject({ status: 400, body: { fields: { note: /Write the/ } } });
  expect((await decide(request_id, "not_yet", "Please add your <b>address</b>.")).status).toBe(200);
  await letEmailsGo(app);
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Umshado: about your request to be verified");
  expect(mail?.text).toContain("> Please add your <b>address</b>.");
  expect(mail?.html).toContain("&lt;b&gt;address");
  expect(mail?.replyTo).toEqual([{ name: "Umshado", address: "hello@site.test" }]);
  const acts = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));
  expect(acts).toMatchObject([
    { action: "verification_put_off", details: { notes: "Please add your <b>address</b>." }, actor_id: admin.id },
  ]);
  expect((await makeRequest()).status).toBe(429);
  app.clock.advance((limits.verification_request_days * 24 * 60 * 60 + 1) * 1000);
  expect((await makeRequest()).status).toBe(201);
});

test("an answer is undone within its minute: the request is open again and no mail is sent", async () => {
  for (const [decision, note] of [
    ["verified", undefined],
    ["not_yet", "Please add pictures of your work."],
  ] as const) {
    const { id, request_id, requests } = await buildRequest();
    await decide(request_id, decision, note);
    expect(await emailsAbout(id)).toBe(1);
    expect((await undo(request_id)).status).toBe(200);
    expect((await undo(request_id)).status).toBe(200);
    expect(await emailsAbout(id)).toBe(0);
    expect(await requests()).toMatchObject([{ decision: null, decided_at: null, decided_by: null, note: null }]);
    expect(await db.$count(badge, eq(badge.provider_id, id))).toBe(0);
    expect((await list("?limit=100")).requests.map((each) => each.id)).toContain(request_id);
  }
});

test("after its minute it stays", async () => {
  const { id, request_id } = await buildRequest();
  await decide(request_id, "verified");
  app.clock.advance(limits.decision_delay_seconds * 1000);
  expect(await undo(request_id)).toMatchObject({ status: 409, body: { code: "decision_told" } });
  expect(await db.$count(badge, eq(badge.provider_id, id))).toBe(1);
});

test("of two admins at once the first counts, and a provider that was verified since has no open request", async () => {
  const { id, request_id } = await buildRequest();
  const answers = await Promise.all([decide(request_id, "verified"), decide(request_id, "not_yet", "Not enough.")]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await emailsAbout(id)).toBe(1);

  const other = await buildRequest();
  await app.call(`/api/admin/providers/${other.id}/badge/add`, {
    ...(await signedIn()),
    body: { badge_type: "verified" },
  });
  expect((await list("?limit=100")).requests.map((each) => each.id)).not.toContain(other.request_id);
  expect(await decide(other.request_id, "verified")).toMatchObject({ status: 409, body: { code: "request_decided" } });
});

test("a badge that is granted otherwise closes the open request, for good unless that is undone", async () => {
  const { id, email, request_id, requests } = await buildRequest();
  const change = async (way: "add" | "remove") =>
    app.call(`/api/admin/providers/${id}/badge/${way}`, { ...(await signedIn()), body: { badge_type: "verified" } });
  await change("add");
  expect(await requests()).toMatchObject([{ decision: "verified_otherwise", decided_by: admin.id }]);
  expect(await undo(request_id)).toMatchObject({ status: 409, body: { code: "decision_told" } });
  await change("remove");
  expect(await requests()).toMatchObject([{ decision: null, decided_at: null, decided_by: null }]);
  expect((await list("?limit=100")).requests.map((each) => each.id)).toContain(request_id);

  await change("add");
  await letEmailsGo(app);
  await app.mailbox.waitFor(email);
  await change("remove");
  expect((await list("?limit=100")).requests.map((each) => each.id)).not.toContain(request_id);
  expect((await list("?state=decided")).requests[0]).toMatchObject({ id: request_id, decision: "verified_otherwise" });
  expect(await decide(request_id, "verified_otherwise")).toMatchObject({ status: 400 });
});

test("an unknown request is refused", async () => {
  for (const id of ["01980000-0000-7000-8000-000000000000", "nothing"]) {
    expect(await decide(id, "verified")).toMatchObject({ status: 404, body: { code: "request_not_found" } });
    expect((await undo(id)).status).toBe(404);
  }
});

test("a download has the answers to the own requests, and a deletion deletes them", async () => {
  const { id, request_id } = await buildRequest();
  await decide(request_id, "not_yet", "Please add your address.");
  const own = await buildToken(app, id);
  const { body } = await app.call<{ verifications: { requests: unknown[] } }>("/api/account/data", { token: own });
  expect(body.verifications.requests).toMatchObject([
    { motivation, decision: "not_yet", note: "Please add your address." },
  ]);
  await db.execute(sql`delete from account where id = ${id}`);
  expect(await db.$count(verificationRequest, eq(verificationRequest.id, request_id))).toBe(0);
});
