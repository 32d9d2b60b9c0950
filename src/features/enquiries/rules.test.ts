import { expect, test } from "vitest";
import { directEnquiry, type DirectEnquiry } from "../../contract/enquiries/schema.ts";
import type { Province } from "../../contract/primitives.ts";
import { directFingerprint, readContent, servesVenue } from "./rules.ts";

function enquiryWith(overrides: Record<string, unknown> = {}): DirectEnquiry {
  return directEnquiry.parse({
    provider_id: "p",
    couple_name: "Naledi",
    couple_email: "naledi@people.test",
    ...overrides,
  });
}

const now = new Date("2026-03-06T22:30:00Z");

test("single-line fields are one line, and a name can't change the writing direction", () => {
  const input = enquiryWith({
    couple_name: "Naledi\r\n\t&\u2028Pieter\u0000\u202egnp.exe",
    venue_location: "Paarl,\nWestern Cape",
    services_interested: ["Full\npackage", "Full package", "\u0007"],
  });
  expect(readContent(input, now)).toMatchObject({
    couple_name: "Naledi & Pieter gnp.exe",
    venue_location: "Paarl, Western Cape",
    services_interested: ["Full package"],
  });
});

test("a message retains its lines and loses control characters", () => {
  expect(
    readContent(enquiryWith({ message: "Molo\r\n\r\n\r\n\r\nthere\u0000\u0007 \u{1f470}\u200d\u2640\ufe0f" }), now)
      .message,
  ).toBe("Molo\n\n\n\nthere \u{1f470}\u200d\u2640\ufe0f");
});

test("after ten at night in Greenwich it is tomorrow in South Africa", () => {
  expect(readContent(enquiryWith({ wedding_date: "2026-03-07" }), now).wedding_date).toBe("2026-03-07");
  expect(() => readContent(enquiryWith({ wedding_date: "2026-03-06" }), now)).toThrow("This date has passed.");
});

test("a difference in any field makes a different fingerprint", () => {
  const variants = [
    {},
    { couple_name: "Pieter" },
    { message: "Molo" },
    { guest_count: 1 },
    { services_interested: ["Molo"] },
    { venue_location: "Molo" },
  ];
  expect(new Set(variants.map((overrides) => directFingerprint(enquiryWith(overrides)))).size).toBe(variants.length);
  expect(directFingerprint(enquiryWith({ message: "" }))).toBe(directFingerprint(enquiryWith()));
});

const durban = { province: "KwaZulu-Natal" as Province | null, additional_cities: [], willing_to_travel: false };

test.each<
  [string, Partial<Omit<typeof durban, "additional_cities"> & { additional_cities: string[] }>, Province[], boolean]
>([
  ["at home in the venue's province", {}, ["KwaZulu-Natal"], true],
  ["at home elsewhere", {}, ["Gauteng"], false],
  ["at home elsewhere and travelling", { willing_to_travel: true }, ["Gauteng"], true],
  ["with a further town in the venue's province", { additional_cities: ["Ballito", "Benoni"] }, ["Gauteng"], true],
  ["with further towns elsewhere", { additional_cities: ["Ballito"] }, ["Gauteng"], false],
  ["in one of several provinces that the venue may be in", {}, ["Gauteng", "KwaZulu-Natal"], true],
  ["when nobody knows where the venue is", {}, [], true],
  ["when nobody knows where it is at home", { province: null }, ["Gauteng"], true],
])("a provider %s: may it serve the venue?", (_who, overrides, venue, serves) => {
  expect(servesVenue({ ...durban, ...overrides }, venue)).toBe(serves);
});
