import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  areaOf,
  coverSize,
  clampView,
  outputSize,
  drawRegions,
  viewByKey,
  fullCrop,
  zoom_max,
  zoomByStep,
  zoomMin,
} from "./crop-area.ts";

const photo = { width: 4000, height: 3000 };

describe("at zoom 1 the picture just covers the crop", () => {
  test.each([
    [photo, 1, { width: 4 / 3, height: 1 }],
    [photo, 4, { width: 1, height: 0.75 }],
    [{ width: 8000, height: 1000 }, 4, { width: 2, height: 0.25 }],
  ])("%o in %d : 1", (picture, aspect, cover) => {
    const result = coverSize(picture, aspect);
    expect(result.width).toBeCloseTo(cover.width, 6);
    expect(result.height).toBeCloseTo(cover.height, 6);
  });
});

test("the middle of the picture is cropped first, as large as it can be", () => {
  expect(areaOf(fullCrop, photo, 1).x).toBeCloseTo(500, 6);
  expect(areaOf(fullCrop, photo, 1)).toMatchObject({ y: 0, width: 3000, height: 3000 });
  expect(areaOf(fullCrop, photo, 4)).toEqual({ x: 0, y: 1000, width: 4000, height: 1000 });
});

test("nearer is smaller, and moving the picture right shows more of its left", () => {
  expect(areaOf({ x: 0, y: 0, zoom: 2 }, photo, 4)).toEqual({ x: 1000, y: 1250, width: 2000, height: 500 });
  expect(areaOf({ x: 0.25, y: 0, zoom: 2 }, photo, 4).x).toBe(500);
});

describe("the smallest zoom shows all of the picture, in steps of 0.05 and never below 0.1", () => {
  test.each([
    ["a square in a square cut", { width: 500, height: 500 }, 1, false, 1],
    ["a square in a round cut, with its corners", { width: 500, height: 500 }, 1, true, 0.7],
    ["a photo in a banner", photo, 4, false, 0.3],
    ["a word mark in a round cut", { width: 1200, height: 300 }, 1, true, 0.2],
    ["the narrowest strip that there is", { width: 100, height: 2000 }, 4, false, 0.1],
  ])("%s", (_what, picture, aspect, is_round, zoom_min) => {
    expect(zoomMin(picture, aspect, is_round)).toBe(zoom_min);
  });
});

const sides = fc.integer({ min: 1, max: 12_000 });
const pictures = fc
  .record({ width: sides, height: sides })
  .filter(({ width, height }) => Math.max(width, height) <= 10 * Math.min(width, height));
const aspects = fc.constantFrom(1, 4);
const places = fc.double({ min: -20, max: 20, noNaN: true });
const views = fc.record({ x: places, y: places, zoom: fc.double({ min: 0, max: 9, noNaN: true }) });

test("a clamped view has no gap that it need not have, whatever the requested view", () => {
  fc.assert(
    fc.property(pictures, aspects, views, (picture, aspect, view) => {
      const clamped = clampView(view, picture, aspect, zoomMin(picture, aspect, false));
      expect(clamped.zoom).toBeLessThanOrEqual(zoom_max);
      const area = areaOf(clamped, picture, aspect);
      const slack = 1e-6 * Math.max(picture.width, picture.height, area.width);
      const within = (start: number, length: number, whole: number) => {
        const [low, high] = [Math.min(0, whole - length), Math.max(0, whole - length)];
        expect(start).toBeGreaterThanOrEqual(low - slack);
        expect(start).toBeLessThanOrEqual(high + slack);
      };
      within(area.x, area.width, picture.width);
      within(area.y, area.height, picture.height);
    }),
  );
});

test("clamping a clamped view changes nothing", () => {
  fc.assert(
    fc.property(pictures, aspects, views, (picture, aspect, view) => {
      const clamped = clampView(view, picture, aspect, 0.1);
      expect(clampView(clamped, picture, aspect, 0.1)).toEqual(clamped);
    }),
  );
});

test("the drawn area lies in the picture and on the output, in the right proportions", () => {
  fc.assert(
    fc.property(pictures, aspects, views, (picture, aspect, view) => {
      const area = areaOf(clampView(view, picture, aspect, 0.1), picture, aspect);
      const output = { width: 800, height: 800 / aspect };
      const parts = drawRegions(area, picture, output);
      if (!parts) throw new Error("A clamped picture always meets its cut.");
      const { from, to } = parts;
      const near = 1e-6 * Math.max(picture.width, picture.height);
      expect(from.x + from.width).toBeLessThanOrEqual(picture.width + near);
      expect(from.y + from.height).toBeLessThanOrEqual(picture.height + near);
      expect(to.x + to.width).toBeLessThanOrEqual(output.width + 1e-3);
      expect(to.y + to.height).toBeLessThanOrEqual(output.height + 1e-3);
      expect(to.width / from.width).toBeCloseTo(to.height / from.height, 4);
    }),
  );
});

test("a picture smaller than the crop is drawn at its position on white", () => {
  const picture = { width: 400, height: 100 };
  const area = areaOf({ x: 0, y: 0, zoom: 0.25 }, picture, 1);
  expect(area).toEqual({ x: 0, y: -150, width: 400, height: 400 });
  expect(drawRegions(area, picture, { width: 200, height: 200 })).toEqual({
    from: { x: 0, y: 0, width: 400, height: 100 },
    to: { x: 0, y: 75, width: 200, height: 50 },
  });
});

test("a crop outside the picture draws nothing", () => {
  expect(drawRegions({ x: 500, y: 0, width: 100, height: 100 }, { width: 400, height: 400 }, photo)).toBeNull();
});

describe("the output has the crop's own pixels, up to a width", () => {
  test.each([
    ["a large one is made smaller", { x: 0, y: 0, width: 8660, height: 2165 }, 4, { width: 2880, height: 720 }],
    ["a small one stays as it is", { x: 3.2, y: 1, width: 333.4, height: 333.4 }, 1, { width: 333, height: 333 }],
    ["a speck is still a picture", { x: 0, y: 0, width: 0.4, height: 0.1 }, 4, { width: 1, height: 1 }],
  ])("%s", (_what, area, aspect, output) => {
    expect(outputSize(area, aspect, 2880)).toEqual(output);
  });
});

describe("keys", () => {
  test.each([
    ["ArrowLeft", { x: -0.02, y: 0, zoom: 1 }],
    ["ArrowRight", { x: 0.02, y: 0, zoom: 1 }],
    ["ArrowUp", { x: 0, y: -0.02, zoom: 1 }],
    ["ArrowDown", { x: 0, y: 0.02, zoom: 1 }],
    ["+", { x: 0, y: 0, zoom: 1.05 }],
    ["=", { x: 0, y: 0, zoom: 1.05 }],
    ["-", { x: 0, y: 0, zoom: 0.95 }],
  ])("%s", (key, view) => {
    expect(viewByKey(fullCrop, key, false)).toEqual(view);
  });
  test("Shift makes smaller moves", () => {
    expect(viewByKey(fullCrop, "ArrowLeft", true)?.x).toBeCloseTo(-0.004, 9);
  });
  test("every other key is left to the page", () => {
    expect(viewByKey(fullCrop, "Escape", false)).toBeNull();
    expect(viewByKey(fullCrop, "Tab", false)).toBeNull();
  });
});

test("a step of the zoom starts from where fingers left it, and ends on a full step", () => {
  expect(zoomByStep({ x: 0, y: 0, zoom: 1.337 }, 1).zoom).toBe(1.4);
  expect(zoomByStep({ x: 0, y: 0, zoom: 1.337 }, -1).zoom).toBe(1.3);
});
