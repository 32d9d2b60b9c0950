import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildSuppressed, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { PersonData } from "../../contract/privacy/schema.ts";
import { auditEntry } from "../../schema/audit.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const admin = await buildSuperAdmin(app);
const token = await buildToken(app, admin.id);

const change = (email: string, is_suppressed: boolean, as = token) =>
  app.call<{ code: string }>("/api/admin/privacy/suppression", {
    method: "PUT",
    body: { email, is_suppressed },
    token: as,
  });
const find = async (email: string) =>
  (await app.call<{ person: PersonData }>("/api/admin/privacy/search", { body: { email }, token })).body.person;

test("an admin stops emails to an address and allows them again; the audit has each once, without the address", async () => {
  const email = "asked@people.test";
  expect(await find(email)).toMatchObject({ suppression: null });
  for (const is_suppressed of [true, true]) expect((await change(email, is_suppressed)).status).toBe(200);
  expect(await find(email)).toMatchObject({ suppression: { since: app.clock.now().toISOString(), source: "admin" } });
  for (const is_suppressed of [false, false]) expect((await change(email, is_suppressed)).status).toBe(200);
  expect(await find(email)).toMatchObject({ suppression: null });
  const acts = await db.select().from(auditEntry).where(eq(auditEntry.actor_id, admin.id));
  const actions = acts.map(({ action }) => action).filter((action) => action.startsWith("emails_"));
  expect(actions.toSorted()).toEqual(["emails_allowed", "emails_stopped"]);
  expect(JSON.stringify(acts)).not.toContain(email);
});

test("the topics that the address stopped are listed as well, also in the file for the person, and an admin's change leaves them", async () => {
  const { email } = await buildProvider(app);
  await buildSuppressed(app, email, "trust");
  const saved = [{ topic: "trust", since: app.clock.now().toISOString(), source: "link" }];
  expect(await find(email)).toMatchObject({ suppression: null, stopped_topics: saved });
  await change(email, true);
  expect(await find(email)).toMatchObject({ suppression: { source: "admin" }, stopped_topics: saved });
  await change(email, false);
  const file = await app.call<{ person: PersonData }>("/api/admin/privacy/export", { body: { email }, token });
  expect(file.body.person).toMatchObject({ suppression: null, stopped_topics: saved });
});

test("only a super admin with a recent proof changes it", async () => {
  const stale = await buildToken(app, admin.id, { proven_at: null });
  expect(await change("a@people.test", true, stale)).toMatchObject({ status: 403, body: { code: "proof_needed" } });
  const provider = await buildToken(app, (await buildProvider(app)).id);
  expect((await change("a@people.test", true, provider)).status).toBe(403);
  expect((await change("not an address", true)).status).toBe(400);
});

test("the suppression stays after the deletion of the account and the erasure of its owner", async () => {
  const { id, email } = await buildProvider(app);
  await buildSuppressed(app, email);
  const body = { confirmationCode: "123456" };
  expect((await app.call(`/api/providers/${id}`, { method: "DELETE", body, token })).status).toBeLessThan(300);
  const erase = await app.call("/api/admin/privacy/erase", { body: { email, ...body }, token });
  expect(erase.status).toBe(200);
  expect(await find(email)).toMatchObject({ accounts: [], suppression: { source: "link" } });
});
