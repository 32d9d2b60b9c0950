import { expect, test } from "vitest";
import { provinces } from "../../contract/choices.ts";
import { findPlace, namesOf, nearestPlace, places, placesNamed, normaliseName } from "./rules.ts";

const box = { south: -34.9, north: -22.1, west: 16.4, east: 32.95 };

test("every place has a unique slug, a name, and lies in South Africa", () => {
  expect(new Set(places.map(({ slug }) => slug)).size).toBe(places.length);
  expect(places.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  expect(places.filter(({ name }) => normaliseName(name) === "")).toEqual([]);
  const outside = places.filter(
    ({ latitude, longitude }) =>
      latitude < box.south || latitude > box.north || longitude < box.west || longitude > box.east,
  );
  expect(outside).toEqual([]);
});

test("no name means two places of one province, other names included", () => {
  for (const province of provinces) {
    const names = places.filter((place) => place.province === province).flatMap(namesOf);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

test("a name that several places share has the province in each slug", () => {
  const shared = [...Map.groupBy(places, ({ name }) => name).values()].filter(({ length }) => length > 1);
  expect(shared.length).toBeGreaterThan(5);
  for (const { slug, province } of shared.flat())
    expect(slug.endsWith(normaliseName(province).trim().replaceAll(" ", "-"))).toBe(true);
  expect(findPlace("middelburg-mpumalanga")?.province).toBe("Mpumalanga");
  expect(findPlace("middelburg")).toBeUndefined();
});

test.each([
  ["Clarens", ["clarens"]],
  ["  clarens, FREE STATE ", ["clarens"]],
  ["Port Elizabeth", ["gqeberha"]],
  ["PE", ["gqeberha"]],
  ["Grahamstown", ["makhanda"]],
  ["Jozi", ["johannesburg"]],
  ["eGoli", ["johannesburg"]],
  ["Kaapstad", ["cape-town"]],
  ["eThekwini", ["durban"]],
  ["Simonstown", []],
  ["Simon’s Town", ["simons-town"]],
  ["Graaff Reinet", ["graaff-reinet"]],
  ["Danielskuil", ["danielskuil"]],
  ["Middelburg", ["middelburg-eastern-cape", "middelburg-mpumalanga"]],
  ["Middelburg, Mpumalanga", ["middelburg-mpumalanga"]],
  ["Richmond, KZN", ["richmond-kwazulu-natal"]],
  ["12 George Street, Durban", ["durban"]],
  ["a farm outside Fouriesburg", ["fouriesburg"]],
  ["a peaceful spot", []],
  ["Mauritius", []],
  ["Georgetown", []],
  ["", []],
])("%j names %j", (text, slugs) => {
  expect(
    placesNamed(text)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(slugs);
});

test("each place is the nearest to its own coordinates, or another one has the same coordinates", () => {
  for (const { latitude, longitude } of places.filter((_, at) => at % 20 === 0))
    expect(nearestPlace({ latitude, longitude })).toMatchObject({ latitude, longitude });
});

test.each([
  ["a farm near Clarens", -28.53, 28.4, "clarens"],
  ["the Union Buildings", -25.7402, 28.2119, "pretoria"],
  ["London", 51.5, -0.12, undefined],
  ["the South Atlantic", -34, 8, undefined],
  ["nowhere", 0, 0, undefined],
])("near %s is the place that it should be", (_where, latitude, longitude, slug) => {
  expect(nearestPlace({ latitude, longitude })?.slug).toBe(slug);
});
