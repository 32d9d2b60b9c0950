import { expect, test } from "vitest";
import { drawLine, type PlotPoint } from "./draw-line.ts";

const frame = { from: 0, until: 100, step_ms: 10, most: 10, width: 100, height: 24 };

test.each<[string, PlotPoint[], string]>([
  ["nothing", [], ""],
  ["one", [{ at: 10, value: 10 }], "M10 2h0"],
  [
    "neighbours",
    [
      { at: 10, value: 0 },
      { at: 20, value: 5 },
      { at: 30, value: 10 },
    ],
    "M10 22h0L20 12L30 2",
  ],
  [
    "a step that is missing",
    [
      { at: 10, value: 0 },
      { at: 30, value: 0 },
    ],
    "M10 22h0M30 22h0",
  ],
  [
    "a step that could not be measured",
    [
      { at: 10, value: 5 },
      { at: 20, value: null },
      { at: 30, value: 5 },
    ],
    "M10 12h0M30 12h0",
  ],
])("%s", (_, spots, path) => {
  expect(drawLine(spots, frame)).toBe(path);
});

test("a line of zeros lies at the foot", () => {
  expect(
    drawLine(
      [
        { at: 0, value: 0 },
        { at: 10, value: 0 },
      ],
      { ...frame, most: 0 },
    ),
  ).toBe("M0 22h0L10 22");
});
