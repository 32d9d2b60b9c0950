import { asc, eq, inArray, or } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { Couple } from "../../contract/couples/schema.ts";
import type { ProviderUser } from "../../contract/providers/my-schema.ts";
import { account, session } from "../../schema/accounts.ts";
import { auditEntry } from "../../schema/audit.ts";
import { provider } from "../../schema/providers.ts";
import { deleteAccountRecord } from "../accounts/delete-account.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const minute = 60 * 1000;

type Body = { token: string; provider: ProviderUser; couple: Couple; code: string };

async function admin() {
  const { id } = await buildSuperAdmin(app, { business_name: "The Office" });
  return { id, token: await buildToken(app, id) };
}

const impersonate = (kind: "provider" | "couple", id: string, token: string) =>
  app.call<Body>(`/api/admin/impersonate${kind === "couple" ? "-couple" : ""}/${id}`, { method: "POST", token });
const read = (token: string) => app.call<{ id: string; code: string }>("/api/providers/profile", { token });
const actionsOf = (...ids: string[]) =>
  db
    .select()
    .from(auditEntry)
    .where(or(inArray(auditEntry.actor_id, ids), inArray(auditEntry.subject_id, ids)))
    .orderBy(asc(auditEntry.created_at), asc(auditEntry.id));

test("an admin acts as a provider with a real session of the provider, and returns", async () => {
  const { id, token } = await admin();
  const target = await buildProvider(app, { business_name: "Kaya Cakes" });
  const { status, body } = await impersonate("provider", target.id, token);
  expect([status, body.provider.id, body.provider.email]).toEqual([200, target.id, target.email]);
  expect((await read(body.token)).body.id).toBe(target.id);
  expect((await read(token)).body.id).toBe(id);

  expect((await app.call("/api/auth/logout", { method: "POST", token: body.token })).status).toBe(204);
  expect((await read(body.token)).status).toBe(401);
  expect((await read(token)).body.id).toBe(id);
  const as = { actor_id: id, actor_name: "Thandi Nkosi, The Office" };
  expect(await actionsOf(id)).toMatchObject([
    { ...as, action: "impersonation_started", subject_id: target.id, subject_name: "Kaya Cakes", acting_as_id: null },
    { ...as, action: "impersonation_stopped", acting_as_id: target.id, acting_as_name: "Kaya Cakes" },
  ]);
});

test("an admin acts as a couple", async () => {
  const { id, token } = await admin();
  const target = await buildCouple(app);
  const { status, body } = await impersonate("couple", target.id, token);
  expect([status, body.couple.id, body.couple.email]).toEqual([200, target.id, target.email]);
  expect((await app.call("/api/auth/logout", { method: "POST", token: body.token })).status).toBe(204);
  expect(await actionsOf(id)).toMatchObject([
    { action: "impersonation_started", subject_id: target.id, subject_name: "Lerato & Pieter" },
    { action: "impersonation_stopped", acting_as_id: target.id },
  ]);
});

test("an impersonation lasts one hour, used or not, and the owner doesn't see it among the own sessions", async () => {
  const { token } = await admin();
  const target = await buildProvider(app);
  const { body } = await impersonate("provider", target.id, token);
  const own = await buildToken(app, target.id);
  const { body: seen } = await app.call<{ sessions: unknown[] }>("/api/account/sessions", { token: own });
  expect(seen.sessions).toHaveLength(1);
  app.clock.advance(30 * minute);
  expect((await read(body.token)).status).toBe(200);
  app.clock.advance(29 * minute);
  expect((await read(body.token)).status).toBe(200);
  app.clock.advance(2 * minute);
  expect((await read(body.token)).status).toBe(401);
});

