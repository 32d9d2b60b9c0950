import { expect, test } from "vitest";
import { serviceArea } from "./present-service-area.ts";

const nothing = { city: null, province: null, additional_cities: [], willing_to_travel: false, radius_km: null };

test("towns stand once each, the own one first", () => {
  const { towns } = serviceArea({
    ...nothing,
    city: "Paarl",
    additional_cities: ["Stellenbosch", "paarl", " ", "Franschhoek"],
  });
  expect(towns).toEqual(["Paarl", "Stellenbosch", "Franschhoek"]);
});

test("without a town the province stands in", () => {
  expect(serviceArea({ ...nothing, province: "Limpopo" }).towns).toEqual(["Limpopo"]);
  expect(serviceArea(nothing)).toEqual({ towns: [], travel: null });
});

test.each([
  [{ willing_to_travel: true, radius_km: 150, city: "Paarl" }, "Travels up to 150 km from Paarl."],
  [{ willing_to_travel: true, radius_km: 150 }, "Travels up to 150 km."],
  [{ willing_to_travel: true }, "Willing to travel to your wedding."],
  [{ radius_km: 40 }, "Works within 40 km."],
  [{ radius_km: 0 }, null],
])("%o", (places, sentence) => {
  expect(serviceArea({ ...nothing, ...places }).travel).toBe(sentence);
});
