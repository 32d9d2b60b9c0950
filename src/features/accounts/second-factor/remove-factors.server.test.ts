import { and, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { factorCode } from "../../../../test/fuzz/factor-code.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { openMailer } from "../../../platform/network/mail.ts";
import { recoveryCode } from "../../../schema/accounts.ts";
import { auditEntry } from "../../../schema/audit.ts";
import { securityEvent } from "../../../schema/security.ts";
import { deliverEmails } from "../../emails/deliver-emails.ts";
import { providerEmails } from "../../providers/emails.ts";
import { accountEmails } from "../emails.ts";
import { issueRecoveryCodes } from "./issue-recovery-codes.ts";
import { removeFactorsByEmail } from "./remove-factors.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), [...accountEmails, ...providerEmails]);
const admin = await buildSuperAdmin(app);
const password = "a quiet morning in Knysna";

const remove = (id: string, token: string) =>
  app.call<{ message: string; code: string }>(`/api/admin/accounts/${id}/second-factors`, { method: "DELETE", token });
const removeAdmins = (id: string, token: string) =>
  app.call(`/api/admin/super-admins/${id}/second-factors`, { method: "DELETE", token });
const isIn = async (token: string) => (await app.call("/api/account", { token })).status === 200;

async function guarded<Built extends { id: string }>(built: Built): Promise<Built> {
  await factorCode(app, built.id);
  await issueRecoveryCodes(app.ctx(), db, built.id);
  return built;
}

async function opens(kind: string, email: string): Promise<boolean> {
  const path = kind === "couple" ? "/api/couples/login" : "/api/auth/login";
  const { body } = await app.call<{ token?: string }>(path, { body: { email, password } });
  return body.token !== undefined;
}

const isListed = async (kind: string, id: string, token: string) => {
  const { body } = await app.call<Record<string, { id: string; has_second_factor: boolean }[]>>(`/api/admin/${kind}s`, {
    token,
  });
  return body[`${kind}s`]?.find((each) => each.id === id)?.has_second_factor;
};

test.each(["provider", "couple"] as const)(
  "a %s who lost every factor signs in with the password again; all sessions end, the owner gets an email and the audit has it",
  async (kind) => {
    const { id, email } = await guarded(await (kind === "provider" ? buildProvider : buildCouple)(app, { password }));
    const [own, token] = [await buildToken(app, id), await buildToken(app, admin.id)];
    expect([await opens(kind, email), await isListed(kind, id, token)]).toEqual([false, true]);
    const answer = await remove(id, token);
    expect(answer).toMatchObject({ status: 200, body: { message: /logs in without a second factor/ } });
    expect([await isIn(own), await isIn(token)]).toEqual([false, true]);
    expect([await opens(kind, email), await isListed(kind, id, token)]).toEqual([true, false]);
    expect(await db.select().from(recoveryCode).where(eq(recoveryCode.account_id, id))).toEqual([]);
    expect(await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id))).toMatchObject([
      { action: "second_factors_removed", actor_id: admin.id },
    ]);
    const removed = and(eq(securityEvent.account_id, id), eq(securityEvent.event, "second_factor_removed"));
    expect(await db.select().from(securityEvent).where(removed)).toMatchObject([{ detail: "all_removed" }]);
    const [mail] = await app.mailbox.waitFor(email);
    expect(mail?.subject).toBe("Your account has no second factor");
    expect(await remove(id, token)).toMatchObject({ status: 409, body: { code: "no_second_factor" } });
  },
);

test("a super admin's factors stay, and an unknown account is refused", async () => {
  const { id } = await guarded(await buildSuperAdmin(app));
  const [theirs, token] = [await buildToken(app, id), await buildToken(app, admin.id)];
  expect(await remove(id, token)).toMatchObject({ status: 403, body: { code: "super_admin_keeps_factors" } });
  expect(await isIn(theirs)).toBe(true);
  for (const wanted of [newId(), "nobody"])
    expect(await remove(wanted, token)).toMatchObject({ status: 404, body: { code: "account_gone" } });
});

test("nobody else removes a factor, and a super admin needs a proof", async () => {
  const { id, email } = await guarded(await buildProvider(app, { password }));
  for (const by of [await buildProvider(app), await buildCouple(app), { id }])
    expect((await remove(id, await buildToken(app, by.id))).status).toBe(403);
  const stale = await buildToken(app, admin.id);
  app.clock.advance(11 * 60_000);
  expect(await remove(id, stale)).toMatchObject({ status: 403, body: { code: "proof_needed" } });
  expect(await opens("provider", email)).toBe(false);
});

test("a super admin's factors are removed by another super admin only, and all get an email", async () => {
  const lost = await guarded(await buildSuperAdmin(app, { password }));
  const [own, token] = [await buildToken(app, lost.id), await buildToken(app, admin.id)];
  expect(await removeAdmins(lost.id, own)).toMatchObject({ status: 403, body: { code: "own_factors" } });
  expect((await removeAdmins(lost.id, token)).status).toBe(200);
  expect([await isIn(own), await opens("provider", lost.email)]).toEqual([false, true]);
  const subject = "A super admin’s second factor was removed";
  const subjectsTo = async (email: string) => (await app.mailbox.emailsTo(email)).map((mail) => mail.subject);
  for (const { email } of [admin, lost])
    await vi.waitFor(async () => expect(await subjectsTo(email)).toContain(subject), { timeout: 10_000 });
  expect(await db.select().from(auditEntry).where(eq(auditEntry.subject_id, lost.id))).toMatchObject([
    { action: "super_admin_factors_removed", actor_id: admin.id },
  ]);
  expect(await removeAdmins(lost.id, token)).toMatchObject({ status: 409, body: { code: "no_second_factor" } });
});

test("the operator takes off the last super admin's by command", async () => {
  const { id, email } = await guarded(await buildSuperAdmin(app, { password }));
  const own = await buildToken(app, id);
  await removeFactorsByEmail(app.ctx(), email.toUpperCase());
  expect([await isIn(own), await opens("provider", email)]).toEqual([false, true]);
  expect(await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id))).toMatchObject([
    { action: "second_factors_removed", actor_id: null, actor_name: "factor:remove (command line)" },
  ]);
  await app.mailbox.waitFor(email);
  await expect(removeFactorsByEmail(app.ctx(), email)).rejects.toThrow("no second factor");
  await expect(removeFactorsByEmail(app.ctx(), "nobody@people.test")).rejects.toThrow("No provider account");
});
