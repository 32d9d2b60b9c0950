import { expect, test } from "vitest";
import { contrastOf, heroTone, layOver } from "./hero-tone.ts";

const steps = [0, 0.25, 0.5, 0.75, 1];
const colours = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => [red, green, blue] as const)));
const hex = (colour: readonly number[]) =>
  `#${colour
    .map((share) =>
      Math.round(share * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
const pixels = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => [share, share, share] as const);
const inks = { light: [1, 1, 1], dark: [0.11, 0.078, 0.071] } as const;

const overlays = colours.flatMap((colour) => Array.from({ length: 21 }, (_, step) => ({ colour, opacity: step / 20 })));
const places = [...pixels, [1, 0, 0] as const, [0, 0, 1] as const];

test("for any overlay and picture, the words have a contrast of 4.5 and more", () => {
  for (const { colour, opacity } of overlays) {
    const { ink, veil_opacity } = heroTone({ color: hex(colour), opacity });
    const veil = ink === "light" ? ([0, 0, 0] as const) : ([1, 1, 1] as const);
    const result = places.map((pixel) =>
      contrastOf(inks[ink], layOver(veil, veil_opacity, layOver(colour, opacity, pixel))),
    );
    expect(Math.min(...result)).toBeGreaterThan(4.5);
  }
});

test.each([
  ["#000000", 0.5, "light"],
  ["#000000", 0, "light"],
  ["#ffffff", 0, "light"],
  ["#ffffff", 0.8, "dark"],
  ["#f6efe3", 0.5, "dark"],
  ["#a93158", 1, "light"],
])("%s at %d has %s text", (color, opacity, ink) => {
  expect(heroTone({ color, opacity }).ink).toBe(ink);
});

test.each([
  ["#000000", 1, 0, 0],
  ["#000000", 0.6, 0, 0],
  ["#ffffff", 1, 0, 0],
  ["#000000", 0.5, 0.05, 0.2],
  ["#000000", 0, 0.5, 0.6],
])("%s at %d needs a veil of %d to %d", (color, opacity, least, most) => {
  const { veil_opacity } = heroTone({ color, opacity });
  expect(veil_opacity).toBeGreaterThanOrEqual(least);
  expect(veil_opacity).toBeLessThanOrEqual(most);
});
