import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { buildCouple, buildProvider, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { tokenIn } from "../../../test/mailbox.ts";
import type { SentEnquiry } from "../../contract/enquiries/schema.ts";
import * as limits from "../../contract/limits.ts";
import { category } from "../../schema/categories.ts";
import { enquiry, enquiryRecipient } from "../../schema/enquiries.ts";
import { startJobs } from "../../server/jobs/register-jobs.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const letGo = await startJobs(app.runtime);
afterAll(() => letGo());
const [caterers] = await db.select().from(category).where(eq(category.slug, "caterers"));

// Past the address's hourly limit.
beforeEach(() => app.clock.advance(61 * 60 * 1000));

const password = "fynbos and sand";

async function write(couple_email: string, token?: string) {
  const { id: provider_id } = await buildProvider(app, { categories: ["caterers"] });
  const body = { provider_id, couple_name: "Naledi", couple_email };
  const sent = await app.call<{ enquiry: { id: string } }>("/api/enquiries/direct", { body, ...(token && { token }) });
  expect(sent.status).toBe(201);
  return sent.body.enquiry.id;
}

async function sentOf(token: string) {
  const { body } = await app.call<{ enquiries: SentEnquiry[]; total: number }>("/api/enquiries/sent", { token });
  return body.enquiries.map(({ id }) => id);
}

async function registerAs(email: string) {
  const body = { email, password, confirmPassword: password };
  const { body: answer } = await app.call<{ token: string }>("/api/couples/register", { body });
  return answer.token;
}

async function mailWith(email: string, piece: string) {
  return vi.waitFor(
    async () => {
      const result = (await app.mailbox.emailsTo(email)).find(({ text }) => text?.includes(piece));
      return result ?? Promise.reject(new Error(`no mail to ${email} with ${piece}`));
    },
    { timeout: 10_000, interval: 50 },
  );
}

async function confirm(email: string) {
  const token = tokenIn(await mailWith(email, "/confirm-email"));
  expect((await app.call("/api/auth/confirm-email", { body: { token } })).status).toBe(200);
}

async function reset(email: string) {
  await app.call("/api/auth/forgot-password", { body: { email } });
  const body = { token: tokenIn(await mailWith(email, "/reset-password")), newPassword: "another good one" };
  expect((await app.call("/api/auth/reset-password-token", { body })).status).toBe(200);
}

test("a guest's enquiry joins the couple once its address is confirmed, direct and bulk, and no sooner", async () => {
  const email = "Naledi.Join@people.test";
  const direct = await write(email.toLowerCase());
  const bulk = {
    couple_name: "Naledi",
    couple_email: email,
    wedding_date: "2031-03-07",
    venue_location: "Paarl",
    guest_count: 80,
    selected_category_ids: [caterers?.id],
  };
  expect((await app.call("/api/enquiries/bulk-contact", { body: bulk })).status).toBe(201);
  const other = await write("somebody.else@people.test");
  const token = await registerAs(email);
  expect(await sentOf(token)).toEqual([]);
  await confirm(email);
  const sent = await sentOf(token);
  expect(sent).toHaveLength(2);
  expect(sent).toContain(direct);
  expect(sent).not.toContain(other);
  const { body } = await app.call<{ enquiries: unknown[] }>("/api/account/data", { token });
  expect(body.enquiries).toHaveLength(2);
});

test("a reset of the password confirms the address too", async () => {
  const couple = await buildCouple(app, { email: "reset.join@people.test", password });
  const sent = await write(couple.email);
  await reset(couple.email);
  expect(await sentOf(await buildToken(app, couple.id))).toEqual([sent]);
});

test("an enquiry that was cut from a deleted account stays cut when the address registers again", async () => {
  const email = "again.join@people.test";
  const first = await registerAs(email);
  const sent = await write(email, first);
  expect((await app.call("/api/account", { method: "DELETE", token: first, body: { password } })).status).toBe(204);
  app.clock.advance(61 * 60 * 1000);
  const second = await buildCouple(app, { email, password });
  await reset(email);
  expect(await sentOf(await buildToken(app, second.id))).toEqual([]);
  const [stays] = await db.select().from(enquiry).where(eq(enquiry.id, sent));
  expect(stays?.couple_id).toBeNull();
});

test("junk marks on what joined don't slow the couple down", async () => {
  const email = "junk.join@people.test";
  for (let each = 0; each < limits.junk_marks_max; each += 1) {
    const id = await write(email);
    await db.update(enquiryRecipient).set({ junk_at: app.clock.now() }).where(eq(enquiryRecipient.enquiry_id, id));
  }
  const token = await registerAs(email);
  await confirm(email);
  expect(await sentOf(token)).toHaveLength(limits.junk_marks_max);
  const own = "junk.own@people.test";
  await write(own, token);
  await write(own, token);
});
