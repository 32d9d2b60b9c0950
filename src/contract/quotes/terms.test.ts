import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cancellationOf,
  mayLeaveOutFreeDays,
  formatTermsSummary,
  standard_steps,
  standardFee,
  standardTerms,
} from "./terms.ts";

test.each([
  ["2026-09-21", 10],
  ["2026-09-22", 25],
  ["2026-12-20", 25],
  ["2026-12-21", 50],
  ["2027-02-18", 50],
  ["2027-02-19", 75],
  ["2027-03-20", 75],
  ["2027-03-25", 75],
])("on %s the fee to cancel a wedding of 20 March 2027 is %s %%", (today, percent) => {
  expect(standardFee(10_000_05, "2027-03-20", today)).toMatchObject({ percent });
});

test("a fee is half up, and never more than the total", () => {
  expect(standardFee(10_05, "2027-03-20", "2026-01-01").cents).toBe(1_01);
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(400), (total, days) => {
      const today = new Date(Date.parse("2027-03-20") - days * 86_400_000).toISOString().slice(0, 10);
      const { cents } = standardFee(total, "2027-03-20", today);
      expect(cents).toBeLessThanOrEqual(total);
      expect(Number.isInteger(cents)).toBe(true);
    }),
  );
});

test("the short terms name every step, and free days only where there are some", () => {
  const steps =
    "may keep up to 10 % of the total at 180 days or more before the wedding, 25 % at 90 or more, 50 % at 30 or more, and 75 % after that.";
  expect(
    [true, false].map((has_free_days) =>
      formatTermsSummary({ terms_kind: "standard", has_free_days }).replaceAll("\u00a0", " "),
    ),
  ).toEqual([`Free within 7 days of booking. After that the business ${steps}`, `The business ${steps}`]);
  expect(formatTermsSummary({ terms_kind: "own", has_free_days: true })).toContain("own terms");
});

test("the text of the standard terms names every step", () => {
  for (const { percent } of standard_steps) expect(standardTerms(true)).toContain(`${percent} % of the total`);
  expect(standardTerms(true)).toContain("free of charge within 7 days of booking (section 44");
  expect(standardTerms(false)).toContain("do not apply (section 42(2))");
  for (const terms of [standardTerms(true), standardTerms(false)])
    expect(terms).toContain("section 19 of the Consumer");
});

test.each([
  [{ confirmed_on: null }, "couple", 0],
  [{ confirmed_on: null }, "provider", 0],
  [{ confirmed_on: "2026-11-13" }, "couple", 0],
  [{ confirmed_on: "2026-11-20" }, "couple", 0],
  [{ confirmed_on: "2026-11-12" }, "couple", 2_500_00],
  [{ confirmed_on: "2026-11-20", has_free_days: false }, "couple", 2_500_00],
  [{ confirmed_on: "2026-11-20", terms_kind: "own" }, "couple", null],
  [{}, "provider", 0],
  [{ terms_kind: "own" }, "provider", 0],
  [{ terms_kind: "own" }, "couple", null],
  [{}, "couple", 2_500_00],
] as const)("with %j the fee of a cancellation by the %s is %s", (more, by, fee_cents) => {
  const agreed = {
    total_cents: 10_000_00,
    wedding_date: "2027-03-20",
    confirmed_on: "2026-06-01",
    has_free_days: true,
    terms_kind: "standard",
  } as const;
  const means = cancellationOf({ ...agreed, ...more }, { by, today: "2026-11-20" });
  expect(means.fee_cents).toBe(fee_cents);
  expect(means.says).not.toBe("");
});

test.each([
  ["venues", true],
  ["caterers", true],
  ["florists", false],
  [null, false],
])("a business of %s may leave the free days out: %s", (slug, may) => {
  expect(mayLeaveOutFreeDays(slug)).toBe(may);
});
