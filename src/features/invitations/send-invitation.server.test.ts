import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { Invitation } from "../../contract/invitations/schema.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { auditEntry } from "../../schema/audit.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { invitationToken } from "../../schema/invitations.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { invitationEmails } from "./emails.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), invitationEmails);

const day = 24 * 60 * 60 * 1000;
const admin = await buildSuperAdmin(app, { business_name: "The Office" });

type Sent = { message: string; invite_url: string; invitation: Invitation; code?: string; fields?: object };

/** A new session per call, because the test moves the clock. */
async function call<T = Sent>(path: string, options: { method?: string; body?: unknown } = {}) {
  return app.call<T>(path, { ...options, token: await buildToken(app, admin.id) });
}

const send = (body: object) => call("/api/invitations/send", { body });
const list = async (query = "") =>
  (await call<{ invitations: Invitation[]; total: number }>(`/api/invitations${query}`)).body;
const open = (invite_url: string) =>
  app.call<{ error: string; invitation: object }>("/api/invitations/open", { body: { token: tokenOf(invite_url) } });

function tokenOf(text: string): string {
  const result = /\/register\?invite=([\w-]{43})/.exec(text)?.[1];
  if (result === undefined) throw new Error("no link of an invitation");
  return result;
}

test("an invitation is mailed and answered with a link; both open it, and only hashes are stored", async () => {
  const email = "lerato@flowers.example";
  const answer = await send({
    email: ` ${email} `,
    name: "Lerato",
    preset_badges: ["verified", "pioneer", "pioneer"],
    recommended_by_name: "Zanele <b>M</b>",
  });
  expect(answer.status).toBe(201);
  expect(answer.body.message).toBe(`Invitation sent to ${email}.`);
  const brought = {
    email,
    name: "Lerato",
    preset_badges: ["pioneer", "verified"],
    recommended_by_name: "Zanele <b>M</b>",
  };
  expect(answer.body.invitation).toMatchObject({ ...brought, status: "Pending", used_at: null });
  const [mail] = await app.mailbox.waitFor(email);
  expect(mail?.subject).toBe("Zanele <b>M</b> recommends you for Umshado");
  expect(mail?.html).toContain("Zanele &lt;b&gt;M&lt;/b&gt; recommended you");
  expect(mail?.text).toContain("Included for you: Pioneer, Verified badges");
  expect(mail?.text).toMatch(/Valid until: \d+ \w+ \d{4}/);
  const mailed = tokenOf(mail?.text ?? "");
  expect(mail?.html).toContain(mailed);
  for (const link of [answer.body.invite_url, mail?.text ?? ""])
    expect(await open(link)).toMatchObject({ status: 200, body: { invitation: brought } });
  const saved = JSON.stringify([
    await db.select().from(outgoingEmail),
    await db.select().from(invitationToken),
    await db.select().from(auditEntry),
    app.log.entries,
  ]);
  expect(saved).not.toContain(mailed);
  expect(saved).not.toContain(tokenOf(answer.body.invite_url));
  expect((await list()).invitations[0]).toEqual(answer.body.invitation);
});

test("email and name are required, and only the three presets may be given", async () => {
  const required = "Email and name are required";
  for (const body of [{}, { email: "a@b.example" }, { name: "A", email: " " }, { name: "  ", email: "a@b.example" }])
    expect(await send(body)).toMatchObject({ status: 400, body: { error: required } });
  expect(await send({ email: "a@b.example", name: "A", preset_badges: ["featured"] })).toMatchObject({
    status: 400,
    body: { fields: { preset_badges: "Choose the badges from the list." } },
  });
  expect((await list("?search=a@b.example")).total).toBe(0);
  expect((await list("?search=a@b%00.example")).total).toBe(0);
});

test("a registered or invited business is not invited again, also when two invitations come at once", async () => {
  const { email: registered } = await buildProvider(app);
  expect(await send({ email: registered.toUpperCase(), name: "A" })).toMatchObject({
    status: 409,
    body: { code: "email_taken", error: "This email has a provider account already." },
  });
  const invited = { email: "twice@flowers.example", name: "Twice" };
  const answers = await Promise.all([send(invited), send({ ...invited, email: "TWICE@flowers.example" })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: "invitation_pending", fields: { email: /still open/ } });
});

test("an expired invitation can be sent again for thirty days, with a new link; the first link works again", async () => {
  const email = "late@flowers.example";
  const first = (await send({ email, name: "Late" })).body;
  const { id } = first.invitation;
  await app.mailbox.waitFor(email);
  app.clock.advance(30 * day + 1000);
  expect(await open(first.invite_url)).toMatchObject({ status: 400, body: { error: /expired/ } });
  expect((await list(`?search=${email}&status=Expired`)).invitations).toMatchObject([{ id, status: "Expired" }]);
  expect(await call(`/api/invitations/${id}/link`, { method: "POST" })).toMatchObject({ status: 409 });
  const again = await call(`/api/invitations/${id}/resend`, { method: "POST" });
  expect(again).toMatchObject({ status: 200, body: { invitation: { id, status: "Pending" } } });
  expect((await app.mailbox.waitFor(email, 2)).length).toBe(2);
  const copied = await call(`/api/invitations/${id}/link`, { method: "POST" });
  for (const { invite_url } of [first, again.body, copied.body]) expect((await open(invite_url)).status).toBe(200);
});

test("a revoked invitation opens nothing and isn't sent again; its email can be invited again", async () => {
  const invited = { email: "gone@flowers.example", name: "Gone" };
  const { invite_url, invitation } = (await send(invited)).body;
  const revoke = () => call(`/api/invitations/${invitation.id}`, { method: "DELETE" });
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(204);
  expect(await open(invite_url)).toMatchObject({ status: 400, body: { error: /withdrawn/ } });
  expect(await call(`/api/invitations/${invitation.id}/resend`, { method: "POST" })).toMatchObject({
    status: 409,
    body: { code: "invitation_over" },
  });
  expect((await list("?status=Revoked")).invitations).toMatchObject([{ id: invitation.id, status: "Revoked" }]);
  expect((await send(invited)).status).toBe(201);
  for (const id of ["nothing", "01943a44-20f8-7db8-abef-ccf629056b99"])
    expect((await call(`/api/invitations/${id}`, { method: "DELETE" })).status).toBe(404);
  const acts = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, invitation.id));
  expect(acts.map(({ action, actor_name, subject_name }) => [action, actor_name, subject_name])).toEqual([
    ["invitation_sent", "Thandi Nkosi, The Office", "Gone"],
    ["invitation_revoked", "Thandi Nkosi, The Office", "Gone"],
  ]);
});

test("an unknown link has an error, and an address has a hundred attempts an hour", async () => {
  expect(await open(`/register?invite=${"x".repeat(43)}`)).toMatchObject({
    status: 400,
    body: { error: /don’t know/ },
  });
  app.clock.advance(2 * 60 * 60 * 1000);
  const sent = (await send({ email: "many@flowers.example", name: "Many" })).body.invitation;
  for (let count = 1; count < 100; count += 1) {
    const { status } = await call(`/api/invitations/${sent.id}/link`, { method: "POST" });
    expect(status).toBe(200);
  }
  expect((await send({ email: "more@flowers.example", name: "More" })).status).toBe(429);
});
