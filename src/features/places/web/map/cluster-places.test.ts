import fc from "fast-check";
import { expect, test } from "vitest";
import { clusterPlaces, type MapPlace } from "./cluster-places.ts";

const at = (slug: string, x: number, y: number, count: number): MapPlace => ({ slug, name: slug, x, y, count });

test("places that lie together are one, named after the place with the most", () => {
  const clusters = clusterPlaces([at("paarl", 0, 0, 2), at("cape-town", 10, 0, 9), at("durban", 500, 20, 4)], 50);
  expect(clusters.map(({ slug, count, places }) => [slug, count, places.length])).toEqual([
    ["cape-town", 11, 2],
    ["durban", 4, 1],
  ]);
});

test("clusters come as somebody reads: line by line from the north, each from west to east", () => {
  const places = [
    at("south", 0, 300, 9),
    at("north-east", 400, 10, 1),
    at("north-west", 0, 30, 5),
    at("far-north", 200, 0, 1),
  ];
  expect(clusterPlaces(places, 50).map(({ slug }) => slug)).toEqual(["north-west", "far-north", "north-east", "south"]);
});

const places = fc
  .uniqueArray(
    fc.record({
      slug: fc.string({ minLength: 1, maxLength: 6 }),
      x: fc.integer({ min: 0, max: 1_000 }),
      y: fc.integer({ min: 0, max: 1_000 }),
      count: fc.integer({ min: 1, max: 500 }),
    }),
    { selector: ({ slug }) => slug, maxLength: 60 },
  )
  .map((all) => all.map((each) => ({ ...each, name: each.slug })));
const distance = fc.integer({ min: 1, max: 400 });

test("every place is in one cluster, and clusters are never nearer to each other than the gap", () => {
  fc.assert(
    fc.property(places, distance, (all, gap) => {
      const clusters = clusterPlaces(all, gap);
      const within = clusters.flatMap((each) => each.places.map(({ slug }) => slug));
      expect(within.toSorted()).toEqual(all.map(({ slug }) => slug).toSorted());
      for (const { count, places: own } of clusters) expect(own.reduce((sum, each) => sum + each.count, 0)).toBe(count);
      for (const [place, one] of clusters.entries())
        for (const other of clusters.slice(place + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(gap);
    }),
  );
});

test("the same places make the same clusters in whatever order they came", () => {
  fc.assert(
    fc.property(places, distance, (all, gap) => {
      const slugs = (each: readonly MapPlace[]) =>
        clusterPlaces(each, gap).map(({ slug, count }) => `${slug} ${count}`);
      expect(slugs(all.toReversed()).toSorted()).toEqual(slugs(all).toSorted());
    }),
  );
});
