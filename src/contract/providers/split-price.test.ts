import { expect, test } from "vitest";
import { splitPrice } from "./split-price.ts";

test.each([
  [
    "Winter package, May to August, from R\u00a048\u00a0500",
    "Winter package, May to August",
    "from R\u00a048\u00a0500",
  ],
  ["Farm cottages, one night: R 32 000", "Farm cottages, one night", "R 32 000"],
  ["Plated menu - R450 per guest", "Plated menu", "R450 per guest"],
  ["Ceremony-only service, two hours", "Ceremony-only service, two hours", null],
  ["Room for 200", "Room for 200", null],
])("%s", (written, name, price) => {
  expect(splitPrice(written)).toEqual({ name, price });
});
