import fc from "fast-check";
import { expect, test } from "vitest";
import { cancellationOf, standard_steps, standardFee, standardTerms } from "./terms.ts";

test.each([
  ["2026-09-21", 10],
  ["2026-09-22", 25],
  ["2026-12-20", 25],
  ["2026-12-21", 50],
  ["2027-02-18", 50],
  ["2027-02-19", 75],
  ["2027-03-20", 75],
  ["2027-03-25", 75],
])("on %s a wedding of 20 March 2027 costs %s %% to cancel", (today, percent) => {
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

test("the words of the standard terms name every step", () => {
  for (const { percent } of standard_steps) expect(standardTerms).toContain(`${percent} % of the total`);
});

test.each([
  [{ is_confirmed: false }, "couple", 0],
  [{ is_confirmed: false }, "provider", 0],
  [{}, "provider", 0],
  [{ terms_kind: "own" }, "provider", 0],
  [{ terms_kind: "own" }, "couple", null],
  [{}, "couple", 2_500_00],
] as const)("with %j a cancelling by the %s costs %s", (more, by, fee_cents) => {
  const agreed = {
    total_cents: 10_000_00,
    wedding_date: "2027-03-20",
    is_confirmed: true,
    terms_kind: "standard",
  } as const;
  const means = cancellationOf({ ...agreed, ...more }, { by, today: "2026-11-20" });
  expect(means.fee_cents).toBe(fee_cents);
  expect(means.says).not.toBe("");
});
