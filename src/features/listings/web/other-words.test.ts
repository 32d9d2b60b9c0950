import { expect, test } from "vitest";
import { describeOther } from "./other-words.ts";

const nothing = { city: null, rating: 0, review_count: 0, typical_price: null };

test.each([
  [nothing, ""],
  [{ ...nothing, city: "Paarl", distance_km: 0 }, ", Paarl"],
  [{ ...nothing, distance_km: null, rating: 4.9, review_count: 3 }, ", 4.9 stars"],
  [
    { city: "Paarl", distance_km: 25, rating: 5, review_count: 1, typical_price: 12_000 },
    ", Paarl, about 25 km away, 5.0 stars, R\u00a012\u00a0000",
  ],
])("%o reads “%s”", (other, words) => {
  expect(describeOther(other)).toBe(words);
});
