import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { buildProvider, buildSuperAdmin, buildToken } from "../../../../test/factories.ts";
import { openQuotes, quoted_day, quoter, startQuoteTests, templateContent } from "../../../../test/open-quote.ts";
import { hour_ms } from "../../../contract/durations.ts";
import type { QuoteTemplate } from "../../../contract/quotes/template-schema.ts";
import { rows } from "../../../platform/database/database.ts";
import { account } from "../../../schema/accounts.ts";
import { calendarDay } from "../../../schema/calendars.ts";
import { quote } from "../../../schema/quotes.ts";
import { lapseHolds } from "../../calendars/lapse-holds.ts";
import { lapseQuotes } from "../lapse-quotes.ts";

const { app, db, entriesOf, bookDay } = await startQuoteTests();

describe("a booking", () => {
  test("that nobody confirms within 72 hours expires, and its day is free again; its provider is reminded before, and notified after", async () => {
    const { provider, accepted, kinds, status } = await openQuotes(app);
    const { booking } = await accepted();
    const subjects = async () =>
      (await app.mailbox.emailsTo(provider.email)).flatMap(
        ({ subject = "" }) => /confirm(?! by).*/i.exec(subject) ?? [],
      );
    app.clock.advance(48 * hour_ms - 1);
    await lapseQuotes(app.runtime);
    expect(await subjects()).toEqual([]);
    app.clock.advance(24 * hour_ms);
    await Promise.all([lapseQuotes(app.runtime), lapseQuotes(app.runtime)]);
    await lapseQuotes(app.runtime);
    await vi.waitFor(async () => expect(await subjects()).toEqual(["confirm 20 March 2027"]), 10_000);
    expect((await provider.bookings()).map(({ state }) => state)).toEqual(["held"]);
    app.clock.advance(1);
    expect((await provider.confirm(booking.id)).body.code).toBe("booking_over");
    await lapseHolds(app.runtime);
    await Promise.all([lapseQuotes(app.runtime), lapseQuotes(app.runtime)]);
    expect(await provider.bookings()).toMatchObject([
      { state: "cancelled", cancelled_by: null, fee_cents: 0, cancelling: null },
    ]);
    expect(await entriesOf(provider.id)).toEqual([]);
    expect([(await kinds()).slice(2), await status()]).toEqual([["booking_lapsed"], "quoted"]);
    const expected = ["confirm 20 March 2027", "confirmed in time: Lerato & Sipho, 20 March 2027"];
    await vi.waitFor(async () => expect(await subjects()).toEqual(expected), 10_000);
  });

  test("that can't expire does not prevent others from expiring", async () => {
    const [broken, other] = [await openQuotes(app), await openQuotes(app)];
    const { booking } = await broken.accepted();
    await other.accepted();
    await db.execute(
      sql.raw(`create function fail_lapse() returns trigger language plpgsql as
      $$ begin if new.id = '${booking.id}' then raise exception 'broken'; end if; return new; end $$`),
    );
    await db.execute(sql`create trigger fail_lapse before update on booking for each row
      when (new.state = 'cancelled') execute function fail_lapse()`);
    app.clock.advance(72 * hour_ms + 1);
    try {
      await lapseQuotes(app.runtime);
    } finally {
      await db.execute(sql`drop trigger fail_lapse on booking`);
    }
    const states = async (thread: typeof other) => (await thread.provider.bookings()).map(({ state }) => state);
    expect([await states(broken), await states(other)]).toEqual([["held"], ["cancelled"]]);
    await lapseQuotes(app.runtime);
    expect(await states(broken)).toEqual(["cancelled"]);
  });

  test("is confirmed and takes its day again where its hold has expired, and is refused where the day is taken", async () => {
    const one = await openQuotes(app);
    const { booking } = await one.accepted();
    const [entry] = await entriesOf(one.provider.id);
    await app.call(`/api/calendar/entries/${entry?.id}`, { method: "DELETE", token: one.provider.token });
    expect((await one.provider.confirm(booking.id)).status).toBe(200);
    expect(await entriesOf(one.provider.id)).toMatchObject([{ kind: "booking", first_day: quoted_day }]);
    const two = await openQuotes(app);
    const acceptedQuote = await two.accepted();
    const [hold] = await entriesOf(two.provider.id);
    await app.call(`/api/calendar/entries/${hold?.id}`, { method: "DELETE", token: two.provider.token });
    await bookDay(two.provider.token);
    expect((await two.provider.confirm(acceptedQuote.booking.id)).body.code).toBe("day_taken");
    expect((await two.provider.bookings()).map(({ state }) => state)).toEqual(["held"]);
  });

  test("that its couple cancels within seven days costs nothing by the standard terms", async () => {
    const { couple: before, accepted } = await openQuotes(app);
    await accepted({ is_one_step: true });
    app.clock.set("2026-06-24T20:00:00.000Z");
    const couple = quoter(app, await buildToken(app, before.id));
    expect((await couple.bookings())[0]?.cancelling).toMatchObject({ fee_cents: 0 });
  });

  test.each([
    ["2026-06-25", 10, 2_060_00],
    ["2026-12-20", 25, 5_150_00],
    ["2027-01-01", 50, 10_300_00],
    ["2027-03-20", 75, 15_450_00],
  ])("that its couple cancels on %s costs %s percent by the standard terms", async (on, percent, fee_cents) => {
    const { couple: before, provider, accepted, rows } = await openQuotes(app);
    const { booking } = await accepted({ is_one_step: true });
    app.clock.set(`${on}T08:00:00.000Z`);
    const couple = quoter(app, await buildToken(app, before.id));
    expect((await couple.bookings())[0]?.cancelling).toMatchObject({
      fee_cents,
    });
    expect((await couple.bookings())[0]?.cancelling?.says).toContain(`${percent} %`);
    const { status: code, body } = await couple.cancel(booking.id, "We are sorry.");
    expect([code, body.booking]).toMatchObject([200, { state: "cancelled", cancelled_by: "couple", fee_cents }]);
    expect(await entriesOf(provider.id)).toEqual([]);
    expect(await db.$count(calendarDay, sql`provider_id = ${provider.id} and booked > 0`)).toBe(0);
    expect((await rows()).at(-1)?.body).toMatch(/may keep R.*We are sorry\./s);
    expect((await couple.cancel(booking.id)).body.code).toBe("booking_over");
  });

  test("that its provider cancels costs the couple nothing; own terms are for the two to settle", async () => {
    const one = await openQuotes(app);
    const { booking } = await one.accepted({ is_one_step: true });
    expect(await one.status()).toBe("booked");
    expect((await one.provider.cancel(booking.id)).body.booking).toMatchObject({
      cancelled_by: "provider",
      fee_cents: 0,
    });
    expect(await one.status()).toBe("quoted");
    const own = await openQuotes(app);
    const { booking: other } = await own.accepted({ is_one_step: true, terms_kind: "own", terms: "Half is kept." });
    expect((await own.couple.bookings())[0]?.cancelling).toMatchObject({ fee_cents: null });
    expect((await own.couple.cancel(other.id)).body.booking.fee_cents).toBeNull();
  });

  test("is cancelled also where the other side blocked, and only by its two sides", async () => {
    const { couple, provider, accepted, kinds, status } = await openQuotes(app);
    const { booking } = await accepted({ is_one_step: true });
    const stranger = quoter(app, await buildToken(app, (await buildProvider(app)).id));
    const admin = await buildSuperAdmin(app);
    for (const [who, code] of [
      [stranger, "booking_not_found"],
      [quoter(app, await buildToken(app, provider.id, { admin_id: admin.id })), "not_while_impersonating"],
    ] as const) {
      expect((await who.cancel(booking.id)).body.code).toBe(code);
      expect((await who.confirm(booking.id)).body.code).toBe(code);
    }
    expect((await couple.confirm(booking.id)).status).toBe(403);
    await provider.thread.post("block");
    expect((await couple.cancel(booking.id)).status).toBe(200);
    expect((await kinds()).at(-1)).toBe("booking_confirmed");
    expect(await status()).toBe("quoted");
  });

  test("is completed once its day has passed, and can't be cancelled any more", async () => {
    const { couple, accepted } = await openQuotes(app);
    const { booking } = await accepted({ is_one_step: true });
    app.clock.set("2027-03-20T22:00:00.000Z");
    const token = await buildToken(app, couple.id);
    expect((await quoter(app, token).cancel(booking.id)).body.code).toBe("booking_over");
    await lapseQuotes(app.runtime);
    expect((await quoter(app, token).bookings()).map(({ state }) => state)).toEqual(["done"]);
  });
});

