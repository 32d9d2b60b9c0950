import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distanceTo, coverageOf, roadKm, roadsFrom, type Whereabouts } from "./measure-road.ts";
import { findPlace, places } from "./rules.ts";

const at = (slug: string) => findPlace(slug) ?? expect.fail(`no place ${slug}`);
const nowhere: Whereabouts = {
  place_slug: null,
  town_slugs: [],
  willing_to_travel: false,
  radius_km: null,
  is_venue: false,
  latitude: null,
  longitude: null,
};

test.each([
  ["durban", "umhlanga", 20],
  ["cape-town", "stellenbosch", 50],
  ["johannesburg", "pretoria", 65],
  ["durban", "johannesburg", 625],
  ["cape-town", "cape-town", 0],
  ["simons-town", "gordons-bay", 50],
  ["ladybrand", "clarens", 150],
])("the road from %s to %s is about %i km", (from, to, km) => {
  expect(roadKm(at(from), at(to))).toBe(km);
});

const somePlace = fc.constantFrom(...places);
const business: fc.Arbitrary<Whereabouts> = fc.record({
  place_slug: fc.option(somePlace.map(({ slug }) => slug)),
  town_slugs: fc.array(
    somePlace.map(({ slug }) => slug),
    { maxLength: 3 },
  ),
  willing_to_travel: fc.boolean(),
  radius_km: fc.option(fc.integer({ min: 0, max: 500 })),
  is_venue: fc.boolean(),
  latitude: fc.constant(null),
  longitude: fc.constant(null),
});
const pinned = fc
  .tuple(business, fc.double({ min: -34, max: -23, noNaN: true }), fc.double({ min: 18, max: 31, noNaN: true }))
  .map(([each, latitude, longitude]): Whereabouts => ({ ...each, latitude, longitude }));
const anyBusiness = fc.oneof(business, pinned);

test("a distance is the same there and back, and rounded", () => {
  fc.assert(
    fc.property(somePlace, somePlace, (a, b) => {
      const km = roadKm(a, b);
      expect(roadKm(b, a)).toBe(km);
      expect(km < 10 ? Number.isInteger(km) : km % 5 === 0).toBe(true);
    }),
  );
});

test("the ways from a place are the roads to all places, however often they are read", () => {
  fc.assert(
    fc.property(somePlace, (from) => {
      const ways = places.map((to) => ({ slug: to.slug, km: roadKm(from, to) }));
      expect(roadsFrom(from)).toEqual(ways);
      expect(roadsFrom(from)).toEqual(ways);
    }),
    { numRuns: 20 },
  );
});

test("a business beyond the requested distance is listed only if its own radius or town includes the place", () => {
  fc.assert(
    fc.property(somePlace, fc.integer({ min: 1, max: 500 }), anyBusiness, (near, within, each) => {
      const result = coverageOf(near, within, each);
      const km = result?.distance_km ?? Infinity;
      const travels = each.willing_to_travel && !each.is_venue;
      const goesThere = travels && (each.town_slugs.includes(near.slug) || km <= (each.radius_km ?? 0));
      expect(result?.reaches !== "based_near" || km <= within).toBe(true);
      expect(result?.reaches !== "travels" || goesThere).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

describe("the businesses that reach Durban", () => {
  const near = at("durban");
  const reach = (within: number, each: Partial<Whereabouts>) =>
    coverageOf(near, within, { ...nowhere, ...each })?.reaches;
  const travelling = { willing_to_travel: true, place_slug: "pietermaritzburg" };

  test.each<[string, number, Partial<Whereabouts>, string | undefined]>([
    ["who is there", 25, { place_slug: "durban" }, "based_near"],
    ["who is in a suburb", 25, { place_slug: "umhlanga" }, "based_near"],
    ["not who is outside", 25, { place_slug: "pietermaritzburg" }, undefined],
    ["who is outside and inside a wider circle", 100, { place_slug: "pietermaritzburg" }, "based_near"],
    ["who comes so far", 25, { ...travelling, radius_km: 200 }, "travels"],
    ["not who comes less far", 25, { ...travelling, radius_km: 50 }, undefined],
    ["not who says nothing of how far", 25, travelling, undefined],
    ["who names it as a town, from wherever", 25, { willing_to_travel: true, town_slugs: ["durban"] }, "travels"],
    ["not who names it and does not travel", 25, { town_slugs: ["durban"] }, undefined],
    ["not a venue that says it travels", 25, { ...travelling, radius_km: 500, is_venue: true }, undefined],
    ["nobody whose place is unknown", 500, { willing_to_travel: true, radius_km: 500 }, undefined],
  ])("%s", (_who, within, each, expected) => {
    expect(reach(within, each)).toBe(expected);
  });

  test("a venue is measured from its pin, anybody else from its place", () => {
    const pin = { latitude: -29.6, longitude: 30.38, place_slug: "durban" };
    expect(distanceTo(near, { ...nowhere, ...pin, is_venue: true })).toBeGreaterThan(50);
    expect(distanceTo(near, { ...nowhere, ...pin })).toBe(0);
  });
});
