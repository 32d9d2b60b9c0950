import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { buildKnownDevice, buildProvider } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { startSmtpServer, type SmtpReply } from "../../../test/smtp-server.ts";
import type { BulkOutcome } from "../../contract/enquiries/bulk-schema.ts";
import { openMailer } from "../../platform/network/mail.ts";
import { category } from "../../schema/categories.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { enquiryEmails } from "../enquiries/emails.ts";
import { deliverEmails } from "./deliver-emails.ts";

const recipients_count = 200;
const before_outage = 60;

let mailServer: "up" | "away" | "back" = "up";
const server = await startSmtpServer((step): SmtpReply => {
  if (mailServer === "up" && server.messages.length >= before_outage) mailServer = "away";
  if (mailServer !== "away") return "usual";
  return step === "content" ? "451 away" : "hang up";
});
const app = await startTestApp({ env: { SMTP_URL: server.url } });
const { db } = app.runtime.database;
const mailer = openMailer(app.runtime.config);
await deliverEmails(app.runtime, mailer, enquiryEmails);
afterAll(async () => {
  mailer.close();
  await server.close();
});

const countEmails = (state: "sent" | "waiting" | "sending" | "failed") =>
  db.$count(outgoingEmail, sql`state = ${state}`);

async function passAMinute() {
  await db.execute(sql`update jobs.job set start_after = start_after - interval '1 minute' where state = 'retry'`);
}

test(
  "with the mail server away in the middle of two hundred emails, all arrive once",
  { timeout: 120_000 },
  async () => {
    const slugs = ["photographers", "videographers", "caterers", "florists"];
    const made = Array.from({ length: recipients_count }, (_, each) =>
      buildProvider(app, { categories: [slugs[each % slugs.length] ?? ""] }),
    );
    const emails = (await Promise.all(made)).map(({ email }) => email);
    const chosen = (await db.select().from(category)).filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
    const body = {
      couple_name: "Naledi & Pieter",
      couple_email: "naledi@outage.test",
      wedding_date: "2031-03-07",
      venue_location: "Paarl",
      guest_count: 80,
      selected_category_ids: chosen,
    };
    const headers = await buildKnownDevice(app, body.couple_email);
    const { status, body: outcome } = await app.call<BulkOutcome>("/api/enquiries/bulk-contact", { body, headers });
    expect([status, outcome.emails_sent]).toEqual([201, recipients_count]);

    // All remaining emails are tried during the outage; none is given up.
    await vi.waitFor(async () => expect(await db.$count(outgoingEmail, sql`attempts = 0`)).toBe(0), {
      timeout: 60_000,
      interval: 100,
    });
    expect(mailServer).toBe("away");
    expect(await countEmails("failed")).toBe(0);
    expect(await countEmails("waiting")).toBeGreaterThan(100);

    mailServer = "back";
    const all = recipients_count + 1;
    await vi.waitFor(
      async () => {
        await passAMinute();
        expect(await countEmails("sent")).toBe(all);
      },
      { timeout: 60_000, interval: 500 },
    );
    const arrived = server.messages.flatMap(({ to }) => to);
    expect(arrived.toSorted()).toEqual([...emails, body.couple_email].toSorted());
  },
);