describe("a person who leaves", () => {
  const leave = (token: string, email: string) =>
    app.call("/api/account", { method: "DELETE", token, body: { email } });
  const bySocial = async (id: string) =>
    db.update(account).set({ password_hash: null, auth_provider: "google", google_id: id }).where(eq(account.id, id));

  test("a deleted couple leaves its quotes and bookings to the provider, who can confirm none", async () => {
    const { couple, provider, accepted, sent, draft } = await openQuotes(app);
    const { booking } = await accepted();
    const open = await sent({ title: "A second day", wedding_date: "2027-03-21" });
    const next = await draft();
    await bySocial(couple.id);
    expect((await leave(couple.token, couple.email)).status).toBe(204);
    expect((await provider.confirm(booking.id)).body.code).toBe("conversation_over");
    expect((await provider.send(next.id)).body.code).toBe("conversation_over");
    expect((await provider.read(open.id)).body.quote).toMatchObject({
      state: "sent",
      may: { withdraw: true, replace: false },
    });
    app.clock.advance(73 * hour_ms);
    await lapseQuotes(app.runtime);
    expect((await quoter(app, await buildToken(app, provider.id)).bookings()).map(({ state }) => state)).toEqual([
      "cancelled",
    ]);
    expect(await entriesOf(provider.id)).toEqual([]);
  });

  test("a deleted provider leaves them to the couple, who can accept none and may cancel", async () => {
    const { couple, provider, accepted, sent, draft } = await openQuotes(app);
    const { booking } = await accepted({ is_one_step: true });
    const open = await sent({ title: "A second day", wedding_date: "2027-03-21" });
    const unsent = await draft();
    await bySocial(provider.id);
    expect((await leave(provider.token, provider.email)).status).toBe(204);
    expect(await db.$count(quote, eq(quote.id, unsent.id))).toBe(0);
    expect((await couple.accept(open.id, { ticked: [], total_cents: 20_600_00 })).body.code).toBe("conversation_over");
    expect((await couple.read(open.id)).body.quote).toMatchObject({
      business: { phone: null },
      provider: { id: null },
    });
    expect((await couple.cancel(booking.id)).body.booking).toMatchObject({ state: "cancelled" });
  });

  test("both sides' downloads have all of it, and an erased enquiry deletes it", async () => {
    const { couple, provider, accepted } = await openQuotes(app);
    const { quote } = await accepted({ is_one_step: true });
    const body = { name: "A day", content: templateContent() };
    const saved = await app.call<{ template: QuoteTemplate }>("/api/quote-templates", { token: provider.token, body });
    const { template } = saved.body;
    for (const [token, templates] of [
      [couple.token, undefined],
      [provider.token, [template]],
    ] as const) {
      const { body } = await app.call<Record<string, unknown>>("/api/account/data", { token });
      expect(body["quotes"]).toMatchObject([
        { number: quote.number, totals: { total_cents: 20_600_00 }, booking: { state: "confirmed" } },
      ]);
      expect(body["quote_templates"]).toEqual(templates);
    }
    await db.execute(
      sql`update enquiry set couple_email = '', couple_name = '', couple_id = null where id in (select enquiry_id from conversation)`,
    );
    for (const table of ["quote", "quote_line_item", "booking"]) {
      const [left] = await rows<{ total: number }>(
        db,
        sql`select count(*)::int as total from ${sql.identifier(table)}`,
      );
      expect([table, left?.total]).toEqual([table, 0]);
    }
    expect(await entriesOf(provider.id)).toMatchObject([{ kind: "booking", note: "" }]);
  });
});
