import fc from "fast-check";
import { expect, test } from "vitest";
import { bound, bringIn, country, drag, fit, pointAt, spotOf, zoomAt } from "./view.ts";

const size = { width: 360, height: 320, zoom_max: 11 };
const whole = fit(country, size);
const [from = whole, to = whole] = country;

const spot = fc.record({ left: fc.integer({ min: 0, max: 360 }), top: fc.integer({ min: 0, max: 320 }) });
const view = fc
  .record({
    x: fc.double({ min: from.x, max: to.x, noNaN: true }),
    y: fc.double({ min: from.y, max: to.y, noNaN: true }),
    zoom: fc.double({ min: whole.zoom, max: size.zoom_max, noNaN: true }),
  })
  .map((each) => bound(each, size));

test("the full country fits, edge to edge", () => {
  const [corner, end] = [spotOf(whole, size, from), spotOf(whole, size, to)];
  expect(Math.min(corner.left, corner.top)).toBeCloseTo(0, 6);
  expect(end.left - corner.left).toBeLessThanOrEqual(size.width + 0.001);
  expect(end.top - corner.top).toBeLessThanOrEqual(size.height + 0.001);
});

test("a point is drawn at its spot", () => {
  fc.assert(
    fc.property(view, spot, (each, at) => {
      const back = spotOf(each, size, pointAt(each, size, at));
      expect(back.left).toBeCloseTo(at.left, 4);
      expect(back.top).toBeCloseTo(at.top, 4);
    }),
  );
});

test("under a zoom the point under the finger stays there, unless that would leave the country", () => {
  fc.assert(
    fc.property(view, spot, fc.double({ min: 0, max: 20, noNaN: true }), (each, at, zoom) => {
      const next = zoomAt(each, size, at, zoom);
      const isAtEdge = [from.x, to.x].includes(next.x) || [from.y, to.y].includes(next.y);
      const there = spotOf(next, size, pointAt(each, size, at));
      expect(isAtEdge ? 0 : Math.hypot(there.left - at.left, there.top - at.top)).toBeLessThan(0.01);
      expect(bound(next, size)).toEqual(next);
    }),
  );
});

test("the dragged map follows the finger", () => {
  const near = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, zoom: 8 };
  const before = spotOf(near, size, from);
  const after = spotOf(drag(near, size, { left: 30, top: -12 }), size, from);
  expect([after.left - before.left, after.top - before.top]).toEqual([
    expect.closeTo(30, 6) as number,
    expect.closeTo(-12, 6) as number,
  ]);
});

test("a point is brought in from outside, and what is well within moves nothing", () => {
  const near = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, zoom: 9 };
  const outside = pointAt(near, size, { left: 500, top: 100 });
  const at = spotOf(bringIn(near, size, outside, 40), size, outside);
  expect([at.left, at.top]).toEqual([expect.closeTo(320, 6) as number, expect.closeTo(100, 6) as number]);
  expect(bringIn(near, size, pointAt(near, size, { left: 100, top: 100 }), 40)).toEqual(near);
});
