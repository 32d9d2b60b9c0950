import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { auditEntry } from "../../../schema/audit.ts";
import { securityEvent } from "../../../schema/security.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const admin = await buildSuperAdmin(app);

const signOut = (id: string, token: string) =>
  app.call<{ message: string; code: string }>(`/api/admin/accounts/${id}/sessions`, { method: "DELETE", token });
const isIn = async (token: string) => (await app.call("/api/account", { token })).status === 200;

test.each(["provider", "couple"] as const)(
  "a %s is signed out everywhere, an admin who acts as the account too, and the audit has it",
  async (kind) => {
    const { id } = kind === "provider" ? await buildProvider(app) : await buildCouple(app);
    const { id: bystander } = await buildProvider(app);
    const own = [
      await buildToken(app, id),
      await buildToken(app, id),
      await buildToken(app, id, { admin_id: admin.id }),
    ];
    const others = [await buildToken(app, admin.id), await buildToken(app, bystander)];
    const answer = await signOut(id, others[0] ?? "");
    expect(answer).toMatchObject({ status: 200, body: { message: /is logged out everywhere\.$/ } });
    expect(await Promise.all([...own, ...others].map(isIn))).toEqual([false, false, false, true, true]);
    expect(await db.select().from(auditEntry).where(eq(auditEntry.subject_id, id))).toMatchObject([
      { action: "account_signed_out", actor_id: admin.id },
    ]);
    const ended = and(eq(securityEvent.account_id, id), eq(securityEvent.event, "sessions_ended"));
    expect(await db.select().from(securityEvent).where(ended)).toMatchObject([{ detail: "by a super admin" }]);
    expect(await isIn(await buildToken(app, id)), "it may log in again").toBe(true);
  },
);

test("a super admin is not signed out here, since all super admins must be notified; nor is an unknown account", async () => {
  const other = await buildSuperAdmin(app);
  const token = await buildToken(app, admin.id);
  const theirs = await buildToken(app, other.id);
  expect(await signOut(other.id, token)).toMatchObject({ status: 403, body: { code: "super_admin_not_signed_out" } });
  expect(await isIn(theirs)).toBe(true);
  for (const id of [newId(), "nobody"])
    expect(await signOut(id, token)).toMatchObject({ status: 404, body: { code: "account_gone" } });
});

test("nobody else signs an account out, and a super admin needs a proof", async () => {
  const { id } = await buildProvider(app);
  const own = await buildToken(app, id);
  for (const by of [await buildProvider(app), await buildCouple(app)])
    expect((await signOut(id, await buildToken(app, by.id))).status).toBe(403);
  const stale = await buildToken(app, admin.id);
  app.clock.advance(11 * 60_000);
  expect(await signOut(id, stale)).toMatchObject({ status: 403, body: { code: "proof_needed" } });
  expect(await isIn(own)).toBe(true);
});
