import { expect, test } from "vitest";
import { issueToken } from "../../src/features/accounts/email/issue-token.ts";
import { readConfig } from "../../src/platform/config.ts";
import { ConfigError } from "../../src/platform/environment.ts";
import { createSuperAdmin } from "../../src/server/create-super-admin.ts";
import { buildProvider, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
type Refused = { error: string; fields?: Record<string, string> };

const guessed = ["password", "12345678", "aaaaaaaa", "umshado1", "umshado-demo", "Sunset-Films-1", "sunny2026"];
const person = { email: "sunny@people.test", business_name: "Sunset Films", contact_person: "Sunny Dlamini" };

async function expectRefused(
  field: string,
  makeRequest: (password: string) => Promise<{ status: number; body: Refused }>,
) {
  for (const password of guessed) {
    const { status, body } = await makeRequest(password);
    expect({ password, status, sentence: body.fields?.[field] }).toEqual({
      password,
      status: 400,
      sentence: body.error,
    });
    expect(body.error).toMatch(/^That password is (one of the most common|too easy to guess)/);
  }
}

test("a provider can't register with a password that is tried first", async () => {
  await expectRefused("password", (password) => {
    const body = { ...person, phone: "082 555 0117", password, confirmPassword: password };
    return app.call<Refused>("/api/auth/register", { body });
  });
});

test("a couple can't either, also with six characters", async () => {
  const couple = { email: "sunny@people.test", partner1_name: "Sunset", partner2_name: "Films" };
  const register = (password: string) =>
    app.call<Refused>("/api/couples/register", { body: { ...couple, password, confirmPassword: password } });
  await expectRefused("password", register);
  expect((await register("123456")).status).toBe(400);
  expect((await register("q7x!lm")).status).toBe(201);
});

test("it can't be set by a reset link, which stays open, or by a change", async () => {
  const { id } = await buildProvider(app, { ...person, password: "protea-and-sand" });
  const link = await issueToken(app.ctx(), db, { account_id: id, purpose: "password_reset", lives_seconds: 3600 });
  const reset = (newPassword: string) =>
    app.call<Refused>("/api/auth/reset-password-token", { body: { token: link, newPassword } });
  await expectRefused("newPassword", reset);
  const token = await buildToken(app, id);
  await expectRefused("newPassword", (newPassword) =>
    app.call<Refused>("/api/account/password", {
      method: "PUT",
      token,
      body: { currentPassword: "protea-and-sand", newPassword },
    }),
  );
  expect((await reset("a-quiet-morning")).status).toBe(200);
});

test("the super admin's password in the environment has fifteen characters and is not in the list", async () => {
  const settings = (secret: string) => ({ SUPER_ADMIN_EMAIL: "boss@umshado.test", SUPER_ADMIN_PASSWORD: secret });
  expect(() => readConfig(settings("aaaaaaaa"))).toThrow("SUPER_ADMIN_PASSWORD has 8 characters: expected 15 to 200");
  const { superAdmin } = readConfig(settings("umshado-demo-2026!"));
  const started = createSuperAdmin({ ...app.ctx(), config: { ...app.runtime.config, superAdmin } });
  await expect(started).rejects.toThrow(ConfigError);
});
