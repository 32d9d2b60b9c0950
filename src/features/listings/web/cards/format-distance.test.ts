import { expect, test } from "vitest";
import { formatDistance } from "./format-distance.ts";

test.each([
  [45, 1200, "about 45 km away · about R\u00a01\u00a0200 for travel, an estimate"],
  [45, null, "about 45 km away"],
  [45, 0, "about 45 km away · no travel fee"],
  [0, null, ""],
  [null, null, ""],
  [undefined, undefined, ""],
])("%s km and R %s read %j", (distance_km, travel_fee_estimate, words) => {
  expect(formatDistance({ distance_km, travel_fee_estimate })).toBe(words);
});
