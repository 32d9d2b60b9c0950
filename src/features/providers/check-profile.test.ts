import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceTiers } from "../../contract/choices.ts";
import { dashboardMessages } from "../../contract/dashboard-messages.ts";
import { profilePayload } from "../../contract/providers/my-schema.ts";
import { checkProfile, type StoredProfile } from "./check-profile.ts";

const stored: StoredProfile = {
  business_name: "Stored",
  contact_person: "Somebody",
  phone: "+27825550117",
  price_from: null,
  price_to: null,
  deposit_type: "percentage",
  deposit_value: null,
  ratings_recorded_at: null,
};
const now = new Date("2026-12-31T22:30:00Z");

function verdict(sent: object, overrides: Partial<StoredProfile> = {}) {
  const { fields, fieldErrors } = checkProfile(profilePayload.parse(sent), { ...stored, ...overrides }, now);
  return Object.keys(fieldErrors).length > 0 ? fieldErrors : fields;
}

describe("price tiers", () => {
  const tiers = fc.subarray([...priceTiers], { minLength: 0 });
  const gaps = (chosen: string) => /10+1/.test(chosen);

  test("are accepted exactly when no tier is missing between two, in their own order", () => {
    fc.assert(
      fc.property(
        tiers.chain((chosen) => fc.shuffledSubarray(chosen, { minLength: chosen.length })),
        (price_range) => {
          const drawn = priceTiers.map((tier) => (price_range.includes(tier) ? "1" : "0")).join("");
          const inOrder = priceTiers.filter((tier) => price_range.includes(tier));
          const expected = gaps(drawn) ? dashboardMessages.price_tiers_not_adjacent : inOrder;
          expect(verdict({ price_range })).toEqual({ price_range: expected });
        },
      ),
    );
  });
});

test("prices are accepted exactly when the highest is not below the lowest, whichever of them is stored", () => {
  const price = fc.option(fc.integer({ min: 0, max: 50 }));
  const sometimes = fc.constantFrom("sent", "stored");
  fc.assert(
    fc.property(price, price, sometimes, sometimes, (price_from, price_to, from, to) => {
      const sent = { ...(from === "sent" && { price_from }), ...(to === "sent" && { price_to }) };
      const isInvalid = price_from !== null && price_to !== null && price_to < price_from;
      fc.pre(Object.keys(sent).length > 0);
      const before = { price_from: from === "stored" ? price_from : null, price_to: to === "stored" ? price_to : null };
      const refused = { [to === "sent" ? "price_to" : "price_from"]: dashboardMessages.price_to_too_low };
      expect(verdict(sent, before)).toEqual(isInvalid ? refused : sent);
    }),
  );
});

test("a save without price and deposit is not refused for stored values", () => {
  expect(verdict({ city: "Ceres" }, { deposit_value: 900 })).toEqual({ city: "Ceres" });
});

test("a deposit that becomes a share is not refused for the amount that was saved before", () => {
  const before = { deposit_type: "fixed", deposit_value: 5_000 } as const;
  const sent = { deposit_type: "percentage", deposit_percentage: 30 };
  expect(verdict(sent, before)).toEqual(sent);
  expect(verdict({ ...sent, deposit_value: 5_000 }, before)).toEqual({
    deposit_value: dashboardMessages.deposit_percentage_too_high,
  });
});

test("the year is South Africa's", () => {
  expect(verdict({ established_year: 2027 })).toEqual({ established_year: 2027 });
  expect(verdict({ established_year: 2028 })).toEqual({ established_year: "The year can’t be in the future." });
});

test("a value that was read once reads the same again", () => {
  const text = fc.string({ unit: "binary", maxLength: 60 });
  const payload = fc.record(
    {
      business_name: text,
      description: text,
      website: fc.webUrl(),
      keywords: fc.oneof(text, fc.array(text, { maxLength: 5 })),
      business_hours: text,
      years_experience: fc.oneof(fc.nat(1_000), fc.nat(1_000).map(String)),
      price_range: fc.subarray([...priceTiers]),
      has_insurance: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(payload, (sent) => {
      const once = profilePayload.safeParse(sent);
      fc.pre(once.success);
      expect(profilePayload.parse(once.data)).toEqual(once.data);
    }),
  );
});
