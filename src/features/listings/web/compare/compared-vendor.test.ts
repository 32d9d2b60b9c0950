import { expect, test } from "vitest";
import type { ProviderCard } from "../../../../contract/providers/schema.ts";
import { compareAddress } from "./compare-address.ts";
import { comparedVendor } from "./compared-vendor.ts";

const card = {
  id: "rose",
  categories: [{ id: 1, name: "Florists", selected_subcategory: "Fynbos", subcategories: [] }],
  category_slug: "florists",
  city: "Paarl",
  province: "Western Cape",
  answers: null,
} as unknown as ProviderCard;
const criteria = { date: "2027-03-20", place: "Franschhoek" };
const plain = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;

test.each([
  ["free", "Available on 20 March 2027"],
  ["limited", "Some places left on 20 March 2027"],
  ["taken", "Not available on 20 March 2027"],
  ["not_known", "Calendar not kept: ask about 20 March 2027"],
] as const)("a day that is %s reads %s", (availability, words) => {
  expect(comparedVendor({ ...card, availability }, criteria).day).toBe(words);
});

test.each([
  [{ distance_km: 0, reaches: "based_near", travel_fee_estimate: 0 }, "In Franschhoek", "None"],
  [
    { distance_km: 1_250, reaches: "travels", travel_fee_estimate: 6_150 },
    "About 1 250 km from Franschhoek",
    "About R 6 150, an estimate",
  ],
  [
    { distance_km: 30, reaches: "based_near", travel_fee_estimate: null },
    "About 30 km from Franschhoek",
    "Ask: no rate given",
  ],
  [{ distance_km: null, reaches: "travels", travel_fee_estimate: null }, null, "Ask: no rate given"],
  [{ distance_km: 900 }, "About 900 km from Franschhoek", "Doesn’t travel there"],
  [{ distance_km: 30, category_slug: "venues" }, "About 30 km from Franschhoek", "None: it’s a venue"],
] as const)("%j reads %s, and of travel %s", (way, distance, travel) => {
  const vendor = comparedVendor({ ...card, ...way }, criteria);
  expect([plain(vendor.distance), plain(vendor.travel)]).toEqual([distance, travel]);
});

test("without a date or a place there are no texts about them", () => {
  expect(comparedVendor(card, { date: "", place: "" })).toMatchObject({
    day: null,
    distance: null,
    travel: null,
    kind: "Florists · Fynbos",
    place: "Paarl, Western Cape",
  });
});

test("the address has who is compared, then the date and the place", () => {
  expect(compareAddress({ vendors: ["a", "b"] })).toBe("/compare?vendors=a,b");
  expect(compareAddress({ vendors: ["a", "b"], near: "paarl", within: 50, date: "2027-03-20" })).toBe(
    "/compare?vendors=a,b&near=paarl&within=50&date=2027-03-20",
  );
});
