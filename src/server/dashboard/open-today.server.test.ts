import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { startTestApp } from "../../../test/harness.ts";
import { openQuotes } from "../../../test/open-quote.ts";
import type { ProviderToday, Waiting } from "../../contract/today/schema.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

// each test gets its own hour, as all share one address's limit
beforeEach(async () => {
  app.clock.set("2026-06-17T10:00:00.000Z");
  await db.execute(sql`delete from rate_limit_hit`);
});

const open = async (token: string) =>
  (await app.call<{ data: ProviderToday }>("/api/providers/profile/today", { method: "POST", token })).body.data;
const count = async (token: string) =>
  (await app.call<{ data: Waiting }>("/api/providers/profile/waiting", { token })).body.data;

test("an accepted quote waits with its deadline until it is confirmed, and then is a wedding with money due", async () => {
  const { accepted, couple, provider } = await openQuotes(app);
  const { booking } = await accepted();
  const { waiting, bookings } = await open(provider.token);
  const toConfirm = {
    booking_id: booking.id,
    quote_id: booking.quote_id,
    conversation_id: booking.conversation_id,
    couple_name: "Lerato & Sipho",
    wedding_date: "2027-03-20",
    held_until: "2026-06-20T10:00:00.000Z",
    total_cents: 20_600_00,
  };
  expect(waiting).toMatchObject({ to_answer: 0, unread: 1, to_confirm: [toConfirm] });
  expect(await count(provider.token)).toEqual(waiting);
  expect(bookings).toEqual({ expiring: [], weddings: [], due: [] });

  await provider.confirm(booking.id);
  const after = await open(provider.token);
  const { quote_id, conversation_id, couple_name } = toConfirm;
  expect(after.waiting).toMatchObject({ to_confirm: [], to_answer: 0, unread: 1 });
  expect(after.bookings).toEqual({
    expiring: [],
    weddings: [{ conversation_id, couple_name, quote_id, wedding_date: "2027-03-20" }],
    due: [{ conversation_id, couple_name, part: "deposit", due_on: "2026-06-24", cents: 6_180_00 }],
  });
  await couple.thread.post("messages", { text: "When do you arrive?" });
  expect((await count(provider.token)).to_answer).toBe(1);
});

test("an unconfirmed booking that expired no longer waits", async () => {
  const { accepted, provider } = await openQuotes(app);
  await accepted();
  app.clock.advance(73 * 60 * 60_000);
  expect((await count(await buildToken(app, provider.thread.id))).to_confirm).toEqual([]);
});

test("the couple that has waited longest is named until it is answered, and a quote that expires within three days", async () => {
  const { id, sent, provider } = await openQuotes(app);
  const first = await open(provider.token);
  expect(first).toMatchObject({ waiting: { to_answer: 1 }, enquiries_this_week: 1 });
  expect(first.longest_waiting).toEqual({
    conversation_id: id,
    couple_name: "Lerato & Sipho",
    wedding_date: "2027-03-20",
    since: "2026-06-17T10:00:00.000Z",
  });
  await sent({ valid_until: "2026-06-21" });
  const { id: quote_id } = await sent({ valid_until: "2026-06-20" });
  const after = await open(provider.token);
  expect(after).toMatchObject({ waiting: { to_answer: 0 }, longest_waiting: null });
  expect(after.bookings?.expiring).toEqual([
    { conversation_id: id, couple_name: "Lerato & Sipho", quote_id, valid_until: "2026-06-20" },
  ]);
});

test("another provider sees nothing of it, and a new and unconfirmed one can open its page", async () => {
  await (await openQuotes(app)).accepted();
  const other = await buildProvider(app, { is_published: false, email_verified_at: null });
  const today = await open(await buildToken(app, other.id));
  expect(today).toMatchObject({
    profile: { id: other.id, email_verified: false, is_published: false },
    gallery_images: 0,
    news: { is_first_visit: true },
    enquiries_this_week: 0,
    waiting: { to_answer: 0, unread: 0, to_confirm: [] },
    longest_waiting: null,
    bookings: { expiring: [], weddings: [], due: [] },
  });
});

test("an admin who acts as the provider reads no quotes and bookings", async () => {
  const { accepted, provider } = await openQuotes(app);
  await accepted();
  const acting = await buildToken(app, provider.thread.id, { admin_id: (await buildSuperAdmin(app)).id });
  const today = await open(acting);
  expect(today).toMatchObject({ profile: { id: provider.thread.id }, waiting: { to_confirm: null }, bookings: null });
});

test("strangers and couples are refused", async () => {
  const { couple } = await openQuotes(app);
  for (const token of [undefined, couple.token]) {
    const as = token === undefined ? {} : { token };
    expect((await app.call("/api/providers/profile/today", { method: "POST", ...as })).status).toBeGreaterThan(400);
    expect((await app.call("/api/providers/profile/waiting", as)).status).toBeGreaterThan(400);
  }
});
