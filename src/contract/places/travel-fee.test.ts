import fc from "fast-check";
import { expect, test } from "vitest";
import { travelFee } from "./travel-fee.ts";

test.each([
  [45, 40, 8.5, 430],
  [45, null, 8.5, 770],
  [20, 40, 8.5, 0],
  [0, null, 8.5, 0],
  [45, 40, null, null],
  [null, 40, 8.5, null],
])("%s km with %s free and R %s for each beyond cost %s", (distance_km, travel_free_km, travel_rate_per_km, fee) => {
  expect(travelFee(distance_km, { travel_free_km, travel_rate_per_km })).toBe(fee);
});

test("a road costs no less than a shorter one, in tens of rand and never below nothing", () => {
  const terms = fc.record({
    travel_free_km: fc.option(fc.integer({ min: 0, max: 1000 })),
    travel_rate_per_km: fc.integer({ min: 0, max: 5000 }).map((cents) => cents / 100),
  });
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(2000), terms, (km, more, each) => {
      const fee = travelFee(km, each) ?? -1;
      expect(fee % 10 === 0 && fee >= 0).toBe(true);
      expect(travelFee(km + more, each)).toBeGreaterThanOrEqual(fee);
    }),
  );
});
