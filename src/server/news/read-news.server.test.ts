import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openQuotes } from "../../../test/open-quote.ts";
import * as limits from "../../contract/limits.ts";
import type { News } from "../../contract/news/schema.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { outgoingEmail } from "../../schema/emails.ts";
import { enquiry, enquiryRecipient } from "../../schema/enquiries.ts";
import { provider } from "../../schema/providers.ts";
import { verificationRequest } from "../../schema/trust.ts";

const app = await startTestApp();
const { db } = app.runtime.database;
const admin = await buildSuperAdmin(app);
const token = await buildToken(app, admin.id);
const day = 24 * 60 * 60 * 1000;
const now = app.clock.now().getTime();
const ago = (days: number) => new Date(now - days * day);

const read = async (as = token) => (await app.call<{ data: News }>("/api/admin/news", { token: as })).body.data;

test("new people of a week, open requests, paused verifications and failed mails are counted; old, answered or dropped ones are not", async () => {
  const joined = { created_at: ago(2) };
  const one = await buildProvider(app, joined);
  const verified = await buildProvider(app, { ...joined, is_published: false, badges: ["verified"] });
  const old = { created_at: ago(9) };
  await buildProvider(app, old);
  const resting = { is_verified: false, verification_rests_since: ago(1), verification_rests_for: "business name" };
  await buildProvider(app, { ...old, badges: ["verified"] });
  const { id: changed } = await buildProvider(app, { ...old, badges: ["verified"] });
  await db.update(provider).set(resting).where(eq(provider.id, changed));
  await buildSuperAdmin(app, joined);
  await buildCouple(app, joined);
  await buildCouple(app, { created_at: ago(8) });
  const request = { motivation: "We are as genuine as they come.", created_at: ago(1) };
  await db.insert(verificationRequest).values([
    { id: newId(), provider_id: one.id, ...request },
    { id: newId(), provider_id: one.id, ...request, created_at: ago(10) },
    { id: newId(), provider_id: verified.id, ...request },
  ]);
  const mail = { template: "hello", data: {}, recipient: "a@b.example" };
  await db.insert(outgoingEmail).values([
    { id: newId(), ...mail, state: "failed" },
    { id: newId(), ...mail, state: "failed", is_dropped: true },
    { id: newId(), ...mail },
  ]);
  const { since, ...counted } = await read();
  expect(since).toBe(ago(7).toISOString());
  expect(counted).toEqual({
    new_providers: 2,
    new_published: 1,
    new_couples: 1,
    quotes_sent: 0,
    quotes_accepted: 0,
    bookings_confirmed: 0,
    open_requests: 1,
    open_reports: 0,
    resting_verifications: 1,
    missing_settings: 9,
    failed_emails: 1,
    junk_senders: [],
  });
});

test("a sender is named once several providers have marked it within thirty days, however it spells its address", async () => {
  const providers = await Promise.all(Array.from({ length: limits.junk_marks_max }, () => buildProvider(app)));
  async function mark(email: string, places: readonly number[], days: number) {
    for (const place of places) {
      const id = newId();
      await db.insert(enquiry).values({ id, kind: "direct", couple_name: "Spam Ltd", couple_email: email });
      await db.insert(enquiryRecipient).values({
        id: newId(),
        enquiry_id: id,
        provider_id: providers[place]?.id ?? "",
        provider_name: "Somebody",
        junk_at: ago(days),
      });
    }
  }
  await mark("Spam@bulk.example", [0, 1], 3);
  await mark("old@bulk.example", [0, 1, 2], limits.junk_window_days + 1);
  await mark("once@bulk.example", [0, 0, 0], 1);
  expect((await read()).junk_senders).toEqual([]);
  await mark("spam@bulk.example", [2], 1);
  expect((await read()).junk_senders).toEqual([
    { name: "Spam Ltd", email: "spam@bulk.example", providers: 3, last_marked_at: ago(1).toISOString() },
  ]);
});

test("quotes and bookings of the last week are counted, and nothing else is shown", async () => {
  const { sent, accepted, provider: business, draft } = await openQuotes(app);
  await draft();
  await sent();
  const { booking } = await accepted({ wedding_date: "2027-03-21" });
  await business.confirm(booking.id);
  expect(await read()).toMatchObject({ quotes_sent: 2, quotes_accepted: 1, bookings_confirmed: 1 });
  expect(JSON.stringify(await read())).not.toMatch(/cents|Photography/);
  app.clock.advance(8 * day);
  const later = await read(await buildToken(app, admin.id));
  expect(later).toMatchObject({ quotes_sent: 0, quotes_accepted: 0, bookings_confirmed: 0 });
});
