import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildProvider, buildToken } from "../../test/factories.ts";
import { startTestApp } from "../../test/harness.ts";
import type { ProviderUser } from "../contract/providers/my-schema.ts";
import { readConfig } from "../platform/config.ts";
import { account, accountToken } from "../schema/accounts.ts";
import { auditEntry } from "../schema/audit.ts";
import { provider } from "../schema/providers.ts";
import { createSuperAdmin } from "./create-super-admin.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const password = "a quiet morning in Knysna";

const demoteSuperAdmins = () => db.update(provider).set({ is_super_admin: false });

async function start(email: string, secret = password): Promise<string | null> {
  const { superAdmin } = readConfig({ SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: secret });
  return createSuperAdmin({ ...app.ctx(), config: { ...app.runtime.config, superAdmin } });
}

const signIn = (email: string, secret = password) =>
  app.call<{ token: string; provider: ProviderUser }>("/api/auth/login", { body: { email, password: secret } });

const auditOf = (id: string) => db.select().from(auditEntry).where(eq(auditEntry.subject_id, id));

test("an address that nobody has becomes a super admin who can sign in", async () => {
  await start("admin@umshado.test");
  const { status, body } = await signIn("admin@umshado.test");
  expect(status).toBe(200);
  expect(body.provider).toMatchObject({
    business_name: "Umshado",
    contact_person: "Administrator",
    phone: "",
    is_super_admin: true,
    is_published: false,
    email_verified: true,
    has_business_details: true,
  });
  const entries = await auditOf(body.provider.id);
  expect(entries).toMatchObject([{ action: "super_admin_created", actor_id: null, subject_name: "Umshado" }]);
  expect(JSON.stringify(entries)).not.toContain(password);
});

test("an empty account with the address is promoted, and nothing of the person who registered it is left", async () => {
  await demoteSuperAdmins();
  const { id, email } = await buildProvider(app, { business_name: "Registered First", is_published: false });
  await db.update(account).set({ google_id: "of whoever registered" }).where(eq(account.id, id));
  const token = await buildToken(app, id);
  const expires_at = new Date(app.clock.now().getTime() + 3_600_000);
  await db.insert(accountToken).values({
    token_hash: "a waiting move",
    account_id: id,
    purpose: "email_confirmation",
    new_email: "elsewhere@people.test",
    expires_at,
  });

  expect(await start(email.toUpperCase())).toBeNull();
  expect((await app.call("/api/providers/profile", { token })).status).toBe(401);
  const [open] = await db.select().from(accountToken).where(eq(accountToken.account_id, id));
  expect(open?.used_at).not.toBeNull();
  expect(await db.select().from(account).where(eq(account.id, id))).toMatchObject([{ google_id: null }]);
  const { body } = await signIn(email);
  expect(body.provider).toMatchObject({ id, is_super_admin: true, email_verified: true, business_name: "Umshado" });
  expect(await auditOf(id)).toMatchObject([{ action: "super_admin_promoted", subject_name: "Umshado" }]);
});

test("an account with any content is not promoted, and the start logs it", async () => {
  await demoteSuperAdmins();
  const { id, email } = await buildProvider(app);
  expect(await start(email)).toMatch(/nobody was made a super admin/);
  expect(await db.select().from(provider).where(eq(provider.id, id))).toMatchObject([{ is_super_admin: false }]);
  expect((await signIn(email)).status).toBe(401);
});

test("while a super admin exists the settings make no other", async () => {
  await demoteSuperAdmins();
  await start("first@umshado.test");
  await start("second@umshado.test");
  expect((await signIn("second@umshado.test")).status).toBe(401);
});

test("later starts change nothing, so that a password changed in the product stays", async () => {
  await demoteSuperAdmins();
  const email = "stays@umshado.test";
  await start(email);
  const { token, provider: user } = (await signIn(email)).body;
  await start(email, "another password altogether");
  expect((await app.call("/api/providers/profile", { token })).status).toBe(200);
  expect((await signIn(email)).status).toBe(200);
  expect(await auditOf(user.id)).toHaveLength(1);
});

test("two processes that start at once make one super admin", async () => {
  await demoteSuperAdmins();
  const email = "together@umshado.test";
  await Promise.all([start(email), start(email), start(email)]);
  expect(await db.select().from(account).where(eq(account.email, email))).toHaveLength(1);
  expect(await auditOf((await signIn(email)).body.provider.id)).toHaveLength(1);
});

test("without the settings no super admin is made", async () => {
  const before = await db.$count(account);
  await createSuperAdmin(app.ctx());
  expect(await db.$count(account)).toBe(before);
});
