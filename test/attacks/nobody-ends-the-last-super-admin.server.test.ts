import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { providerEmails } from "../../src/features/providers/emails.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { auditEntry } from "../../src/schema/audit.ts";
import { provider } from "../../src/schema/providers.ts";
import { buildEndorsement, buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), providerEmails);
const path = "/api/admin/super-admins";

type Listed = { super_admins: { id: string; is_you: boolean; sessions: number }[] };

const demote = (token: string, id: string) => app.call(`${path}/${id}`, { method: "DELETE", token });
const name = (token: string, email: string) => app.call(path, { token, body: { email } });
const list = async (token: string) => (await app.call<Listed>(path, { token })).body.super_admins;
const empty = { is_published: false } as const;

async function signedIn() {
  const admin = await buildSuperAdmin(app);
  return { ...admin, token: await buildToken(app, admin.id) };
}

test("nobody removes the own powers, and of two who demote each other at once one stays", async () => {
  await db.update(provider).set({ is_super_admin: false });
  const [one, other] = [await signedIn(), await signedIn()];
  expect(await demote(one.token, one.id)).toMatchObject({ status: 403, body: { code: "own_demotion" } });
  const answers = await Promise.all([demote(one.token, other.id), demote(other.token, one.id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
  expect(await db.select().from(provider).where(eq(provider.is_super_admin, true))).toHaveLength(1);
  const left = answers[0]?.status === 200 ? one : other;
  expect(await demote(left.token, left.id)).toMatchObject({ status: 403 });
});

test("a demoted super admin has no powers and no session from that moment, and all get an email", async () => {
  const [boss, demoted] = [await signedIn(), await signedIn()];
  const { id: client } = await buildProvider(app);
  const acting = await buildToken(app, client, { admin_id: demoted.id });
  expect((await demote(boss.token, demoted.id)).status).toBe(200);
  for (const token of [demoted.token, acting])
    expect((await app.call("/api/providers/profile", { token })).status).toBe(401);
  const again = await buildToken(app, demoted.id);
  expect((await app.call(path, { token: again })).status).toBe(403);
  for (const { email } of [boss, demoted]) {
    const mails = await app.mailbox.waitFor(email);
    expect(mails.map(({ subject }) => subject)).toContain("A super admin was demoted");
  }
  const acts = await db.select().from(auditEntry).where(eq(auditEntry.subject_id, demoted.id));
  expect(acts).toMatchObject([{ action: "super_admin_demoted", actor_id: boss.id }]);
});

test("a super admin signs another out everywhere, who stays a super admin", async () => {
  const [boss, other] = [await signedIn(), await signedIn()];
  expect(await list(boss.token)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: boss.id, is_you: true }),
      expect.objectContaining({ id: other.id, is_you: false, sessions: 1 }),
    ]),
  );
  expect((await app.call(`${path}/${other.id}/sessions`, { method: "DELETE", token: boss.token })).status).toBe(200);
  expect((await app.call(path, { token: other.token })).status).toBe(401);
  expect((await app.call(path, { token: await buildToken(app, other.id) })).status).toBe(200);
});

test("an empty, confirmed account is named; its sessions of before end", async () => {
  const boss = await signedIn();
  const { id, email } = await buildProvider(app, empty);
  const before = await buildToken(app, id);
  expect((await name(boss.token, email.toUpperCase())).status).toBe(201);
  expect((await app.call(path, { token: before })).status).toBe(401);
  expect((await app.call(path, { token: await buildToken(app, id) })).status).toBe(200);
  expect((await app.mailbox.waitFor(email)).map(({ subject }) => subject)).toContain("A super admin was named");
  expect(await name(boss.token, email)).toMatchObject({ status: 409, body: { code: "already_super_admin" } });
});

test("an unknown, an unconfirmed and a filled account are not named", async () => {
  const { token } = await signedIn();
  const unconfirmed = await buildProvider(app, { ...empty, email_verified_at: null });
  const badged = await buildProvider(app, { ...empty, badges: ["pioneer"] });
  const endorser = await buildProvider(app, empty);
  await buildEndorsement(app, { endorser_id: endorser.id });
  const published = await buildProvider(app);
  for (const [email, code] of [
    ["nobody@people.test", "account_not_found"],
    [unconfirmed.email, "account_unconfirmed"],
    [badged.email, "account_not_empty"],
    [endorser.email, "account_not_empty"],
    [published.email, "account_not_empty"],
  ] as const)
    expect(await name(token, email)).toMatchObject({ body: { code } });
  expect((await demote(token, newId())).status).toBe(404);
  expect((await demote(token, published.id)).status).toBe(404);
});
