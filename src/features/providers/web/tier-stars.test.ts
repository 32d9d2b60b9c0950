import { expect, test } from "vitest";
import { tierStars } from "./tier-stars.ts";

test.each([
  ["Verified", "Verified", 1],
  ["Silver", "Silver", 1],
  ["Gold", "Gold", 1],
  ["Platinum", "Platinum", 1],
  ["Diamond", "Diamond", 1],
  ["Diamond 2", "Diamond", 2],
  ["Diamond 3", "Diamond", 3],
  ["Diamond 2+", "Diamond", 2],
  ["Diamond 3 +", "Diamond", 3],
  ["  Gold  2 ", "Gold", 2],
  ["Rose Gold 2", "Rose Gold", 2],
  ["Diamond 0", "Diamond", 1],
  ["Diamond 400", "Diamond", 5],
  ["2", "2", 1],
])("the tier %j is %s with %d stars", (tier, name, stars) => {
  expect(tierStars(tier)).toEqual({ name, stars });
});
