import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { openQuotes, fullQuote } from "../../../../test/open-quote.ts";
import type { QuoteFigures } from "../../../contract/quotes/figures-schema.ts";
import type { QuoteSummary } from "../../../contract/quotes/schema.ts";
import type { RecordFile } from "../../../contract/record.ts";
import { readCsv } from "../../../platform/csv.ts";
import { booking as bookingTable, quote as quoteTable } from "../../../schema/quotes.ts";

const app = await startTestApp();
const { db } = app.runtime.database;

// every test resets the rate limit, because they share one address
beforeEach(() => db.execute(sql`delete from rate_limit_hit`));

const figures = async (token: string) =>
  (await app.call<{ figures: QuoteFigures }>("/api/quotes/figures", { token })).body.figures;
const file = async (token: string) =>
  readCsv((await app.call<RecordFile>("/api/quotes/file", { token })).body.csv).map(({ fields }) => fields);

test("each quote counts once, by its newest sent version, with the reason why it was not accepted; drafts are separate", async () => {
  const { couple, provider, sent, draft } = await openQuotes(app);
  const first = await sent();
  const { quote: second } = (await provider.begin(first.conversation_id, { replaces_id: first.id })).body;
  await provider.save(second.id, fullQuote);
  await provider.send(second.id);
  await couple.decline((await sent()).id, { reason: "too_expensive" });
  await couple.decline((await sent()).id, { reason: "too_expensive" });
  await provider.withdraw((await sent()).id);
  await db
    .update(quoteTable)
    .set({ valid_until: "2020-01-01" })
    .where(eq(quoteTable.id, (await sent()).id));
  await draft();
  await (await openQuotes(app)).sent();
  expect(await figures(provider.token)).toMatchObject({
    drafts: 1,
    states: { sent: 1, accepted: 0, declined: 2, lapsed: 1, withdrawn: 1 },
    decided: 3,
    lost: [
      { reason: "too_expensive", count: 2 },
      { reason: "lapsed", count: 1 },
    ],
  });
});

test("a booking counts in the month of its acceptance from its confirmation to its cancellation, and the next due dates are listed", async () => {
  const { couple, provider, accepted, id } = await openQuotes(app);
  const { booking, quote } = await accepted();
  const thisMonth = async () => (await figures(provider.token)).months.at(-1);
  expect(await thisMonth()).toMatchObject({ bookings: 0, total_cents: 0 });
  expect((await figures(provider.token)).due).toEqual([]);
  await provider.confirm(booking.id);
  const month = app.clock.now().toISOString().slice(0, 7);
  expect(await thisMonth()).toEqual({ month, bookings: 1, total_cents: 20_600_00 });
  const named = { booking_id: booking.id, conversation_id: id, couple_name: quote.couple_name, number: quote.number };
  expect((await figures(provider.token)).due).toEqual([
    { ...named, title: quote.title, part: "deposit", due_on: booking.deposit_due_on, cents: booking.deposit_cents },
    { ...named, title: quote.title, part: "balance", due_on: booking.balance_due_on, cents: booking.balance_cents },
  ]);
  await db.update(bookingTable).set({ deposit_due_on: "2020-01-01" }).where(eq(bookingTable.id, booking.id));
  expect((await figures(provider.token)).due).toMatchObject([{ part: "balance" }]);
  await couple.cancel(booking.id);
  expect(await thisMonth()).toEqual({ month, bookings: 0, total_cents: 0 });
  expect((await figures(provider.token)).due).toEqual([]);
});

test("a month begins at midnight in South Africa, and a year ago is the oldest", async () => {
  const { provider, accepted } = await openQuotes(app);
  const { booking } = await accepted();
  await provider.confirm(booking.id);
  const { months } = await figures(provider.token);
  const [first = "", second = ""] = months.map(({ month }) => month);
  const at = async (instant: string) => {
    await db
      .update(bookingTable)
      .set({ accepted_at: new Date(instant) })
      .where(eq(bookingTable.id, booking.id));
    return (await figures(provider.token)).months.filter(({ bookings }) => bookings > 0).map(({ month }) => month);
  };
  expect(await at(`${second}-01T00:00:00+02:00`)).toEqual([second]);
  expect(await at(new Date(Date.parse(`${second}-01T00:00:00+02:00`) - 1).toISOString())).toEqual([first]);
  expect(await at(new Date(Date.parse(`${first}-01T00:00:00+02:00`) - 1).toISOString())).toEqual([]);
});

