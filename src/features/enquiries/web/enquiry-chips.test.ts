import { expect, test } from "vitest";
import { enquiryChips } from "./enquiry-chips.ts";

test("only entries that speak of a service or package become chips, whatever their case, each once", () => {
  const names = [
    "Saturday PACKAGE",
    "Drone",
    "Ceremony-only service",
    "Farm cottages",
    " Ceremony-only service ",
    "Packages on request",
  ];
  expect(enquiryChips(names.map((name, place) => ({ id: String(place), name })))).toEqual([
    "Saturday PACKAGE",
    "Ceremony-only service",
    "Packages on request",
  ]);
});
