import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { buildCouple, buildMember, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { hurryEmails } from "../../../../test/open-conversation.ts";
import { openQuotes, quoted_day, quoter, startQuoteTests, fullQuote } from "../../../../test/open-quote.ts";
import { addDays } from "../../../contract/south-african-time.ts";
import { rows } from "../../../platform/database/database.ts";
import { account } from "../../../schema/accounts.ts";
import { provider as providerTable } from "../../../schema/providers.ts";
import { booking as bookingTable } from "../../../schema/quotes.ts";

const { app, db, entriesOf, bookDay } = await startQuoteTests();

test("a reader is offered no cancelling, in the quote and in the list", async () => {
  const { couple, accepted } = await openQuotes(app);
  const { quote } = await accepted();
  const { token } = await buildMember(app, couple.id, { role: "reader" });
  const reader = quoter(app, token);
  expect((await reader.bookings())[0]?.cancelling).toBeNull();
  const seen = await app.call<{ quote: { booking: object } }>(`/api/quotes/${quote.id}`, { token });
  expect(seen.body.quote.booking).toMatchObject({ cancelling: null });
  expect((await couple.bookings())[0]?.cancelling).toMatchObject({ fee_cents: 0 });
});

describe("accepting", () => {
  test("agrees on what was shown with what is ticked, and holds the day until the provider confirms", async () => {
    const { couple, provider, sent, kinds, status } = await openQuotes(app);
    const { id, lines, number } = await sent();
    const album = lines[1]?.id ?? "";
    const { status: code, body } = await couple.accept(id, { ticked: [album], total_cents: 24_100_00 });
    expect([code, body.quote]).toMatchObject([
      200,
      { state: "accepted", totals: { total_cents: 24_100_00 }, lines: [{ is_ticked: false }, { is_ticked: true }] },
    ]);
    expect(body.quote.booking).toMatchObject({
      state: "held",
      total_cents: 24_100_00,
      vat_cents: 3_143_48,
      deposit_cents: 7_230_00,
      balance_cents: 16_870_00,
      deposit_due_on: "2026-06-24",
      balance_due_on: "2027-03-06",
      held_until: "2026-06-20T10:00:00.000Z",
      may_confirm: false,
      cancelling: { fee_cents: 0 },
    });
    expect(await entriesOf(provider.id)).toMatchObject([
      {
        kind: "hold",
        first_day: quoted_day,
        last_day: quoted_day,
        note: `Lerato & Sipho (${number})`,
        lapses_at: new Date("2026-06-20T10:00:00.000Z"),
      },
    ]);
    expect([await kinds(), await status()]).toEqual([["quote_sent", "quote_accepted"], "quoted"]);
    const { body: seen } = await app.call<{ kept_at: null; days: object[] }>(
      `/api/providers/${provider.id}/availability?from=${quoted_day}`,
    );
    // taken for everybody, though the provider has no calendar
    expect(seen).toMatchObject({ kept_at: null, days: [{ availability: "taken" }] });
    const listed = async (date: string) => {
      const list = await app.call<{ providers: { id: string }[] }>(`/api/providers?limit=100&date=${date}`);
      return list.body.providers.some(({ id }) => id === provider.id);
    };
    expect([await listed(quoted_day), await listed(addDays(quoted_day, 1))]).toEqual([false, true]);

    const [booking] = await provider.bookings();
    expect(booking).toMatchObject({ may_confirm: true });
    const confirmed = await provider.confirm(booking?.id ?? "");
    expect([confirmed.status, confirmed.body.booking]).toMatchObject([200, { state: "confirmed", held_until: null }]);
    expect(await entriesOf(provider.id)).toMatchObject([{ kind: "booking", lapses_at: null }]);
    expect([(await kinds()).at(-1), await status()]).toEqual(["booking_confirmed", "booked"]);
    const token = await buildToken(app, couple.id);
    await db.execute(sql`update couple set wedding_date = ${quoted_day}::date where id = ${couple.id}`);
    await app.call("/api/favorites", { token, body: { provider_id: provider.id } });
    const saved = await app.call<{ favorites: { id: string }[] }>("/api/favorites", { token });
    const watch = `/api/favorites/${saved.body.favorites[0]?.id}/watch`;
    expect((await app.call(watch, { method: "PUT", token, body: { is_watched: true } })).body).toMatchObject({
      code: "nothing_to_watch",
    });
    const own = { is_booked: true, booked_cents: 24_100_00, availability: null };
    expect(saved.body.favorites).toMatchObject([own]);
    const enquired = await app.call<{ enquiries: object[] }>("/api/enquiries/sent", { token });
    expect(enquired.body.enquiries).toMatchObject([{ recipients: [{ is_booked: true }] }]);
    expect((await provider.confirm(booking?.id ?? "")).body.code).toBe("booking_over");
    await hurryEmails(app);
    await vi.waitFor(async () => {
      const texts = (await app.mailbox.emailsTo(provider.email)).map(({ text }) => text).join();
      expect(texts).toContain("Please confirm or decline by");
    }, 10_000);
  });

  test("books in one step where the quote allows it", async () => {
    const { provider, accepted, kinds, status } = await openQuotes(app);
    const { booking } = await accepted({ is_one_step: true });
    expect(booking).toMatchObject({ state: "confirmed", held_until: null });
    expect(await entriesOf(provider.id)).toMatchObject([{ kind: "booking" }]);
    expect([await kinds(), await status()]).toEqual([["quote_sent", "booking_confirmed"], "booked"]);
  });

  test("leaves the vendor out of the couple's bulk enquiries, where it is not counted as taken", async () => {
    const { couple, accepted } = await openQuotes(app, { categories: ["florists"] });
    const [florists] = await rows<{ id: number }>(db, sql`select id from category where slug = 'florists'`);
    const preview = async (token?: string) => {
      const { body } = await app.call<{ taken: number; providers_contacted: number }>(
        `/api/enquiries/bulk-contact/recipients?selected=${florists?.id}&wedding_date=${quoted_day}`,
        token === undefined ? {} : { token },
      );
      return [body.providers_contacted, body.taken];
    };
    expect(await preview(couple.thread.token)).toEqual([1, 0]);
    await accepted({ is_one_step: true });
    expect([await preview(couple.thread.token), await preview()]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test("happens once: under one key the same answer, without it a refusal, however many arrive at once", async () => {
    const { couple, provider, sent } = await openQuotes(app);
    const { id } = await sent();
    const agreed = { ticked: [], total_cents: 20_600_00 };
    const keyed = await Promise.all([1, 2, 3].map(() => couple.accept(id, agreed, `accept-${id}`)));
    expect(new Set(keyed.map(({ body }) => body.quote.booking?.id)).size).toBe(1);
    expect((await couple.accept(id, { ...agreed, total_cents: 1 }, `accept-${id}`)).body.code).toBe(
      "idempotency_mismatch",
    );
    const other = await openQuotes(app);
    const twice = await other.sent();
    const both = await Promise.all([other.couple.accept(twice.id, agreed), other.couple.accept(twice.id, agreed)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    for (const { id: provider_id } of [provider, other.provider]) {
      expect(await db.$count(bookingTable, eq(bookingTable.provider_id, provider_id))).toBe(1);
      expect(await entriesOf(provider_id)).toHaveLength(1);
    }
  });

  test("refuses another total than was shown, and ticks on what can't be ticked", async () => {
    const { couple, sent } = await openQuotes(app);
    const { id, lines } = await sent();
    const [fixed, album] = lines.map((line) => line.id);
    for (const [ticked, total_cents] of [
      [[], 20_599_99],
      [[album], 20_600_00],
      [[fixed], 20_600_00],
      [["01980000-0000-7000-8000-000000000000"], 20_600_00],
    ])
      expect((await couple.accept(id, { ticked, total_cents })).body.code).toBe("quote_changed");
    expect((await couple.accept(id, { ticked: [album, album], total_cents: 24_100_00 })).status).toBe(200);
  });

  test("books nothing where the day is taken, and both sides get an email, once", async () => {
    const { couple, provider, sent, kinds, status } = await openQuotes(app);
    const { id } = await sent();
    await bookDay(provider.token);
    const agreed = { ticked: [], total_cents: 20_600_00 };
    const refused = await couple.accept(id, agreed, `taken-${id}`);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: "day_taken", error: "20 March 2027 is fully booked." },
    ]);
    expect((await couple.accept(id, agreed)).body.code).toBe("day_taken");
    expect([await kinds(), await status()]).toEqual([["quote_sent", "day_gone"], "quoted"]);
    expect((await couple.read(id)).body.quote).toMatchObject({ state: "sent", booking: null });
    expect(await couple.bookings()).toEqual([]);
    const [entry] = await entriesOf(provider.id);
    await app.call(`/api/calendar/entries/${entry?.id}`, { method: "DELETE", token: provider.token });
    expect((await couple.accept(id, agreed, `taken-${id}`)).status).toBe(200);
  });

  test("of two couples at once for a provider's last place one is booked", async () => {
    const one = await openQuotes(app);
    const other = await openQuotes(app);
    await db.execute(sql`update conversation set provider_id = ${one.provider.id} where id = ${other.id}`);
    const theirs = quoter(app, one.provider.token);
    const { quote } = (await theirs.begin(other.id)).body;
    await theirs.save(quote.id, fullQuote);
    await theirs.send(quote.id);
    const own = await one.sent();
    const agreed = { ticked: [], total_cents: 20_600_00 };
    const answers = await Promise.all([one.couple.accept(own.id, agreed), other.couple.accept(quote.id, agreed)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await entriesOf(one.provider.id)).toHaveLength(1);
  });

  test.each([0, 1])("accepting and withdrawing at once: one of both (%i first)", async (turn) => {
    const { couple, provider, sent } = await openQuotes(app);
    const { id } = await sent();
    const both = [
      () => couple.accept(id, { ticked: [], total_cents: 20_600_00 }),
      () => provider.withdraw(id),
    ] as const;
    const answers = await Promise.all(both.toSorted((one) => (one === both[turn] ? -1 : 1)).map((act) => act()));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { state, booking } = (await couple.read(id)).body.quote;
    expect([state, booking !== null]).toEqual(state === "accepted" ? ["accepted", true] : ["withdrawn", false]);
    expect(await entriesOf(provider.id)).toHaveLength(booking === null ? 0 : 1);
  });

  test("takes one place for both, where a second quote for the day is accepted", async () => {
    const { couple, provider, accepted, sent } = await openQuotes(app);
    const { booking } = await accepted({ is_one_step: true });
    const more = await sent({ title: "A photo booth" });
    expect((await couple.accept(more.id, { ticked: [], total_cents: 20_600_00 })).status).toBe(200);
    expect(await entriesOf(provider.id)).toMatchObject([{ kind: "booking" }]);
    expect((await couple.cancel(booking.id)).status).toBe(200);
    expect(await entriesOf(provider.id)).toHaveLength(1);
  });

  test("refuses strangers, providers, admins who act, an unconfirmed address, a hidden business, and a conversation that is over", async () => {
    const { couple, provider, sent, kinds } = await openQuotes(app);
    const { id } = await sent();
    const agreed = { ticked: [], total_cents: 20_600_00 };
    const stranger = quoter(app, await buildToken(app, (await buildCouple(app)).id));
    for (const [who, code] of [
      [stranger, "quote_not_found"],
      [provider, "not_allowed"],
    ] as const)
      expect((await who.accept(id, agreed)).body.code).toBe(code);
    expect((await stranger.decline(id)).body.code).toBe("quote_not_found");
    const admin = await buildSuperAdmin(app);
    const acting = quoter(app, await buildToken(app, couple.id, { admin_id: admin.id }));
    for (const answer of [await acting.accept(id, agreed), await acting.decline(id)])
      expect(answer.body.code).toBe("not_while_impersonating");
    await db.update(account).set({ email_verified_at: null }).where(eq(account.id, couple.id));
    expect((await couple.accept(id, agreed)).body.code).toBe("email_unconfirmed");
    await db.update(account).set({ email_verified_at: app.clock.now() }).where(eq(account.id, couple.id));
    await db.update(providerTable).set({ is_published: false }).where(eq(providerTable.id, provider.id));
    expect((await couple.accept(id, agreed)).body.code).toBe("business_hidden");
    await db.update(providerTable).set({ is_published: true }).where(eq(providerTable.id, provider.id));
    await provider.thread.post("decline", { reason: "date_taken" });
    expect((await couple.accept(id, agreed)).body.code).toBe("conversation_over");
    await couple.thread.write("Are you sure?");
    await provider.thread.post("block");
    expect((await couple.accept(id, agreed)).body.code).toBe("conversation_over");
    expect(await entriesOf(provider.id)).toEqual([]);
    expect((await kinds()).slice(0, 1)).toEqual(["quote_sent"]);
  });
});
