import { expect, test } from "vitest";
import { matchBusiness } from "./match-business.ts";

const match = (city: string | null, province: string | null, ...additional_cities: string[]) =>
  matchBusiness({ city, province, additional_cities });

test.each([
  ["Durban", "KwaZulu-Natal", "durban"],
  ["eThekwini", null, "durban"],
  ["Port Elizabeth", "Eastern Cape", "gqeberha"],
  ["12 George Street, Umhlanga", "KwaZulu-Natal", "umhlanga"],
  ["Middelburg", "Mpumalanga", "middelburg-mpumalanga"],
  ["Middelburg", "Eastern Cape", "middelburg-eastern-cape"],
  ["Middelburg", null, null],
  ["Middelburg", "Limpopo", null],
  // a place near a border, given with the next province
  ["Hartbeespoort", "Gauteng", "hartbeespoort"],
  ["Xanadu", "Gauteng", null],
  ["The farm behind the hill", "Free State", null],
  ["", "Free State", null],
  [null, "Free State", null],
])("a business in %j of %j is at %j", (city, province, slug) => {
  expect(match(city, province).place_slug).toBe(slug);
});

test("a further town with an ambiguous name means the nearest one, and each counts once", () => {
  expect(match("Pretoria", "Gauteng", "Middelburg", "Joburg", "Johannesburg", "nowhere").town_slugs).toEqual([
    "middelburg-mpumalanga",
    "johannesburg",
  ]);
  expect(match("Cradock", "Eastern Cape", "Middelburg").town_slugs).toEqual(["middelburg-eastern-cape"]);
  expect(match("nowhere", null, "Middelburg", "Paarl").town_slugs).toEqual(["paarl"]);
});

test("the matched entry, and its list, are shown beside it", () => {
  const { place_matched_text, place_matched_list } = match("Durban", null, "Ballito", "Umhlanga");
  expect(place_matched_text).toBe("Durban\n\nBallito\nUmhlanga");
  expect(place_matched_list).toMatch(/^\d+ [\w-]{8}$/);
});
