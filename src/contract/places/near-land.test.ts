import { expect, test } from "vitest";
import { places } from "../../features/places/rules.ts";
import { kmFromLand } from "./near-land.ts";

test("every known place lies on land, or on its edge", () => {
  expect(places.filter((place) => kmFromLand(place) > 3).map(({ slug }) => slug)).toEqual([]);
});

test.each([
  ["Maseru, which Lesotho's outline holds", -29.31, 27.48, 0],
  ["Mbabane", -26.32, 31.14, 0],
  ["Robben Island", -33.806, 18.366, 7],
  ["Maputo", -25.966, 32.573, 57],
  ["Gaborone", -24.654, 25.908, 12],
  ["Harare", -17.83, 31.05, 500],
  ["London", 51.5, -0.12, 8_000],
])("%s is about so far outside", (_, latitude, longitude, km) => {
  const far = kmFromLand({ latitude, longitude });
  expect(far).toBeGreaterThanOrEqual(km * 0.7);
  expect(far).toBeLessThanOrEqual(km * 1.3);
});
