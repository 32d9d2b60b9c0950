import { expect, test } from "vitest";
import { isForVenues } from "./for-venues.ts";

test.each([
  ["venues", true],
  ["decor-and-hire", false],
  ["venue-decor", false],
  [null, false],
  [undefined, false],
] as const)("the category %s is for venues: %s", (slug, is) => {
  expect(isForVenues(slug)).toBe(is);
});
