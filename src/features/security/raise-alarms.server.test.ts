import { afterAll, expect, test } from "vitest";
import { newAuthenticator } from "../../../test/authenticator.ts";
import { buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import * as limits from "../../contract/limits.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { securityEmails } from "./emails.ts";
import { raiseAlarms } from "./raise-alarms.ts";
import { writeEvents } from "./write-events.ts";

const app = await startTestApp();
const mailer = openMailer(app.runtime.config);
await deliverEmails(app.runtime, mailer, securityEmails);
afterAll(() => mailer.close());

async function failOn(email: string, times: number): Promise<boolean> {
  for (let each = 0; each < times; each += 1)
    await app.call("/api/auth/login", { body: { email, password: "wrong" }, address: `198.51.100.${each}` });
  return writeEvents(app.runtime);
}

test("guessing a super admin's password raises one email to each super admin, and the next six hours later", async () => {
  const [attacked, other] = [await buildSuperAdmin(app), await buildSuperAdmin(app)];
  expect(await failOn(attacked.email, limits.alarm_failed_sign_ins_of_admin)).toBe(true);
  await Promise.all([raiseAlarms(app.ctx()), raiseAlarms(app.ctx())]);
  const [mail] = await app.mailbox.waitFor(other.email);
  expect(mail?.subject).toBe("Somebody is trying passwords or codes on a super admin’s account");
  expect(mail?.text).toContain("https://umshado.test/admin#security");
  await app.mailbox.waitFor(attacked.email);

  app.clock.advance(5 * 60 * 60 * 1000);
  await failOn(attacked.email, limits.alarm_failed_sign_ins_of_admin);
  await raiseAlarms(app.ctx());
  app.clock.advance(60 * 60 * 1000);
  await failOn(attacked.email, limits.alarm_failed_sign_ins_of_admin);
  await raiseAlarms(app.ctx());
  expect(await app.mailbox.waitFor(other.email, 2)).toHaveLength(2);
});

test("occasional failures raise no alarm", async () => {
  app.clock.advance(7 * 60 * 60 * 1000);
  const { email } = await buildSuperAdmin(app);
  await failOn(email, limits.alarm_failed_sign_ins_of_admin - 1);
  await raiseAlarms(app.ctx());
  expect(await app.mailbox.emailsTo(email)).toEqual([]);
});

test("codes and passkeys that fail on a super admin's account count as passwords do", async () => {
  app.clock.advance(7 * 60 * 60 * 1000);
  const { id, email } = await buildSuperAdmin(app);
  const token = await buildToken(app, id);
  await failOn(email, 2);
  const prove = (body: object) => app.call("/api/auth/prove", { token, body });
  for (const code of ["000000", "aaaa-bbbb-cccc-dddd"]) expect((await prove({ code })).status).toBe(400);
  await writeEvents(app.runtime);
  await raiseAlarms(app.ctx());
  expect(await app.mailbox.emailsTo(email)).toEqual([]);
  const passkey = newAuthenticator({ origin: "https://umshado.test", rpID: "umshado.test" }).show("AAAA");
  expect((await prove({ passkey })).status).toBe(403);
  await writeEvents(app.runtime);
  await raiseAlarms(app.ctx());
  expect(await app.mailbox.waitFor(email)).toHaveLength(1);
});