test("the file has every version with its total, and runs nothing in a spreadsheet", async () => {
  const { couple, provider, sent, draft } = await openQuotes(app);
  const quote = await sent({ title: "=1+1" });
  await couple.accept(quote.id, { ticked: [], total_cents: quote.totals.total_cents });
  await draft();
  const [head, ...lines] = await file(provider.token);
  const at = (line: string[] | undefined, name: string) => line?.[head?.indexOf(name) ?? -1];
  expect(new Set(lines.map((line) => at(line, "State")))).toEqual(new Set(["accepted", "draft"]));
  const line = lines.find((each) => at(each, "State") === "accepted");
  expect(at(line, "For")).toBe("'=1+1");
  expect(["Number", "Total (rand)", "Deposit (rand)", "Booking"].map((name) => at(line, name))).toEqual([
    quote.number,
    "20600.00",
    "6180.00",
    "held",
  ]);
});

test("a provider lists each quote once, unconfirmed ones first, and by state; drafts beside their earlier version", async () => {
  const thread = await openQuotes(app);
  const { provider, sent, draft, accepted } = thread;
  const list = async (query = "", token = provider.token) => {
    const { body } = await app.call<{ quotes: QuoteSummary[]; total: number }>(`/api/quotes/mine${query}`, { token });
    expect(body.total).toBe(body.quotes.length);
    return body.quotes.map(({ id, state }) => [id, state]);
  };
  const { quote, booking } = await accepted();
  app.clock.advance(1000);
  const first = await sent();
  const { quote: second } = (await provider.begin(first.conversation_id, { replaces_id: first.id })).body;
  expect(await list()).toEqual([
    [quote.id, "accepted"],
    [second.id, "draft"],
    [first.id, "sent"],
  ]);
  app.clock.advance(1000);
  await provider.save(second.id, fullQuote);
  await provider.send(second.id);
  app.clock.advance(1000);
  const begun = await draft();
  await db.update(quoteTable).set({ valid_until: "2020-01-01" }).where(eq(quoteTable.id, second.id));
  expect(await list()).toEqual([
    [quote.id, "accepted"],
    [begun.id, "draft"],
    [second.id, "lapsed"],
  ]);
  expect(await list("?state=lapsed")).toEqual([[second.id, "lapsed"]]);
  expect(await list("?state=draft")).toEqual([[begun.id, "draft"]]);
  expect(await list("?state=sent")).toEqual([]);
  await provider.remove(begun.id);
  await provider.confirm(booking.id);
  expect(await list()).toEqual([
    [second.id, "lapsed"],
    [quote.id, "accepted"],
  ]);
  expect(await list("", await buildToken(app, (await buildProvider(app)).id))).toEqual([]);
});

test("an enquiry shows until when its accepted quote must be confirmed, only to its provider in person", async () => {
  const { provider, couple, accepted } = await openQuotes(app);
  const { booking } = await accepted();
  const confirmBy = async (thread: typeof provider.thread | typeof couple.thread) =>
    (await thread.list()).body.conversations.map(({ confirm_by }) => confirm_by);
  expect(await confirmBy(provider.thread)).toEqual([booking.held_until]);
  expect(await confirmBy(couple.thread)).toEqual([null]);
  const acting = await buildToken(app, provider.id, { admin_id: (await buildSuperAdmin(app)).id });
  const { body } = await app.call<{ conversations: unknown[] }>("/api/conversations", { token: acting });
  expect(body.conversations).toMatchObject([{ confirm_by: null }]);
  await provider.confirm(booking.id);
  expect(await confirmBy(provider.thread)).toEqual([null]);
});

test("figures and file are the provider's in person: no couple, no other provider and no admin reads them", async () => {
  const { provider, couple, sent } = await openQuotes(app);
  await sent();
  const stranger = await buildToken(app, (await buildProvider(app)).id);
  expect((await figures(stranger)).states.sent).toBe(0);
  expect(await file(stranger)).toHaveLength(1);
  const acting = await buildToken(app, provider.id, { admin_id: (await buildSuperAdmin(app)).id });
  for (const path of ["figures", "mine", "file"]) {
    const status = async (token?: string) =>
      (await app.call(`/api/quotes/${path}`, token === undefined ? {} : { token })).status;
    expect(await status(couple.token)).toBe(403);
    expect(await status(await buildToken(app, (await buildCouple(app)).id))).toBe(403);
    expect(await status(acting)).toBe(403);
    expect(await status()).toBe(401);
  }
});
