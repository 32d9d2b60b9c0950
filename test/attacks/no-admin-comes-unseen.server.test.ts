import { expect, test } from "vitest";
import { accountEmails } from "../../src/features/accounts/emails.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { buildProvider, buildSuperAdmin } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
await deliverEmails(app.runtime, openMailer(app.runtime.config), accountEmails);
const password = "a quiet morning in Knysna";
const subject = "A super admin logged in on a new device";

const signIn = (email: string, cookie = "") =>
  app.call("/api/auth/login", { body: { email, password }, headers: { cookie } });

test("a super admin can't sign in on a new device without an email to all super admins, once a device", async () => {
  const one = await buildSuperAdmin(app, { password });
  const other = await buildSuperAdmin(app);
  const answer = await signIn(one.email);
  expect(answer.status).toBe(200);
  for (const { email } of [one, other]) {
    const [mail] = await app.mailbox.waitFor(email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain(one.email);
  }
  const known = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await signIn(one.email, known)).status).toBe(200);
  expect((await signIn(one.email)).status).toBe(200);
  // The third sign-in used a new device again; the second gives no email.
  expect(await app.mailbox.waitFor(other.email, 2)).toHaveLength(2);
});

test("other people's sign-ins send no email to admins", async () => {
  const { email } = await buildProvider(app, { password });
  const { email: admin } = await buildSuperAdmin(app);
  expect((await signIn(email)).status).toBe(200);
  expect(await app.mailbox.emailsTo(admin)).toHaveLength(0);
});