describe("refused", () => {
  test("are super admins, oneself among them, unknown ids, and an account of the other kind", async () => {
    const { id, token } = await admin();
    const [one, two] = [await buildProvider(app), await buildCouple(app)];
    const tries: ["provider" | "couple", string, number, string][] = [
      ["provider", id, 403, "super_admin_not_impersonated"],
      ["provider", (await admin()).id, 403, "super_admin_not_impersonated"],
      ["provider", two.id, 404, "provider_not_found"],
      ["provider", "nobody", 404, "provider_not_found"],
      ["couple", one.id, 404, "couple_not_found"],
      ["couple", "01980000-0000-7000-8000-000000000000", 404, "couple_not_found"],
      ["couple", "nobody", 404, "couple_not_found"],
    ];
    for (const [kind, target, status, code] of tries)
      expect(await impersonate(kind, target, token)).toMatchObject({ status, body: { code } });
    expect(await actionsOf(id)).toEqual([]);
    expect(await db.$count(session, eq(session.admin_id, id))).toBe(0);
  });

  test("to an admin who acts as somebody: further impersonation, a new password, another email, the deletion", async () => {
    const { token } = await admin();
    const target = await buildProvider(app, { password: "a long pass phrase" });
    const { body } = await impersonate("provider", target.id, token);
    const other = await buildProvider(app);
    const password = "a long pass phrase";
    const answers = [
      await impersonate("provider", other.id, body.token),
      await app.call<Body>("/api/account/password", {
        method: "PUT",
        body: { currentPassword: password, newPassword: "another pass phrase" },
        token: body.token,
      }),
      await app.call<Body>("/api/account/email", {
        method: "PUT",
        body: { newEmail: "n@post.test", password },
        token: body.token,
      }),
      await app.call<Body>("/api/account", { method: "DELETE", body: { password }, token: body.token }),
    ];
    for (const { status, body: answer } of answers)
      expect([status, answer.code]).toEqual([403, "not_while_impersonating"]);
  });
});

test("an account that becomes a super admin brings the admin who acts as it no powers", async () => {
  const { token } = await admin();
  const target = await buildProvider(app);
  const { body } = await impersonate("provider", target.id, token);
  await db.update(provider).set({ is_super_admin: true }).where(eq(provider.id, target.id));
  const answer = await app.call<Body>("/api/admin/badges/stats", { token: body.token });
  expect([answer.status, answer.body.code]).toEqual([403, "not_while_impersonating"]);
  const hidden = await buildProvider(app, { is_published: false });
  expect((await app.call(`/api/providers/${hidden.id}`, { token: body.token })).status).toBe(404);
});

describe("the impersonation ends", () => {
  test("with the powers of the admin", async () => {
    const { id, token } = await admin();
    const { body } = await impersonate("provider", (await buildProvider(app)).id, token);
    await db.update(provider).set({ is_super_admin: false }).where(eq(provider.id, id));
    expect((await read(body.token)).status).toBe(401);
  });

  test("with the account of the admin, and with the impersonated account", async () => {
    const { id, token } = await admin();
    const target = await buildProvider(app);
    const { body } = await impersonate("provider", target.id, token);
    await deleteAccountRecord(db, id);
    expect((await read(body.token)).status).toBe(401);
    const next = await admin();
    const again = await impersonate("provider", target.id, next.token);
    await deleteAccountRecord(db, target.id);
    expect((await read(again.body.token)).status).toBe(401);
    expect((await read(next.token)).status).toBe(200);
  });

  test("with a new password of the admin", async () => {
    const { id } = await buildSuperAdmin(app, { password: "a long pass phrase" });
    const token = await buildToken(app, id);
    const { body } = await impersonate("provider", (await buildProvider(app)).id, token);
    const change = { currentPassword: "a long pass phrase", newPassword: "another pass phrase" };
    expect((await app.call("/api/account/password", { method: "PUT", body: change, token })).status).toBeLessThan(300);
    expect((await read(body.token)).status).toBe(401);
    expect((await read(token)).status).toBe(200);
    expect(await db.$count(account, eq(account.id, id))).toBe(1);
  });
});

test("an admin's actions as the account are audited with both names; the owner's own are not", async () => {
  const { id, token } = await admin();
  const target = await buildProvider(app, { business_name: "Kaya Cakes", is_published: false });
  const { body } = await impersonate("provider", target.id, token);
  const own = await buildToken(app, target.id);
  for (const each of [own, body.token]) {
    const save = { method: "PUT", body: { description: "Cakes of Cape Town" }, token: each };
    expect((await app.call("/api/providers/profile", save)).status).toBe(200);
  }
  const link = { url: "https://youtu.be/dQw4w9WgXcQ" };
  expect((await app.call("/api/media/youtube", { body: link, token: body.token })).status).toBeLessThan(300);
  await app.call("/api/providers/profile/publish", { method: "PUT", token: body.token });
  await app.call("/api/verifications/request", {
    body: { motivation: "We have baked in Cape Town since 1998." },
    token: body.token,
  });
  const as = {
    actor_id: id,
    actor_name: "Thandi Nkosi, The Office",
    acting_as_id: target.id,
    acting_as_name: "Kaya Cakes",
  };
  expect((await actionsOf(id)).slice(1)).toMatchObject([
    { ...as, action: "profile_saved", details: { fields: "description" } },
    { ...as, action: "media_changed", details: { what: "video" } },
    { ...as, action: "profile_published" },
    { ...as, action: "verification_requested" },
  ]);
});
