import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { buildCouple, buildProvider, buildSuperAdmin, buildToken } from "../../../test/factories.ts";
import { budgeter, customEntry } from "../../../test/open-budget.ts";
import { openQuotes, startQuoteTests } from "../../../test/open-quote.ts";
import { entries_max, payments_max } from "../../contract/budget/calls.ts";
import type { Budget } from "../../contract/budget/schema.ts";
import { couple as coupleTable } from "../../schema/couples.ts";
import { purgeExpiredBudgetItems } from "./purge-expired.ts";

const { app, db } = await startQuoteTests();

async function open() {
  const { id } = await buildCouple(app, { guest_count: 80 });
  const token = await buildToken(app, id);
  return { id, token, ...budgeter(app, token) };
}
const shareOf = (budget: Budget, slug: string | null) => budget.categories.find((each) => each.slug === slug);

describe("a budget", () => {
  test("begins with a total that is split over the categories to the cent", async () => {
    const { read, save } = await open();
    expect(await read()).toMatchObject({ total_cents: null, left_cents: null, guests: 80, items: [], warnings: [] });
    const { status, body } = await save({ total_cents: 250_000_50, guests: 120 });
    expect([status, body.budget]).toMatchObject([
      200,
      { total_cents: 250_000_50, guests: 120, left_cents: 250_000_50 },
    ]);
    expect(body.budget.categories.reduce((sum, each) => sum + each.planned_cents, 0)).toBe(250_000_50);
    expect(shareOf(body.budget, "venues")?.planned_cents).toBe(55_000_00);
    expect(shareOf(body.budget, null)?.name).toBe("Everything else");
  });

  test("retains fields that are not sent: a later total leaves an edited plan, a plan for one category the others", async () => {
    const { id, save } = await open();
    await save({ total_cents: 80_000_00 });
    const venues = shareOf((await save({ total_cents: 100_000_00 })).body.budget, "venues");
    expect(venues?.planned_cents).toBe(22_000_00);
    const planned = [
      { category_id: venues?.category_id, planned_cents: 30_000_00 },
      { category_id: null, planned_cents: 1 },
    ];
    await save({ planned });
    const { body } = await save({ total_cents: 80_000_00 });
    expect([
      shareOf(body.budget, "venues"),
      shareOf(body.budget, "caterers"),
      shareOf(body.budget, null),
    ]).toMatchObject([{ planned_cents: 30_000_00 }, { planned_cents: 22_000_00 }, { planned_cents: 1 }]);
    expect(body.budget.total_cents).toBe(80_000_00);
    const [row] = await db
      .select()
      .from(coupleTable)
      .where(sql`id = ${id}`);
    expect(row?.guest_count).toBe(80);
  });

  test("refuses what can't be, and a plan before there is a total", async () => {
    const { save } = await open();
    for (const [body, field] of [
      [{ total_cents: 0 }, "total_cents"],
      [{ total_cents: 10_000_000_001 }, "total_cents"],
      [{ total_cents: 1.5 }, "total_cents"],
      [{ guests: 0 }, "guests"],
      [{ planned: [{ category_id: 9_999, planned_cents: 1 }] }, "planned"],
      [{ planned: [{ category_id: null, planned_cents: 1 }] }, "total_cents"],
    ] as const) {
      const { status, body: answer } = await save(body);
      expect([status, Object.keys(answer.fields ?? {})[0]]).toEqual([400, field]);
    }
  });

  test("is only its couple's: nobody else reads or writes it, nor does an admin who acts as the couple", async () => {
    const { id, entries } = await open();
    const { body } = await entries.add(customEntry);
    const stranger = await open();
    expect((await stranger.entries.save(body.entry_id, { title: "Mine" })).body.code).toBe("budget_entry_not_found");
    expect((await stranger.entries.remove(body.entry_id)).status).toBe(404);
    expect((await stranger.payments.add(paid({ entry_id: body.entry_id }))).body.code).toBe("budget_entry_not_found");
    expect((await stranger.read()).items).toEqual([]);
    expect((await budgeter(app, undefined).answer()).status).toBe(401);
    const provider = await buildToken(app, (await buildProvider(app)).id);
    expect((await budgeter(app, provider).answer()).status).toBe(403);
    const acting = await buildToken(app, id, { admin_id: (await buildSuperAdmin(app)).id });
    expect((await budgeter(app, acting).answer()).body.code).toBe("not_while_impersonating");
    expect((await budgeter(app, acting).save({ total_cents: 5 })).body.code).toBe("not_while_impersonating");
  });
});

const paid = (more: object) => ({ part: "other", amount_cents: 1_000_00, paid_on: "2026-06-16", ...more });

