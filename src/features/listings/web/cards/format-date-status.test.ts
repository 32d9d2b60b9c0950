import { expect, test } from "vitest";
import { formatRequestedDate, formatDateStatus, formatExcluded } from "./format-date-status.ts";

const date = "2027-03-20";

test.each([
  ["", "20 March 2027"],
  ["weekend", "the weekend of 20 March 2027"],
  ["month", "a Saturday in March 2027"],
] as const)("flexible by “%s” asks about %s", (flex, words) => {
  expect(formatRequestedDate({ date, flex })).toBe(words);
});

test.each([
  [{ availability: "free" }, "", "Available on 20 March 2027"],
  [{ availability: "limited" }, "", "Some places left on 20 March 2027"],
  [{ availability: "taken" }, "", "Not available on 20 March 2027"],
  [{ availability: "not_known" }, "", "Availability on 20 March 2027: ask"],
  [{ availability: "free", free_dates: ["2027-03-06", "2027-03-27"] }, "month", "Available on 6 and 27 March 2027"],
  [{ availability: "limited", free_dates: [] }, "month", "Some places left on a Saturday in March 2027"],
  [{ availability: "not_known", free_dates: [] }, "weekend", "Availability on the weekend of 20 March 2027: ask"],
  [{}, "", ""],
] as const)("%o, flexible by “%s”, reads “%s”", (status, flex, words) => {
  expect(
    formatDateStatus({ ...status, free_dates: [...("free_dates" in status ? status.free_dates : [])] }, { date, flex }),
  ).toBe(words);
});

test.each([
  ["", "rating", "Vendors already booked on 20 March 2027 are hidden. Available vendors come first."],
  ["weekend", "price", "Vendors already booked the whole weekend of 20 March 2027 are hidden."],
  ["month", "price", "Vendors already booked every Saturday in March 2027 are hidden."],
] as const)("flexible by “%s” in the order %s it shows “%s”", (flex, order, words) => {
  expect(formatExcluded({ date, flex }, order)).toBe(words);
});

test("without a date there is no text", () => {
  expect(formatDateStatus({ availability: "free" }, { date: "", flex: "" })).toBe("");
});
