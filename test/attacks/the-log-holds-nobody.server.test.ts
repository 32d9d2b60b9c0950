import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { accountEmails } from "../../src/features/accounts/emails.ts";
import { workOnResetLinks } from "../../src/features/accounts/jobs.ts";
import { deliverEmails } from "../../src/features/emails/deliver-emails.ts";
import { writeEvents } from "../../src/features/security/write-events.ts";
import { repeatWork } from "../../src/platform/jobs/repeat-work.ts";
import { standardLog } from "../../src/platform/log.ts";
import { openMailer } from "../../src/platform/network/mail.ts";
import { buildProvider } from "../factories.ts";
import { startTestApp } from "../harness.ts";
import { startSmtpServer } from "../smtp-server.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const token = randomBytes(32).toString("base64url");
const address = "198.51.100.23";
const password = "vlinderbos-na-die-reen";

function toLines(): string {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const { entries } = app.log;
  for (const { level, event, cause, fields } of entries)
    if (level === "error") standardLog.error(event, cause, fields);
    else standardLog[level](event, fields);
  spy.mockRestore();
  app.log.expectErrors();
  for (const line of written) expect(JSON.parse(line)).toMatchObject({ at: expect.any(String) as string });
  return written.join("");
}

/** Makes every query of these tables fail during `work`. */
async function without(tables: readonly string[], work: () => Promise<unknown>): Promise<void> {
  for (const table of tables) await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  await work();
  for (const table of tables) await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
}

test("emails, names, tokens, numbers and addresses in a failure are in no line of the log", async () => {
  const contact_person = "Lerato Mokoena";
  const { email } = await buildProvider(app, {
    email: "lerato.mokoena@people.test",
    contact_person,
    phone: "082 555 0142",
  });
  const couple = { couple_name: "Sipho Dlamini", couple_email: "sipho@people.test", couple_phone: "+27 82 555 0199" };
  await without(["account", "session", "enquiry", "calendar_feed", "listing", "account_token"], async () => {
    await app.call("/api/auth/login", { body: { email, password }, address });
    await app.call("/api/auth/me", { token, address });
    await app.call("/api/providers?search=Lerato+Mokoena", { address });
    await app.request(`/calendar/${token}.ics`, { address });
    await app.call("/api/enquiries/direct", { body: { ...couple, message: "We love your work" }, address });
    await app.call("/api/auth/reset-password", { body: { token, password }, address });
    const failing = repeatWork(app.runtime, { name: "work", every_ms: 1e9, last: true }, () =>
      db.execute(sql`select * from account where email = ${email}`),
    );
    await failing();
  });
  const server = await startSmtpServer((step) => (step === "to" ? `550 no mail for Lerato <${email}>` : "usual"));
  onTestFinished(server.close);
  await deliverEmails(app.runtime, openMailer({ ...app.runtime.config, smtpUrl: server.url }), accountEmails);
  await workOnResetLinks(app.runtime);
  await app.call("/api/auth/forgot-password", { body: { email } });
  await expect.poll(() => app.log.entries.map(({ event }) => event)).toContain("email failed");
  for (let tries = 0; tries < 8; tries += 1) await app.call("/api/auth/login", { body: { email, password }, address });
  await writeEvents(app.runtime);
  const lines = toLines();
  expect(lines.split("\n").length).toBeGreaterThan(4);
  expect(lines).toContain("Failed query");
  // three digits may occur by chance in times and ids
  const checked = lines.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "").replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "");
  for (const secret of [
    email,
    contact_person,
    "lerato",
    "mokoena",
    "sipho",
    "555",
    token,
    password,
    address,
    "people.test",
  ])
    expect(checked.toLowerCase()).not.toContain(secret.toLowerCase());
});
