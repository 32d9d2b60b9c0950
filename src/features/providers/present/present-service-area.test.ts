import { expect, test } from "vitest";
import { serviceArea } from "./present-service-area.ts";

const nothing = {
  category_slug: "photographers",
  city: null,
  province: null,
  additional_cities: [],
  willing_to_travel: false,
  radius_km: null,
  travel_free_km: null,
  travel_rate_per_km: null,
};

test("towns are listed once each, the business's own town first", () => {
  const { towns } = serviceArea({
    ...nothing,
    city: "Paarl",
    additional_cities: ["Stellenbosch", "paarl", " ", "Franschhoek"],
  });
  expect(towns).toEqual(["Paarl", "Stellenbosch", "Franschhoek"]);
});

test("without a town the province is used", () => {
  expect(serviceArea({ ...nothing, province: "Limpopo" }).towns).toEqual(["Limpopo"]);
  expect(serviceArea(nothing)).toEqual({ towns: [], travel: null });
});

test.each([
  [{ willing_to_travel: true, radius_km: 150, city: "Paarl" }, "Travels up to 150 km from Paarl."],
  [{ willing_to_travel: true, radius_km: 150 }, "Travels up to 150 km."],
  [{ willing_to_travel: true }, "Willing to travel to your wedding."],
  [{ radius_km: 40 }, "Works within 40 km."],
  [{ radius_km: 40, travel_free_km: 60, travel_rate_per_km: 7.5 }, "Works within 40 km."],
  [
    { willing_to_travel: true, radius_km: 150, travel_free_km: 60, travel_rate_per_km: 7.5 },
    "Travels up to 150 km, first 60 km free, then R\u00a07,50 per km.",
  ],
  [
    { willing_to_travel: true, travel_free_km: 0, travel_rate_per_km: 12 },
    "Willing to travel to your wedding, at R\u00a012 per km.",
  ],
  [{ willing_to_travel: true, radius_km: 80, travel_free_km: 60 }, "Travels up to 80 km, first 60 km free."],
  [{ willing_to_travel: true, radius_km: 80, travel_rate_per_km: 0 }, "Travels up to 80 km, at no charge."],
  [{ radius_km: 0 }, null],
])("%o", (places, sentence) => {
  expect(serviceArea({ ...nothing, ...places }).travel).toBe(sentence);
});
