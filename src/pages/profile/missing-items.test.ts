import { expect, test } from "vitest";
import { missingOverviewItems } from "./missing-items.ts";

const complete = {
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

test("nothing is missing while description, year and services are there", () => {
  expect(missingOverviewItems(complete)).toEqual([]);
});

test("a missing item is named", () => {
  expect(missingOverviewItems({ ...complete, business: [{ term: "Team size", lines: ["3"] }] })).toEqual([
    "the year you were established",
  ]);
  expect(missingOverviewItems({ ...complete, about: [], business: [], services: [] })).toHaveLength(3);
});
