import { expect, test } from "vitest";
import { quote_text_length_max } from "../../contract/quotes/limits.ts";
import { termsOfProfile } from "./rules.ts";

const profile = {
  deposit_required: true,
  deposit_type: "percentage" as const,
  deposit_percentage: 20,
  deposit_value: 5_000,
  cancellation_policy: null,
};
const none = { deposit_percent: null, deposit_cents: null };

test.each([
  [{}, { ...none, deposit_percent: 20 }],
  [{ deposit_type: "fixed" as const }, { ...none, deposit_cents: 5_000_00 }],
  [{ deposit_type: "fixed" as const, deposit_value: null }, none],
  [{ deposit_percentage: 0 }, none],
  [{ deposit_required: false }, none],
  [
    { deposit_required: false, cancellation_policy: " No refunds\n" },
    { ...none, terms_kind: "own", terms: "No refunds" },
  ],
  [{ deposit_required: false, cancellation_policy: "x".repeat(quote_text_length_max + 1) }, none],
])("a profile with %o begins a quote with %o", (more, begun) => {
  expect(termsOfProfile({ ...profile, ...more })).toEqual(begun);
});
