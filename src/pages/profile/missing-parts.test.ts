import { expect, test } from "vitest";
import { missingParts } from "./missing-parts.ts";

const whole = {
  about: ["We marry people."],
  business: [{ term: "Established", lines: ["2004"] }],
  facts: [],
  services: ["Catering"],
  specialties: [],
  keywords: [],
  awards: [],
  packages: [],
  pricing: [],
  booking: [],
};

test("nothing is asked for while description, year and services stand", () => {
  expect(missingParts(whole)).toEqual([]);
});

test("what is missing is asked for by name", () => {
  expect(missingParts({ ...whole, business: [{ term: "Team size", lines: ["3"] }] })).toEqual([
    "the year you were established",
  ]);
  expect(missingParts({ ...whole, about: [], business: [], services: [] })).toHaveLength(3);
});
