import { describe, expect, test } from "vitest";
import type { ErrorAnswer } from "../../src/contract/error-answer.ts";
import { errors } from "../../src/contract/errors.ts";
import type { Call } from "../../src/contract/route.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { listCalls } from "../../src/server/http/register-calls.ts";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();

/** Includes new calls [admin-26]. */
const calls = listCalls();
const ofAdmins = calls.filter(({ who }) => who === "super_admin");

const admin = await buildSuperAdmin(app);
const provider = await buildProvider(app, { badges: ["verified", "premier"] });
const couple = await buildCouple(app);
const soon = new Date(app.clock.now().getTime() + 60 * 60 * 1000);
const past = new Date(app.clock.now().getTime() - 1000);

type Caller = { status: number; code: keyof typeof errors; token?: string };

const strangers: Record<string, Caller> = {
  "a guest": { status: 401, code: "sign_in_required" },
  "a made-up token": { status: 401, code: "sign_in_required", token: "A".repeat(43) },
  "an admin's session that is over": {
    status: 401,
    code: "sign_in_required",
    token: await buildToken(app, admin.id, { expires_at: past }),
  },
  "a couple": { status: 403, code: "not_allowed", token: await buildToken(app, couple.id) },
  "a provider": { status: 403, code: "not_allowed", token: await buildToken(app, provider.id) },
  "an admin acting as a provider": {
    status: 403,
    code: "not_while_impersonating",
    token: await buildToken(app, provider.id, { admin_id: admin.id, expires_at: soon }),
  },
  "an admin acting as a couple": {
    status: 403,
    code: "not_while_impersonating",
    token: await buildToken(app, couple.id, { admin_id: admin.id, expires_at: soon }),
  },
};

async function makeRequest({ method, path }: Call, token: string | undefined) {
  return app.call<ErrorAnswer>(path.replaceAll(/\{\w+\}/g, newId()), {
    method: method.toUpperCase(),
    ...(method !== "get" && { body: {} }),
    ...(token !== undefined && { token }),
  });
}

test("the calls of the administration are listed", () => {
  const known = ofAdmins.map(({ method, path }) => `${method} ${path}`);
  // Admin calls without `admin` in their path [api-8].
  const others = [
    "put /api/providers/{id}/unpublish",
    "delete /api/providers/{id}",
    "post /api/invitations/send",
    "get /api/invitations",
    "put /api/settings",
    "post /api/settings/hero-image",
  ];
  expect(known).toEqual(expect.arrayContaining(others));
});

test("every path under /api/admin is for super admins", () => {
  const open = calls.filter(({ path, who }) => path.startsWith("/api/admin") && who !== "super_admin");
  expect(open.map(({ name }) => name)).toEqual([]);
});

test("every call in the contract's group administration is for super admins", () => {
  const open = calls.filter(({ group, who }) => group === "Administration" && who !== "super_admin");
  expect(open.map(({ name }) => name)).toEqual([]);
});

describe.each(ofAdmins.map((call) => ({ ...call, call })))("$method $path", ({ call }) => {
  test.each(Object.entries(strangers))("refuses %s", async (_name, { status, code, token }) => {
    const answer = await makeRequest(call, token);
    expect([answer.status, answer.body]).toEqual([status, { error: errors[code].sentence, code }]);
  });

  test("is entered by a super admin", async () => {
    const { status } = await makeRequest(call, await buildToken(app, admin.id));
    expect([401, 403]).not.toContain(status);
  });
});
