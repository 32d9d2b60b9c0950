import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accountEmails } from "../../src/features/accounts/emails.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { invitationEmails } from "../../src/features/invitations/emails.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { account } from "../../src/schema/accounts.ts";
import { buildSuperAdmin, buildToken } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
await deliverEmails(app.runtime, openMailer(app.runtime.config), [...accountEmails, ...invitationEmails]);
const token = await buildToken(app, (await buildSuperAdmin(app)).id);

type Sent = { invite_url: string; invitation: { id: string } };
const tokenOf = (text = "") => /invite=([\w-]+)/.exec(text)?.[1] ?? "";

async function invite(email: string) {
  const { body: sent } = await app.call<Sent>("/api/invitations/send", { token, body: { email, name: "Lerato" } });
  const link = `/api/invitations/${sent.invitation.id}/link`;
  const { body: copied } = await app.call<Sent>(link, { method: "POST", token });
  const [mail] = await app.mailbox.waitFor(email);
  return { sent: tokenOf(sent.invite_url), copied: tokenOf(copied.invite_url), mailed: tokenOf(mail?.text) };
}

async function register(email: string, invite_token: string) {
  const password = "a good password";
  const names = { business_name: "Lerato Flowers", contact_person: "Lerato", phone: "082 555 0142" };
  const body = { email, password, confirmPassword: password, ...names, invite_token };
  expect((await app.call("/api/auth/register", { body })).status).toBe(201);
  const [row] = await app.runtime.database.db.select().from(account).where(eq(account.email, email));
  return row?.email_verified_at !== null;
}

test.each([
  ["sent", false],
  ["copied", false],
  ["mailed", true],
] as const)(
  "a link that was %s: whether its bearer is known to read the invited mail is %s",
  async (way, isConfirmed) => {
    const email = `${way}@flowers.example`;
    const links = await invite(email);
    expect(await register(email, links[way])).toBe(isConfirmed);
  },
);
