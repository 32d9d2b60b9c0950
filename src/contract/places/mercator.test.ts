import fc from "fast-check";
import { expect, test } from "vitest";
import { project, unproject, world_size } from "./mercator.ts";

test("the world's middle is where equator and Greenwich's meridian cross", () => {
  const { x, y } = project({ latitude: 0, longitude: 0 });
  expect(x).toBe(world_size / 2);
  expect(y).toBeCloseTo(world_size / 2, 6);
});

test("Durban lies where tiles of zoom 9 have it", () => {
  const { x, y } = project({ latitude: -29.858, longitude: 31.029 });
  // from the OpenStreetMap wiki's Slippy map tilenames: tile 300 of 512 in both directions
  expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([300, 300]);
});

test("a projected point can be projected back, and further north is higher up", () => {
  const place = fc.record({
    latitude: fc.double({ min: -84, max: 84, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, place, (one, other) => {
      const back = unproject(project(one));
      expect(back.latitude).toBeCloseTo(one.latitude, 6);
      expect(back.longitude).toBeCloseTo(one.longitude, 6);
      const [upper, lower] = one.latitude > other.latitude ? [one, other] : [other, one];
      expect(project(upper).y).toBeLessThanOrEqual(project(lower).y);
    }),
  );
});
