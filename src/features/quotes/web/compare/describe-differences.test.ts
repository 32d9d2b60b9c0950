import { expect, test } from "vitest";
import { totalsOf, type Totalled } from "../../../../contract/quotes/totals.ts";
import { rivalOf, describeDifferences, type Comparable } from "./describe-differences.ts";
import { distinctionOf } from "./find-distinction.ts";

type Said = Comparable["quote"];
type Line = Said["lines"][number];
type Made = Partial<Omit<Totalled, "lines"> & Omit<Said, "lines" | "provider">> & {
  rand?: number;
  unit?: string;
  quantity?: number;
  ticked?: readonly string[];
};

const open = {
  wedding_date: "2027-03-20",
  guests: 80,
  valid_until: "2026-12-10",
  travel_km: null,
  deposit_due_days: 7,
  terms_kind: "standard",
  has_free_days: true,
  booking: null,
} as const;

function quoted(name: string, { rand = 10_000, unit = "", quantity = 1, ticked = [], ...more }: Made = {}): Comparable {
  const line = (id: string, cents: number, of: Partial<Line> = {}) => ({
    id,
    unit: "",
    quantity_thousandths: 1000,
    is_optional: false,
    unit_price_cents: cents,
    ...of,
  });
  const lines = [
    line("day", (rand * 100) / quantity, { unit, quantity_thousandths: quantity * 1000 }),
    line("album", 500_00, { is_optional: true }),
  ];
  const sums = { travel_cents: 0, discount_percent: null, discount_cents: null, deposit_percent: null };
  const quote = { ...open, ...sums, deposit_cents: null, vat_mode: "none", ...more, lines } as const;
  const wanted = new Set(ticked);
  return {
    quote: { ...quote, id: name, provider: { name } },
    totals: totalsOf(quote, wanted),
    ticked: wanted,
  };
}

const differences = (one: Made, other: Made = {}) =>
  describeDifferences(quoted("Rani", one), quoted("Wild Eye", other)).map((each) => each.replaceAll("\u00a0", " "));
const booking = {} as NonNullable<Said["booking"]>;

test.each<[Made, Made, string[]]>([
  [{}, {}, ["The same total as Wild Eye."]],
  [{ rand: 5_800 }, {}, ["R 4 200 less than Wild Eye."]],
  [{ rand: 10_000.5 }, {}, ["R 0,50 more than Wild Eye."]],
  [{ ticked: ["album"] }, {}, ["R 500 more than Wild Eye."]],
  [
    { rand: 5_800 },
    { travel_cents: 600_00 },
    ["R 4 800 less than Wild Eye, but without travel (theirs has R 600 for it)."],
  ],
  [
    { rand: 10_600 },
    { travel_cents: 600_00 },
    ["The same total as Wild Eye, without travel (theirs has R 600 for it)."],
  ],
  [
    { travel_cents: 600_00 },
    {},
    ["R 600 more than Wild Eye, including R 600 for travel (theirs doesn’t mention travel)."],
  ],
  [{ travel_km: 40 }, { travel_cents: 600_00 }, ["R 600 less than Wild Eye."]],
  [
    {},
    { vat_mode: "included" },
    ["The same total as Wild Eye.", "VAT is not charged; Wild Eye’s total includes R 1 304,35 VAT."],
  ],
  [{ vat_mode: "added" }, {}, ["R 1 500 more than Wild Eye.", "Includes R 1 500 VAT, which Wild Eye doesn’t charge."]],
  [{}, { deposit_percent: 30 }, ["The same total as Wild Eye.", "No deposit; theirs is R 3 000."]],
  [{ deposit_percent: 30 }, {}, ["The same total as Wild Eye.", "A deposit; theirs has none."]],
  [{ deposit_percent: 30 }, { deposit_percent: 50 }, ["The same total as Wild Eye.", "The deposit is R 2 000 less."]],
])("%j against %j: %j", (one, other, sentences) => {
  expect(differences(one, other)).toEqual(sentences);
});

test.each<[Made, Made, string | null]>([
  [{ deposit_percent: 30, deposit_due_days: 0 }, { deposit_percent: 30 }, "The deposit is due 7 days earlier."],
  [{ deposit_percent: 30, deposit_due_days: 8 }, { deposit_percent: 30 }, "The deposit is due 1 day later."],
  [{ deposit_percent: 30, deposit_due_days: 8 }, { deposit_percent: 30, booking }, null],
  [{ deposit_due_days: 0 }, {}, null],
  [{ unit: "hour", quantity: 8 }, { unit: "hours", quantity: 10 }, "2 hours less."],
  [{ unit: "Hour", quantity: 8 }, { unit: "hour", quantity: 6.5 }, "1,5 hours more."],
  [{ unit: "hour", quantity: 8 }, { unit: "day", quantity: 1 }, null],
  [{ guests: 60 }, {}, "For 60 guests, 20 fewer."],
  [{ guests: 100 }, {}, "For 100 guests, 20 more."],
  [{ guests: null }, {}, null],
  [{ wedding_date: "2027-04-03" }, {}, "For another day: 3 April 2027, not 20 March 2027."],
  [{ valid_until: "2026-12-05" }, {}, "Valid 5 days shorter."],
  [{ valid_until: "2026-12-11" }, {}, "Valid 1 day longer."],
  [{ valid_until: "2026-12-11" }, { booking }, null],
  [{ has_free_days: false }, {}, "Cancelling in the first 7 days is not free; theirs is."],
  [{ terms_kind: "own" }, {}, "Has its own cancellation terms; theirs are the standard terms."],
  [{}, { terms_kind: "own" }, "Has the standard cancellation terms; theirs are their own."],
])("besides the total, %j against %j: %s", (one, other, sentence) => {
  expect(differences(one, other).slice(1)).toEqual(sentence === null ? [] : [sentence]);
});

test("a quote is compared with the lowest of the others, and with none where it is the only one", () => {
  const [low, middle, high] = [quoted("Low", { rand: 1 }), quoted("Middle", { rand: 2 }), quoted("High", { rand: 3 })];
  const all = [high, low, middle];
  expect(all.map((each) => rivalOf(each, all)?.quote.id)).toEqual(["Low", "Middle", "Low"]);
  expect(rivalOf(low, [low])).toBeNull();
});

test.each<[(number | null)[], string[]]>([
  [[3, 1, 2], ["b"]],
  [[1, 1, 2], []],
  [[1, null, 2], ["a"]],
  [[1, null, null], []],
])("of %j these alone are the lowest: %j", (numbers, alone) => {
  const all = numbers.map((number, at) => ({ ...quoted("abc".charAt(at)), number }));
  const lowest = { word: "Lowest", of: ({ number }: { number: number | null }) => number, is: "lowest" } as const;
  expect(all.filter((each) => distinctionOf(each, all, lowest)).map(({ quote }) => quote.id)).toEqual(alone);
});
