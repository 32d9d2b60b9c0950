import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentParts } from "../../contract/budget/calls.ts";
import { figuresOf, fillDues, neededOf, reminderOf, sumOf, warningsOf } from "./rules.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const deposit = { part: "deposit" as const, amount_cents: 300_00, due_on: "2026-07-01" };
const balance = { part: "balance" as const, amount_cents: 700_00, due_on: "2027-03-01" };
const open = (payments: Parameters<typeof fillDues>[1]) =>
  fillDues([balance, deposit], payments).map(({ part, open_cents }) => [part, open_cents]);

describe("the open amount", () => {
  test.for([
    ["nothing is paid", [], 300_00, 700_00],
    ["the deposit is paid", [{ part: "deposit", amount_cents: 300_00 }], 0, 700_00],
    ["the balance is paid before the deposit", [{ part: "balance", amount_cents: 700_00 }], 300_00, 0],
    ["something is paid for no part", [{ part: "other", amount_cents: 400_00 }], 0, 600_00],
    ["more than the deposit is paid as one", [{ part: "deposit", amount_cents: 500_00 }], 0, 500_00],
    ["more than all is paid", [{ part: "other", amount_cents: 5_000_00 }], 0, 0],
  ] as const)("when %s", ([, payments, first, last]) => {
    expect(open(payments)).toEqual([
      ["deposit", first],
      ["balance", last],
    ]);
  });

  test("is the due amount less the paid one, and never negative", () => {
    const payments = fc.array(
      fc.record({ part: fc.constantFrom(...paymentParts), amount_cents: fc.integer({ min: 1, max: 2_000_00 }) }),
    );
    fc.assert(
      fc.property(payments, (paid) => {
        const dues = fillDues([deposit, balance], paid);
        const left = dues.reduce((sum, each) => sum + each.open_cents, 0);
        expect(left).toBe(Math.max(0, sumOf([deposit, balance]) - sumOf(paid)));
        for (const { open_cents, amount_cents } of dues) {
          expect(open_cents).toBeGreaterThanOrEqual(0);
          expect(open_cents).toBeLessThanOrEqual(amount_cents);
        }
      }),
    );
  });
});

const item = (state: Parameters<typeof figuresOf>[1]["items"][number]["state"], amount_cents: number, paid = 0) => ({
  category_id: 1,
  state,
  amount_cents,
  paid_cents: paid,
});

describe("the figures of a category", () => {
  test("count held and confirmed bookings, agreed entries and the cost of a cancelled booking as booked, and expected entries separately", () => {
    const items = [
      item("held", 1_000),
      item("confirmed", 200, 150),
      item("done", 30),
      item("agreed", 4),
      item("cancelled", 500, 20),
      item("expected", 7_000),
    ];
    const offered = [9_000, 8_000].map((total_cents) => ({ category_id: 1, total_cents }));
    expect(figuresOf(2_000, { items, offered })).toEqual({
      planned_cents: 2_000,
      quoted: { low_cents: 8_000, high_cents: 9_000, count: 2 },
      expected_cents: 7_000,
      booked_cents: 1_734,
      paid_cents: 170,
      left_cents: 266,
    });
    expect(figuresOf(5, { items: [], offered: [] })).toMatchObject({ quoted: null, left_cents: 5 });
  });

  test("take of the total what is planned, or what is booked and expected where that is more", () => {
    expect(neededOf({ planned_cents: 100, booked_cents: 30, expected_cents: 20 })).toBe(100);
    expect(neededOf({ planned_cents: 100, booked_cents: 90, expected_cents: 20 })).toBe(110);
  });
});

const share = (name: string, planned: number, booked: number, expected = 0) => ({
  name,
  planned_cents: planned * 100,
  booked_cents: booked * 100,
  expected_cents: expected * 100,
});
const warnings = (total: number, ...shares: ReturnType<typeof share>[]) => warningsOf(total * 100, shares).map(plain);

describe("warnings", () => {
  test("are empty while all is within the plan", () => {
    expect(warnings(1_000, share("Venues", 600, 600), share("Caterers", 400, 100, 300))).toEqual([]);
  });

  test("come before the total is overspent, with what is planned elsewhere", () => {
    expect(warnings(1_000, share("Venues", 600, 0, 700), share("Caterers", 400, 0))).toEqual([
      "Bookings and remaining plans come to R 1 100, R 100 more than your total. Plan less elsewhere or raise the total.",
    ]);
  });

  test("name the category that is booked for more than planned, and a total above the budget", () => {
    expect(warnings(1_000, share("Venues", 600, 650), share("Caterers", 300, 0))).toEqual([
      "Venues: R 650 is booked, R 50 more than you planned.",
    ]);
    expect(warnings(1_000, share("Venues", 1_000, 1_000), share("Caterers", 0, 0.5))).toEqual([
      "You have booked for R 1 000,50, R 0,50 more than your total.",
      "Caterers: R 0,50 is booked, R 0,50 more than you planned.",
    ]);
  });
});

test("a due date is announced a week before, and the day before; late rather than never, and not once it is past", () => {
  const days = { today: "2026-06-17", last: "2026-06-18", first: "2026-06-24" };
  const checkedDays = ["2026-06-16", "2026-06-17", "2026-06-18", "2026-06-19", "2026-06-24", "2026-06-25"];
  expect(checkedDays.map((day) => reminderOf(day, days))).toEqual([null, 1, 1, 7, 7, null]);
});
