import { expect, test } from "vitest";
import { enquiryChips, offeredName } from "./enquiry-chips.ts";

test("only entries about a service or package become chips, in any case, each once", () => {
  const names = [
    "Saturday PACKAGE",
    "Drone",
    "Ceremony-only service",
    "Farm cottages",
    " Ceremony-only service ",
    "Packages on request",
    "Full-day package, from R 48 500",
    "Half-day package: R18 500 for six hours",
  ];
  expect(enquiryChips(names.map((name, place) => ({ id: String(place), name })))).toEqual([
    "Saturday PACKAGE",
    "Ceremony-only service",
    "Packages on request",
    "Full-day package",
    "Half-day package",
  ]);
});

test.each([
  ["Full day, R 18 500", true, "Full day package, R 18 500"],
  ["Drone", true, "Drone package"],
  ["Full-day package, R 18 500", false, "Full-day, R 18 500"],
  ["Ceremony-only service", false, "Ceremony-only"],
])("%s, offered: %s, is named %s", (name, isOffered, named) => {
  expect(offeredName(name, isOffered)).toBe(named);
});
