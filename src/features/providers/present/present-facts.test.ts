import { expect, test } from "vitest";
import { unsaidProfile } from "../../../../test/sample-profile.ts";
import type { ProviderProfile } from "../../../contract/providers/schema.ts";
import {
  bookingFacts,
  businessFacts,
  formatConsultation,
  formatDeposit,
  priceSpan,
  pricingFacts,
  formatPriceTiers,
  typicalPrice,
} from "./present-facts.ts";

const silent = {
  ...unsaidProfile,
  deposit_type: "percentage",
  price_range: [],
  price_from: null,
  typical_price: null,
  typical_price_for: null,
  guests_max: null,
} as unknown as ProviderProfile;

test("an empty profile has no facts", () => {
  expect(businessFacts(silent)).toEqual([]);
  expect(pricingFacts(silent)).toEqual([]);
  expect(bookingFacts(silent)).toEqual([]);
});

test("events are shown with a plus sign, years and team in words", () => {
  const facts = businessFacts({
    ...silent,
    events_completed: 1640,
    years_experience: 1,
    team_size: "11-20",
    guests_max: 1400,
    has_insurance: true,
  });
  expect(facts).toEqual([
    { term: "Experience", lines: ["1 year"] },
    { term: "Team size", lines: ["11-20 people"] },
    { term: "Events completed", lines: ["1\u00a0640+"] },
    { term: "Guests", lines: ["Up to 1\u00a0400"] },
    { term: "Insurance", lines: ["Insured"] },
  ]);
});

test("a team described in words is shown as written", () => {
  expect(businessFacts({ ...silent, team_size: "More than 50 on the day" })[0]?.lines).toEqual([
    "More than 50 on the day",
  ]);
});

test("the price tiers are named, one or a span", () => {
  expect(formatPriceTiers(["$$"])).toBe("Moderate ($$)");
  expect(formatPriceTiers(["$$$", "$$$$"])).toBe("Premium to Luxury ($$$\u2060–\u2060$$$$)");
  expect(formatPriceTiers([])).toBeNull();
});

test.each([
  [48_500, 210_000, "R\u00a048\u00a0500 to R\u00a0210\u00a0000"],
  [48_500, null, "From R\u00a048\u00a0500"],
  [null, 900, "Up to R\u00a0900"],
  [900, 900, "R\u00a0900"],
  [null, null, null],
])("prices from %s to %s", (price_from, price_to, words) => {
  expect(priceSpan({ price_from, price_to })).toBe(words);
});

test.each([
  [29_000, "Full day, 9 hours", "R\u00a029\u00a0000: Full day, 9 hours"],
  [29_000, null, "R\u00a029\u00a0000"],
  [null, null, null],
])("a typical price of %s for %s", (typical_price, typical_price_for, words) => {
  expect(typicalPrice({ typical_price, typical_price_for })).toBe(words);
});

test("a deposit is a share, an amount, or just required", () => {
  const withDeposit = { ...silent, deposit_required: true };
  expect(formatDeposit({ ...withDeposit, deposit_percentage: 30 })).toBe("30%");
  expect(formatDeposit({ ...withDeposit, deposit_type: "fixed", deposit_value: 5000 })).toBe("R\u00a05\u00a0000");
  expect(formatDeposit(withDeposit)).toBe("Required");
  expect(formatDeposit({ ...silent, deposit_percentage: 30 })).toBeNull();
});

test("opening times are on separate lines", () => {
  const facts = bookingFacts({
    ...silent,
    business_hours: { monday: { open: "09:00", close: "17:00" }, sunday: "closed" },
  });
  expect(facts).toEqual([{ term: "Hours", lines: ["Monday, 09:00\u00a0to\u00a017:00", "Closed on Sunday"] }]);
});

test("a consultation without a fee is free", () => {
  expect(formatConsultation({ offers_consultation: true, consultation_fee: null })).toBe("Free");
  expect(formatConsultation({ offers_consultation: true, consultation_fee: 450 })).toBe("R\u00a0450");
  expect(formatConsultation({ offers_consultation: false, consultation_fee: 450 })).toBeNull();
});
