import { expect, test } from "vitest";
import { findVenueProvinces } from "./find-venue-provinces.ts";

test.each([
  ["Franschhoek, Western Cape", ["Western Cape"]],
  ["a barn in the KWAZULU NATAL midlands", ["KwaZulu-Natal"]],
  ["Ballito, KZN", ["KwaZulu-Natal"]],
  ["Richmond, Northern Cape", ["Northern Cape"]],
  ["paarl", ["Western Cape"]],
  ["12 George Street, Durban", ["KwaZulu-Natal"]],
  ["Graaff Reinet", ["Eastern Cape"]],
  ["near Port Elizabeth somewhere", ["Eastern Cape"]],
  ["Middelburg", ["Eastern Cape", "Mpumalanga"]],
  ["Cape Town or Gauteng, Western Cape", ["Gauteng", "Western Cape"]],
  ["Mauritius", []],
  ["Georgetown", []],
  ["", []],
])("%s is in %j", (text, result) => {
  expect(findVenueProvinces(text)).toEqual(result);
});
