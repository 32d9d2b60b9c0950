import { expect, test } from "vitest";
import { displayedProgress } from "./upload-progress.ts";

test.each([
  ["starts at nothing", 0, 0, 0],
  ["is 0 until the first step is over", 99, 0, 0],
  ["rises 10 every 100 ms", 100, 0, 10],
  ["is at half after half a second", 510, 0, 50],
  ["stops at 90", 5_000, 0, 90],
  ["follows what was sent where that is further", 200, 64, 64],
  ["doesn't wait for what was sent", 800, 3, 80],
  ["leaves the rest to the server", 200, 100, 90],
])("the bar %s", (_what, elapsed_ms, sent, shown) => {
  expect(displayedProgress(elapsed_ms, sent)).toBe(shown);
});
