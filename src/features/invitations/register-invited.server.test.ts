import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { Invitation } from "../../contract/invitations/schema.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { account } from "../../schema/accounts.ts";
import { provider } from "../../schema/providers.ts";
import { badge } from "../../schema/trust.ts";
import { accountEmails } from "../accounts/emails.ts";
import { deliverEmails } from "../emails/deliver-emails.ts";
import { invitationEmails } from "./emails.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
await deliverEmails(app.runtime, openMailer(app.runtime.config), [...accountEmails, ...invitationEmails]);

const admin = await buildSuperAdmin(app);
let people = 0;

async function invite(wish: { preset_badges?: string[] } = {}) {
  people += 1;
  const email = `invited-${people}@flowers.example`;
  const token = await buildToken(app, admin.id);
  const body = { email, name: "Lerato", recommended_by_name: "Zanele", ...wish };
  const { body: sent } = await app.call<{ invite_url: string; invitation: Invitation }>("/api/invitations/send", {
    token,
    body,
  });
  return { email, id: sent.invitation.id, invite_token: new URL(sent.invite_url).searchParams.get("invite") ?? "" };
}

const register = (body: object, address?: string) =>
  app.call<{ error: string; code: string; fields?: Record<string, string> }>("/api/auth/register", {
    body: {
      password: "a good password",
      confirmPassword: "a good password",
      business_name: "Lerato Flowers",
      contact_person: "Lerato",
      phone: "082 555 0142",
      ...body,
    },
    ...(address !== undefined && { address }),
  });

const accountOf = async (email: string) =>
  (await db.select().from(account).where(eq(account.email, email.toLowerCase())))[0];
const statusOf = async (email: string) => {
  const token = await buildToken(app, admin.id);
  const { body } = await app.call<{ invitations: Invitation[] }>(`/api/invitations?search=${email}`, { token });
  return body.invitations[0]?.status;
};

test("a provider that registers with an invitation has its badges and a confirmed email, and the invitation is used up", async () => {
  const { email } = await invite({ preset_badges: ["verified", "premier"] });
  const [mail] = await app.mailbox.waitFor(email);
  const invite_token = /invite=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  expect((await register({ email, invite_token })).status).toBe(201);
  const { id = "", email_verified_at } = (await accountOf(email)) ?? {};
  expect(email_verified_at).not.toBeNull();
  const badges = await db.select().from(badge).where(eq(badge.provider_id, id));
  expect(badges.map(({ badge_type }) => badge_type).toSorted()).toEqual(["premier", "verified"]);
  expect(badges[0]).toMatchObject({ granted_by: admin.id, notes: "Invited, recommended by Zanele" });
  const [row] = await db.select().from(provider).where(eq(provider.id, id));
  expect(row).toMatchObject({ is_verified: true, trust_tier: "Verified", is_published: false });
  expect(row?.trust_score).toBeGreaterThan(0);
  expect(await statusOf(email)).toBe("Used");
  const mails = await app.mailbox.waitFor(email, 2);
  const welcome = mails.find(({ subject }) => subject === "Welcome to Umshado");
  expect(welcome?.text).not.toContain("confirm");
  const again = await register({ email: "other@flowers.example", invite_token });
  expect(again).toMatchObject({ status: 400, body: { code: "dead_link", error: /used already/ } });
});

test("a refused registration leaves the invitation open", async () => {
  const { email, invite_token } = await invite({ preset_badges: ["pioneer"] });
  expect(await register({ email: "somebody@flowers.example", invite_token })).toMatchObject({
    status: 400,
    body: { code: "bad_input", fields: { email: /another email address/ } },
  });
  expect(await accountOf("somebody@flowers.example")).toBeUndefined();
  expect((await register({ email, invite_token, password: "short" })).status).toBe(400);
  expect((await register({ email, invite_token, phone: "nothing" })).status).toBe(400);
  expect(await statusOf(email)).toBe("Pending");
  expect((await register({ email: email.toUpperCase(), invite_token })).status).toBe(201);
  expect(await statusOf(email)).toBe("Used");
});

test("one of two registrations at once gets the invitation", async () => {
  const { email, invite_token } = await invite({ preset_badges: ["pioneer"] });
  const answers = await Promise.all([register({ email, invite_token }), register({ email, invite_token })]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await db.select().from(account).where(eq(account.email, email))).toHaveLength(1);
});

test("a revoked, an expired and an unknown invitation are refused, each with its sentence; without it one may register", async () => {
  const revoked = await invite();
  const token = await buildToken(app, admin.id);
  await app.call(`/api/invitations/${revoked.id}`, { method: "DELETE", token });
  const over = await invite();
  const unknown = { email: "unknown@flowers.example", invite_token: "nobody-made-this" };
  app.clock.advance(31 * 24 * 60 * 60 * 1000);
  for (const [{ email, invite_token }, why] of [
    [revoked, /withdrawn/],
    [over, /expired/],
    [unknown, /don’t know/],
  ] as const) {
    expect(await register({ email, invite_token }, "203.0.113.9")).toMatchObject({
      status: 400,
      body: { code: "dead_link", error: why },
    });
    expect(await accountOf(email)).toBeUndefined();
  }
  expect((await register({ email: over.email, invite_token: "" }, "203.0.113.9")).status).toBe(201);
  const { id = "", email_verified_at } = (await accountOf(over.email)) ?? {};
  expect(email_verified_at).toBeNull();
  expect(await db.select().from(badge).where(eq(badge.provider_id, id))).toEqual([]);
});
