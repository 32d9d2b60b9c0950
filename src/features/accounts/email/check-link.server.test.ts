import { afterAll, expect, test } from "vitest";
import { buildProvider, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { tokenIn } from "../../../../test/mailbox.ts";
import { startJobs } from "../../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
const check = (purpose: string, token: string) => app.call("/api/auth/link", { body: { purpose, token } });
const invalid = { status: 400, body: { code: "dead_link" } };

test("a page shows whether its link is valid, and does not use it up", async () => {
  const { email } = await buildProvider(app);
  await app.call("/api/auth/forgot-password", { body: { email } });
  const [mail] = await app.mailbox.waitFor(email);
  const token = tokenIn(mail);
  for (const _time of [1, 2, 3]) expect((await check("password_reset", token)).status).toBe(204);
  expect(await check("email_confirmation", token)).toMatchObject(invalid);
  const body = { token, newPassword: "fynbos on the hill" };
  expect((await app.call("/api/auth/reset-password-token", { body })).status).toBe(200);
  expect(await check("password_reset", token)).toMatchObject(invalid);
});

test("an expired link, and one that was never sent, are invalid", async () => {
  const { id, email } = await buildProvider(app, { email_verified_at: null });
  await app.call("/api/auth/resend-confirmation", { method: "POST", token: await buildToken(app, id) });
  const [mail] = await app.mailbox.waitFor(email);
  const token = tokenIn(mail);
  expect((await check("email_confirmation", token)).status).toBe(204);
  app.clock.advance(73 * 60 * 60 * 1000);
  expect(await check("email_confirmation", token)).toMatchObject(invalid);
  expect(await check("email_return", "x".repeat(43))).toMatchObject(invalid);
});
