import { expect, test } from "vitest";
import { mosaicSizes } from "./mosaic-sizes.ts";

const upright = { width: 800, height: 1200 };
const flat = { width: 1800, height: 600 };

test.each([
  ["the large one of five", upright, 0, 5, "(min-width: 64rem) 392px, (min-width: 48rem) 50vw, 84vw"],
  ["a small one of five", upright, 1, 5, "(min-width: 64rem) 196px, (min-width: 48rem) 25vw, 84vw"],
  ["the second of four has half the width", upright, 1, 4, "(min-width: 64rem) 392px, (min-width: 48rem) 50vw, 84vw"],
  ["the third of three has half the width", upright, 2, 3, "(min-width: 64rem) 392px, (min-width: 48rem) 50vw, 84vw"],
  ["two are side by side", upright, 1, 2, "(min-width: 64rem) 392px, (min-width: 48rem) 50vw, 84vw"],
  ["one alone takes it all", upright, 0, 1, "(min-width: 64rem) 784px, (min-width: 48rem) 100vw, 100vw"],
  ["a flat one is cut at the sides", flat, 0, 5, "(min-width: 64rem) 980px, (min-width: 48rem) 125vw, 168vw"],
])("%s", (_, picture, place, count, sizes) => {
  expect(mosaicSizes(picture, place, count)).toBe(sizes);
});
