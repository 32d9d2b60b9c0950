import { Writable } from "node:stream";
import { and, eq, isNull } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test } from "vitest";
import { demoDirectory, demoLogins } from "../../seed/demo-directory.ts";
import { insertDemo } from "../../seed/fill-demo.ts";
import { hashPassword } from "../../src/features/accounts/password/hash-password.ts";
import { headers, loader } from "../../src/pages/outbox-page.tsx";
import { readConfig } from "../../src/platform/config.ts";
import { applicationContext } from "../../src/platform/http/page.ts";
import { newId } from "../../src/platform/jobs/clock.ts";
import { outboxStorage } from "../../src/platform/jobs/outbox.ts";
import type { StoredPicture } from "../../src/platform/pictures/pictures.ts";
import { account, session } from "../../src/schema/accounts.ts";
import { importedPage } from "../../src/schema/imports.ts";
import { invitation } from "../../src/schema/invitations.ts";
import { provider } from "../../src/schema/providers.ts";
import { setting } from "../../src/schema/settings.ts";
import { prepareData } from "../../src/server/prepare-data.ts";
import { readOutboxPage } from "../../src/server/read-outbox-page.ts";
import { voidDemo } from "../../src/server/void-demo.ts";
import { buildProvider } from "../factories.ts";
import { startTestApp } from "../harness.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const [superAdmin] = demoLogins;
const known = await hashPassword(superAdmin.password);
const silent = new Writable({ write: (_part, _encoding, done) => done() });
const here = { HOST: "127.0.0.1", PUBLIC_URL: "http://127.0.0.1:3000" };
const elsewhere = { HOST: "127.0.0.1", PUBLIC_URL: "https://umshado.test", TRUST_PROXY: "1" };

beforeAll(async () => {
  const directory = demoDirectory("2026-06-17");
  const sizes = { width: 1200, height: 800, widths: [320], cut_widths: [], bytes: 1, placeholder: "" };
  const drawn = Object.keys(directory.pictures).map((name): [string, StoredPicture] => [
    name,
    { hash: `hash of ${name}`, ...sizes },
  ]);
  await insertDemo(db, directory, {
    pictures: new Map(drawn),
    conversationFiles: new Map(),
    password_hash: known,
    now: app.clock.now(),
    keyedHash: app.runtime.keyedHash,
  });
}, 60_000);

const start = (env: Record<string, string>) => prepareData({ ...app.runtime, config: readConfig(env) }, silent);
const signIn = (email: string, password: string) => app.call("/api/auth/login", { body: { email, password } });

test("a database that was filled as a demo is not served to others, nor as something else", async () => {
  const line = expect.stringMatching(/^This database was filled as a demo,.*npm run demo:clear.*DEMO=on/) as string;
  for (const env of [elsewhere, { ...here, HOST: "0.0.0.0" }, { ...here, DEMO: "off" }, { ...elsewhere, DEMO: "off" }])
    await expect(start(env)).rejects.toMatchObject({ name: "DemoError", message: line });
  expect(await start(here)).toEqual(demoLogins);
});

test("the outbox of a demo that others may reach shows a super admin's emails to nobody, since their links give its powers", async () => {
  const storage = outboxStorage(app.runtime.config);
  const [secret, open] = [newId(), newId()];
  await storage.put(`${secret}.eml`, Buffer.from(`To: ${superAdmin.email}\r\nSubject: Reset\r\n\r\nA link`));
  await storage.put(`${open}.eml`, Buffer.from("To: naledi@people.test\r\nSubject: Molo\r\n\r\nMolo"));
  const visitorOf = (env: Record<string, string>) => ({
    ...app.ctx(),
    demo: true,
    config: { ...app.runtime.config, ...readConfig(env), dataDir: app.runtime.config.dataDir },
  });
  const seen = async (env: Record<string, string>) =>
    (await readOutboxPage(visitorOf(env), null)).emails.map(({ id }) => id);
  expect(await seen({ ...elsewhere, DEMO: "on" })).toEqual([open]);
  await expect(readOutboxPage(visitorOf({ ...elsewhere, DEMO: "on" }), secret)).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await seen(here)).toEqual([open, secret]);
});

test("a demo that others may reach has no super admin with a public password", async () => {
  const logins = await start({ ...elsewhere, DEMO: "on" });
  expect(await signIn(superAdmin.email, superAdmin.password)).toMatchObject({ status: 401 });
  const [login, ...others] = logins ?? [];
  expect(others).toEqual(demoLogins.slice(1));
  expect(await signIn(superAdmin.email, login?.password ?? "")).toMatchObject({ status: 200 });
});

test("clearing a demo leaves no login, no session, no super admin, no open invitation, no imported page and no made-up contact, and people keep theirs", async () => {
  const { email } = await buildProvider(app, { password: "a quiet morning" });
  await db.update(setting).set({ value: "hello@people.test" }).where(eq(setting.key, "contact_email"));
  expect(await voidDemo(app.ctx())).toMatchObject({
    logins: expect.toSatisfy((count: number) => count > 250) as number,
  });
  expect(await start(elsewhere)).toBeNull();
  expect(await start({ ...here, DEMO: "off" })).toBeNull();
  for (const rows of [
    await db.select().from(account).where(eq(account.password_hash, known)),
    await db.select().from(importedPage),
    await db.select().from(session),
    await db.select().from(provider).where(eq(provider.is_super_admin, true)),
    await db
      .select()
      .from(invitation)
      .where(and(isNull(invitation.used_at), isNull(invitation.revoked_at))),
  ])
    expect(rows).toEqual([]);
  for (const each of demoLogins) expect(await signIn(each.email, each.password)).toMatchObject({ status: 401 });
  expect(await signIn(email, "a quiet morning")).toMatchObject({ status: 200 });
  expect(await app.call("/api/providers")).toMatchObject({ body: { total: 1 } });
  expect(await db.select({ value: setting.value }).from(setting)).toEqual([{ value: "hello@people.test" }]);
  expect(await voidDemo(app.ctx())).toBeNull();
});

test("no cache stores the outbox, which holds other people's emails, nor the data of its page", async () => {
  const context = new RouterContextProvider();
  context.set(applicationContext, { ...app.ctx(), demo: true });
  const request = new Request("https://umshado.test/outbox");
  const args = { context, request, params: {}, pattern: "/outbox", url: new URL(request.url) };
  const { init } = await loader(args);
  for (const sent of [headers(), init?.headers]) expect(new Headers(sent).get("cache-control")).toBe("no-store");
});
