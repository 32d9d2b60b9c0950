import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import type { SecurityEvent } from "../../contract/security/schema.ts";
import { daysBefore } from "../../platform/jobs/clock.ts";
import { securityEvent } from "../../schema/security.ts";
import { removeOld } from "./store.ts";
import { writeEvents } from "./write-events.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const password = "protea-and-sand";
let token = "";
let admin_id = "";
beforeAll(async () => {
  admin_id = (await buildSuperAdmin(app)).id;
  token = await buildToken(app, admin_id);
});

type Page = { entries: SecurityEvent[]; next: string | null };

async function list(query: Record<string, string> = {}): Promise<Page> {
  await writeEvents(app.runtime);
  const { status, body } = await app.call<Page>(`/api/admin/security?${new URLSearchParams(query)}`, { token });
  expect(status).toBe(200);
  return body;
}

function signIn(email: string, tried: string, address = "203.0.113.7") {
  const headers = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };
  return app.call<{ token: string }>("/api/auth/login", { body: { email, password: tried }, address, headers });
}

test("failed and successful sign-ins are listed, and equal ones within a minute are one entry", async () => {
  const { id, email } = await buildProvider(app, { password });
  for (const address of ["203.0.113.7", "203.0.113.7", "2001:db8::1"]) await signIn(email, "wrong", address);
  await signIn(email, password);
  const { entries } = await list({ account: id });
  const rows = entries.map(({ event, outcome, times, device, account_email }) => [
    event,
    outcome,
    times,
    device,
    account_email,
  ]);
  expect(rows).toHaveLength(3);
  expect(rows).toEqual(
    expect.arrayContaining([
      ["sign_in", "done", 1, "Firefox on Linux", email],
      ["sign_in", "failed", 2, "Firefox on Linux", email],
      ["sign_in", "failed", 1, "Firefox on Linux", email],
    ]),
  );
  const mine = entries.find(({ times }) => times === 2);
  expect((await list({ account: id, network: mine?.network ?? "" })).entries).toHaveLength(2);
  expect((await list({ account: email.slice(0, 12).toUpperCase(), outcome: "done" })).entries).toMatchObject([
    { event: "sign_in", outcome: "done" },
  ]);
});

test("a super admin's sign-in is a separate event, and so is what admins do as somebody", async () => {
  const admin = await buildSuperAdmin(app, { password });
  const couple = await buildCouple(app);
  const { body } = await signIn(admin.email, password);
  expect((await list({ event: "admin_sign_in", account: admin.id })).entries).toHaveLength(1);
  await app.call(`/api/admin/impersonate-couple/${couple.id}`, { method: "POST", token: body.token });
  expect((await list({ account: couple.id })).entries).toMatchObject([
    { event: "impersonation_started", account_id: couple.id, account_kind: "couple", admin_id: admin.id },
  ]);
});

test("refusals of sign-ins, limits and invalid tokens are recorded, tokens as counts only", async () => {
  const provider = await buildProvider(app);
  const own = await buildToken(app, provider.id);
  expect((await app.call("/api/admin/audit", { token: own })).status).toBe(403);
  for (let each = 0; each < 3; each += 1) await app.call("/api/account", { token: `${each}`.repeat(43) });
  for (let each = 0; each < 21; each += 1)
    await app.call("/api/auth/forgot-password", { body: { email: `a${each}@people.test` }, address: "192.0.2.99" });
  expect((await list({ account: provider.id })).entries).toMatchObject([
    { event: "refused", outcome: "refused", detail: "listAudit" },
  ]);
  expect((await list({ event: "dead_token" })).entries).toMatchObject([{ times: 3, network: null, account_id: null }]);
  expect((await list({ event: "limit_reached" })).entries).toMatchObject([{ times: 1, detail: "forgotPassword" }]);
});

test("no email, password, token or address is in an event or in the log", async () => {
  await signIn("nobody-here@people.test", "hush-hush", "192.0.2.55");
  await list();
  const saved = JSON.stringify([await db.select().from(securityEvent), app.log.entries]);
  for (const secret of ["nobody-here", "hush-hush", "192.0.2.55"]) expect(saved).not.toContain(secret);
  const logged = app.log.entries.filter(({ event }) => event === "security").map(({ fields }) => fields);
  expect(logged).toContainEqual(expect.objectContaining({ what: "sign_in", outcome: "failed" }));
});

test("pages follow each other, a day is a South African one, and a download has the same entries", async () => {
  const { id, email } = await buildProvider(app, { password });
  const dayOf = () => new Date(app.clock.now().getTime() + 2 * 60 * 60 * 1000).toISOString().slice(0, 10);
  for (let each = 0; each < 3; each += 1) {
    await signIn(email, "wrong");
    app.clock.advance(24 * 60 * 60 * 1000);
  }
  token = await buildToken(app, admin_id);
  const first = await list({ account: id, limit: "2" });
  const second = await list({ account: id, limit: "2", after: first.next ?? "" });
  expect([first.entries.length, second.entries.length, second.next]).toEqual([2, 1, null]);
  expect((await list({ account: id, from: dayOf() })).entries).toEqual([]);
  const { body } = await app.call<{ csv: string; is_whole: boolean }>(`/api/admin/security/export?account=${id}`, {
    token,
  });
  expect(body.csv.split("\r\n")).toHaveLength(5);
  expect(body.csv).toContain('"Login","Failed","1"');
});

test("a person downloads the own events, and a deleted account removes the person from them", async () => {
  const { id, email } = await buildCouple(app, { password });
  const own = await buildToken(app, id);
  const credentials = { email, password: "wrong" };
  await app.call("/api/couples/login", { body: credentials });
  await writeEvents(app.runtime);
  const { body } = await app.call<{ security_events: object[] }>("/api/account/data", { token: own });
  expect(body.security_events).toMatchObject([{ event: "sign_in", outcome: "failed" }, { event: "data_downloaded" }]);
  expect((await app.call("/api/account", { method: "DELETE", body: { password }, token: own })).status).toBe(204);
  expect(await db.select().from(securityEvent).where(eq(securityEvent.account_id, id))).toEqual([]);
});

test("events are deleted after ninety days, and earlier where there are too many", async () => {
  await signIn("nobody@people.test", "wrong");
  await writeEvents(app.runtime);
  app.clock.advance(91 * 24 * 60 * 60 * 1000);
  for (let each = 0; each < 3; each += 1) {
    await signIn("nobody@people.test", "wrong");
    app.clock.advance(60_000);
  }
  await writeEvents(app.runtime);
  await removeOld(db, daysBefore(app.clock.now(), 90), 100);
  expect(await db.$count(securityEvent)).toBe(3);
  await removeOld(db, daysBefore(app.clock.now(), 90), 2);
  expect(await db.$count(securityEvent)).toBe(2);
});
