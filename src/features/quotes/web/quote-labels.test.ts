import { expect, test } from "vitest";
import { quoteLabel } from "./quote-labels.ts";

test.each([
  ["sent", null, "Awaiting reply"],
  ["accepted", "held", "Awaiting confirmation"],
  ["accepted", "confirmed", "Booked"],
  ["accepted", "cancelled", "Booking cancelled"],
  ["accepted", "done", "Wedding held"],
] as const)("a quote that is %s with a booking that is %s is labelled %s", (state, booking, words) => {
  expect(quoteLabel({ state, booking: booking && { state: booking } }).words).toBe(words);
});
