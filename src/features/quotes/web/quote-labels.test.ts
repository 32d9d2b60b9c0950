import { expect, test } from "vitest";
import { formatTerms, quoteLabel } from "./quote-labels.ts";

test.each([
  ["sent", null, "Awaiting reply"],
  ["accepted", "held", "Awaiting confirmation"],
  ["accepted", "confirmed", "Booked"],
  ["accepted", "cancelled", "Booking cancelled"],
  ["accepted", "done", "Wedding held"],
] as const)("a quote that is %s with a booking that is %s is labelled %s", (state, booking, words) => {
  expect(quoteLabel({ state, booking: booking && { state: booking } }).words).toBe(words);
});

test.each([
  [{ deposit_percent: 30 }, "30 % deposit, standard cancellation terms"],
  [{ deposit_cents: 5_000_00 }, "R 5 000 deposit, standard cancellation terms"],
  [{ terms_kind: "own" }, "no deposit, own cancellation terms"],
] as const)("%j is %s", (more, words) => {
  const terms = { deposit_percent: null, deposit_cents: null, terms_kind: "standard", ...more } as const;
  expect(formatTerms(terms).replaceAll("\u00a0", " ")).toBe(words);
});
