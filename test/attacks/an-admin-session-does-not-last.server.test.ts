import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { minute_ms } from "../../src/contract/durations.ts";
import * as limits from "../../src/contract/limits.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { session } from "../../src/schema/accounts.ts";
import { listCalls } from "../../src/server/http/register-calls.ts";
import { buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const password = "a quiet morning in Knysna";
const over = { status: 401, body: { code: "sign_in_required" } };
const unproven = { status: 403, body: { code: "proof_needed" } };

const read = (token: string) => app.call("/api/admin/badges/stats", { token });
const prove = (token: string, secret = password) => app.call("/api/auth/prove", { token, body: { password: secret } });

async function signIn() {
  const { id, email } = await buildSuperAdmin(app, { password });
  const { body } = await app.call<{ token: string }>("/api/auth/login", { body: { email, password } });
  return { id, token: body.token };
}

test("a super admin's token expires after twelve hours, whatever is done with it", async () => {
  const { token } = await signIn();
  for (let minutes = 0; minutes < limits.admin_session_hours * 60 - 20; minutes += 20) {
    app.clock.advance(20 * minute_ms);
    expect((await read(token)).status).toBe(200);
  }
  app.clock.advance(20 * minute_ms);
  expect(await read(token)).toMatchObject(over);
});

test("a super admin's token expires after thirty idle minutes, however long its row stays", async () => {
  const { id, token } = await signIn();
  app.clock.advance(29 * minute_ms);
  expect((await read(token)).status).toBe(200);
  await db
    .update(session)
    .set({ expires_at: new Date("2100-01-01") })
    .where(eq(session.account_id, id));
  app.clock.advance(30 * minute_ms);
  expect(await read(token)).toMatchObject(over);
});

test("an impersonation keeps the admin's own session in use, and does not outlive it", async () => {
  const { id, token } = await signIn();
  const { id: other } = await buildProvider(app);
  const start = () => app.call<{ token: string }>(`/api/admin/impersonate/${other}`, { method: "POST", token });
  const { body } = await start();
  for (const _ of [1, 2]) {
    app.clock.advance(25 * minute_ms);
    expect((await app.call("/api/providers/profile", { token: body.token })).status).toBe(200);
  }
  expect((await read(token)).status).toBe(200);
  await prove(token);
  const second = (await start()).body.token;
  const began = new Date(app.clock.now().getTime() - limits.admin_session_hours * 60 * minute_ms);
  await db.update(session).set({ created_at: began }).where(eq(session.account_id, id));
  expect(await app.call("/api/providers/profile", { token: second })).toMatchObject(over);
});

describe("without proof of the last ten minutes", async () => {
  const admin = await buildSuperAdmin(app, { password });
  const guarded = listCalls().filter(({ proof }) => proof);

  test("the critical calls are listed", () => {
    const known = guarded.map(({ name }) => name);
    expect(known).toEqual(
      expect.arrayContaining([
        "addBadge",
        "assignPioneers",
        "decideVerification",
        "deleteProvider",
        "exportAudit",
        "exportSecurityEvents",
        "impersonateCouple",
        "impersonateProvider",
        "recordRatings",
        "removeBadge",
        "saveSettings",
        "sendInvitation",
        "unpublishProvider",
      ]),
    );
  });

  test.each(guarded.map((call) => ({ name: call.name, call })))("$name is refused", async ({ call }) => {
    const token = await buildToken(app, admin.id, { proven_at: null });
    const path = call.path.replaceAll(/\{\w+\}/g, newId());
    const method = call.method.toUpperCase();
    expect(await app.call(path, { method, token, ...(method !== "GET" && { body: {} }) })).toMatchObject(unproven);
  });

  test("the password opens it again, for ten minutes and only for that session", async () => {
    const tokens = [
      await buildToken(app, admin.id, { proven_at: null }),
      await buildToken(app, admin.id, { proven_at: null }),
    ];
    const [token = "", other = ""] = tokens;
    const save = (by: string) => app.call("/api/settings", { method: "PUT", token: by, body: { settings: {} } });
    expect((await prove(token)).status).toBe(200);
    expect((await save(token)).status).toBe(200);
    expect(await save(other)).toMatchObject(unproven);
    app.clock.advance(limits.proof_minutes * minute_ms);
    expect(await save(token)).toMatchObject(unproven);
  });

  test("a stolen session can't try out passwords", async () => {
    const token = await buildToken(app, admin.id, { proven_at: null });
    for (let each = 0; each < limits.sign_in_failures_max; each += 1)
      expect(await prove(token, "wrong")).toMatchObject({
        status: 400,
        body: { code: "bad_input" },
      });
    expect((await prove(token)).status).toBe(429);
  });

  test("an admin who acts as somebody proves nothing", async () => {
    const { id } = await buildProvider(app, { password });
    const token = await buildToken(app, id, { admin_id: admin.id });
    expect(await prove(token)).toMatchObject({ status: 403, body: { code: "not_while_impersonating" } });
  });
});
