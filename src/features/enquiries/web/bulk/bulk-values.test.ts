import { expect, test } from "vitest";
import { bulkBody, emptyBulk, validateBulkEnquiry, nearOf } from "./bulk-values.ts";

const today = "2026-11-21";
const good = {
  ...emptyBulk,
  couple_name: "Thandeka & Pieter",
  couple_email: "thandeka@example.co.za",
  wedding_date: "2027-03-06",
  venue_location: "Franschhoek, Western Cape",
  guest_count: "120",
};

test("phone, budget and message may be left out", () => {
  expect(validateBulkEnquiry(good, 1, today)).toEqual({});
});

test("an empty form shows what is missing, in the order of the fields", () => {
  expect(Object.entries(validateBulkEnquiry(emptyBulk, 0, today))).toEqual([
    ["selected_category_ids", "Please select at least one category"],
    ["couple_name", "Please enter your name."],
    ["couple_email", "Please enter your email address."],
    ["wedding_date", "Please choose your wedding date."],
    ["venue_location", "Enter where you’re getting married, such as a town and province."],
    ["guest_count", "Enter the number of guests as a whole number, at least 1."],
  ]);
});

test.each([
  ["0", true],
  ["1", false],
  ["1 200", false],
  ["many", true],
  ["12.5", true],
  ["-3", true],
  ["100001", true],
])("%s guests: the error is in %s", (guest_count, isInvalid) => {
  expect("guest_count" in validateBulkEnquiry({ ...good, guest_count }, 1, today)).toBe(isInvalid);
});

test("a wedding is today at the earliest", () => {
  expect(validateBulkEnquiry({ ...good, wedding_date: today }, 1, today)).toEqual({});
  expect(validateBulkEnquiry({ ...good, wedding_date: "2026-11-20" }, 1, today)).toHaveProperty("wedding_date");
});

test("the body names the chosen and the excluded categories, and the place that recipients are to reach", () => {
  const choice = { selected: [2, 4], excluded: [1] };
  const clarens = { slug: "clarens", name: "Clarens" };
  const filters = { place: clarens, named: null, within: 200, withBooked: false };
  const near = nearOf(filters);
  const body = bulkBody({ ...good, guest_count: "1 200" }, { choice, leftOut: ["a"], near });
  expect(body).toMatchObject({ guest_count: "1200", selected_category_ids: [2, 4], excluded_category_ids: [1] });
  expect(body).toMatchObject({ excluded_provider_ids: ["a"], near: "clarens", within: 200 });
  const everywhere = nearOf({ ...filters, place: null, named: clarens, withBooked: true });
  expect(everywhere).toEqual({ near: "clarens", within: 200, include_elsewhere: true, include_booked: true });
  expect(nearOf({ ...filters, place: null })).toEqual({});
});