describe("an entry of a couple", () => {
  test("counts as booked once it is agreed, is changed field by field, and can be restored with its payments for a day", async () => {
    const { entries, payments, read } = await open();
    const { status, body } = await entries.add({ ...customEntry, is_agreed: false, due_on: "2026-09-01" });
    expect([status, body.budget.items]).toMatchObject([
      201,
      [{ kind: "entry", state: "expected", dues: [{ part: "other", due_on: "2026-09-01", open_cents: 8_000_00 }] }],
    ]);
    expect(shareOf(body.budget, null)).toMatchObject({ expected_cents: 8_000_00, booked_cents: 0 });
    await payments.add(paid({ entry_id: body.entry_id }));
    const { budget } = (await entries.save(body.entry_id, { is_agreed: true })).body;
    expect(budget).toMatchObject({
      booked_cents: 8_000_00,
      paid_cents: 1_000_00,
      items: [{ title: "Dress", state: "agreed", dues: [{ open_cents: 7_000_00 }], note: "From a shop in Durban" }],
    });
    expect((await entries.remove(body.entry_id)).body.budget).toMatchObject({ items: [], paid_cents: 0 });
    expect((await entries.save(body.entry_id, { title: "Gown" })).status).toBe(404);
    expect((await entries.save(body.entry_id, { is_removed: false })).body.budget).toMatchObject({
      paid_cents: 1_000_00,
    });
    await entries.remove(body.entry_id);
    app.clock.advance(24 * 60 * 60 * 1000 + 1);
    await purgeExpiredBudgetItems(db, app.clock.now());
    expect((await entries.save(body.entry_id, { is_removed: false })).status).toBe(404);
    expect((await read()).items).toEqual([]);
  });

  test("is stored once under one key, however often it is sent, also at once", async () => {
    const { entries, payments, read } = await open();
    const [key, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const sent = await Promise.all([entries.add(customEntry, key), entries.add(customEntry, key)]);
    const { entry_id } = sent[0].body;
    expect(sent.map(({ status, body }) => [status, body.entry_id])).toEqual([
      [201, entry_id],
      [201, entry_id],
    ]);
    expect((await entries.add({ ...customEntry, title: "Veil" }, key)).body.code).toBe("idempotency_mismatch");
    const first = await payments.add(paid({ entry_id }), other);
    const again = await payments.add(paid({ entry_id }), other);
    expect(again.body).toEqual(first.body);
    expect((await payments.add(paid({ entry_id, amount_cents: 1 }), other)).body.code).toBe("idempotency_mismatch");
    expect(await read()).toMatchObject({ paid_cents: 1_000_00, items: [{ payments: [{}] }] });
    await payments.remove(first.body.payment_id);
    expect((await payments.add(paid({ entry_id }), other)).body.budget.paid_cents).toBe(0);
  });

  test("can be restored only while the budget has room", async () => {
    const { id, entries, payments } = await open();
    const saved = (await entries.add(customEntry)).body.entry_id;
    const removed_id = (await entries.add(customEntry)).body.entry_id;
    const { payment_id } = (await payments.add(paid({ entry_id: saved }))).body;
    await payments.remove(payment_id);
    await entries.remove(removed_id);
    await db.execute(sql`insert into budget_entry (id, couple_id, title, amount_cents, is_agreed)
      select gen_random_uuid(), ${id}, 'Entry', 100, true from generate_series(1, ${entries_max - 1})`);
    await db.execute(sql`insert into budget_payment (id, couple_id, entry_id, part, amount_cents, paid_on)
      select gen_random_uuid(), ${id}, ${removed_id}, 'other', 100, '2026-06-01' from generate_series(1, 2)`);
    await db.execute(sql`insert into budget_payment (id, couple_id, entry_id, part, amount_cents, paid_on)
      select gen_random_uuid(), ${id}, ${saved}, 'other', 100, '2026-06-01' from generate_series(1, ${payments_max - 1})`);
    expect((await payments.save(payment_id, { is_removed: false })).status).toBe(200);
    expect((await payments.save(payment_id, { is_removed: false })).status).toBe(200);
    await payments.remove(payment_id);
    expect((await payments.add(paid({ entry_id: saved }))).status).toBe(201);
    expect((await payments.save(payment_id, { is_removed: false })).body.code).toBe("payments_full");
    expect((await entries.save(removed_id, { is_removed: false })).body.code).toBe("budget_full");
    expect((await entries.save(saved, { title: "Gown" })).status).toBe(200);
  });

  test("has a title, a known category, a valid amount, and a day within ten years", async () => {
    const { entries, payments } = await open();
    for (const [more, field] of [
      [{ title: " " }, "title"],
      [{ category_id: 9_999 }, "category_id"],
      [{ amount_cents: -1 }, "amount_cents"],
      [{ due_on: "2046-01-01" }, "due_on"],
      [{ due_on: "2026-02-30" }, "due_on"],
    ] as const) {
      const { status, body } = await entries.add({ ...customEntry, ...more });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
    const { entry_id } = (await entries.add(customEntry)).body;
    for (const [more, field] of [
      [{ entry_id, paid_on: "2026-06-18" }, "paid_on"],
      [{ entry_id, amount_cents: 0 }, "amount_cents"],
      [{ entry_id, booking_id: entry_id }, "entry_id"],
      [{}, "entry_id"],
    ] as const) {
      const { status, body } = await payments.add(paid(more));
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
    expect((await payments.add(paid({ booking_id: entry_id }))).body.code).toBe("booking_not_found");
  });
});

test("a budget has at most `entries_max` entries and `payments_max` payments, also where two arrive at once; a removal makes room", async () => {
  const { id, entries, payments } = await open();
  await db.execute(sql`insert into budget_entry (id, couple_id, title, amount_cents, is_agreed)
    select gen_random_uuid(), ${id}, 'Entry', 100, true from generate_series(1, ${entries_max - 1})`);
  const added = await Promise.all([entries.add(customEntry), entries.add(customEntry)]);
  expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(added.find(({ status }) => status === 409)?.body.code).toBe("budget_full");
  const entry_id = added.find(({ status }) => status === 201)?.body.entry_id ?? "";
  await db.execute(sql`insert into budget_payment (id, couple_id, entry_id, part, amount_cents, paid_on)
    select gen_random_uuid(), ${id}, ${entry_id}, 'other', 100, '2026-06-01' from generate_series(1, ${payments_max})`);
  expect((await payments.add(paid({ entry_id }))).body.code).toBe("payments_full");
  await entries.remove(entry_id);
  expect((await entries.add(customEntry)).status).toBe(201);
});

describe("a booking on this site", () => {
  test("is in the budget without an entry, with its due dates; open quotes give the lowest and the highest total", async () => {
    const thread = await openQuotes(app);
    await db.execute(sql`insert into provider_category (provider_id, category_id, is_primary, position)
      select ${thread.provider.id}, id, true, 0 from category where slug = 'photographers'`);
    const budget = budgeter(app, thread.couple.token);
    await budget.save({ total_cents: 100_000_00 });
    await thread.sent();
    await thread.sent({ title: "Film", travel_cents: 0 });
    const before = await budget.read();
    expect(shareOf(before, "photographers")).toMatchObject({
      quoted: { low_cents: 20_000_00, high_cents: 20_600_00, count: 2 },
      booked_cents: 0,
    });
    const { booking } = await thread.accepted({ title: "The whole day" });
    const ours = await budget.read();
    expect(shareOf(ours, "photographers")).toMatchObject({ planned_cents: 20_600_00, left_cents: 0 });
    expect(ours.categories.reduce((sum, each) => sum + each.planned_cents, 0)).toBe(100_000_00);
    expect(ours.warnings).toEqual([]);
    const planned = before.categories.map(({ category_id, planned_cents }) => ({ category_id, planned_cents }));
    await budget.save({ planned });
    const now = await budget.read();
    expect(shareOf(now, "photographers")).toMatchObject({ booked_cents: 20_600_00, left_cents: -11_600_00 });
    expect(now.warnings).toHaveLength(2);
    expect(now.items).toMatchObject([
      {
        id: booking.id,
        kind: "booking",
        state: "held",
        dues: [
          { part: "deposit", amount_cents: 6_180_00, due_on: "2026-06-24", open_cents: 6_180_00 },
          { part: "balance", amount_cents: 14_420_00, due_on: "2027-03-06" },
        ],
      },
    ]);
    const { body } = await budget.payments.add(
      paid({ booking_id: booking.id, part: "deposit", amount_cents: 6_180_00 }),
    );
    expect(body.budget.items[0]).toMatchObject({
      paid_cents: 6_180_00,
      dues: [{ open_cents: 0 }, { part: "balance" }],
    });
    const { payment_id } = body;
    const removed = await budget.payments.remove(payment_id);
    expect(removed.body.budget.paid_cents).toBe(0);
    expect((await budget.payments.save(payment_id, { is_removed: false })).body.budget.paid_cents).toBe(6_180_00);
    const stranger = await open();
    expect((await stranger.payments.add(paid({ booking_id: booking.id }))).body.code).toBe("booking_not_found");
  });

  test("leaves it when it is cancelled; what that costs stays, and what was paid", async () => {
    const thread = await openQuotes(app);
    const budget = budgeter(app, thread.couple.token);
    const { booking } = await thread.accepted({ wedding_date: "2026-07-10" });
    await thread.provider.confirm(booking.id);
    app.clock.set("2026-06-30T10:00:00.000Z");
    await thread.couple.cancel(booking.id);
    expect((await budget.read()).items).toMatchObject([
      { state: "cancelled", title: "Cancellation of Photography", amount_cents: 15_450_00, dues: [] },
    ]);
    const other = await openQuotes(app);
    app.clock.set("2026-06-17T10:00:00.000Z");
    const acceptedQuote = await other.accepted();
    await other.couple.cancel(acceptedQuote.booking.id);
    expect((await budgeter(app, other.couple.token).read()).items).toEqual([]);
  });
});
