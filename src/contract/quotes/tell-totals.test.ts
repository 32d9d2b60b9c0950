import { expect, test } from "vitest";
import { tellQuantity } from "./tell-totals.ts";

const line = { quantity_thousandths: 6000, unit_price_cents: 195_000 };

test.each([
  [{ ...line, unit: "hour" }, "6 hours × R 1 950"],
  [{ ...line, unit: "print", unit_price_cents: 9050 }, "6 prints × R 90,50"],
  [{ ...line, unit: "hours" }, "6 hours × R 1 950"],
  [{ ...line, unit: "km" }, "6 km × R 1 950"],
  [{ ...line, unit: "" }, "6 × R 1 950"],
  [{ ...line, unit: "uur" }, "6 uur × R 1 950"],
  [{ ...line, unit: "hour", quantity_thousandths: 1000 }, "1 hour × R 1 950"],
  [{ ...line, unit: "", quantity_thousandths: 1000 }, null],
])("%o reads %s", (told, words) => {
  expect(tellQuantity(told)?.replaceAll("\u00a0", " ") ?? null).toBe(words);
});
