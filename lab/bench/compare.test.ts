import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changesSince, readRuns, saveRun, storedRun } from "./compare.ts";
import { atLeast, atMost, notMeasured } from "./report.ts";

const run = (js_kb: number, ratio: number, warm: number) =>
  storedRun("a machine", [
    atMost("first visit: JS", js_kb, 115, "kB"),
    atMost("near a place", ratio, 1.5, "×"),
    atLeast("warm /", warm, 0.6),
    notMeasured("lighthouse", "≥ 99", "No Chromium."),
  ]);
const told = (...given: Parameters<typeof changesSince>) =>
  changesSince(...given).map(({ budget, isWorse }) => `${budget} ${isWorse ? "worse" : "better"}`);

test("a run is stored as numbers, without what it did not measure", () => {
  expect(run(113, 1.2, 0.9)).toEqual({
    machine: "a machine",
    measured: {
      "first visit: JS": { value: 113, unit: "kB", better: "less" },
      "near a place": { value: 1.2, unit: "×", better: "less" },
      "warm /": { value: 0.9, unit: "", better: "more" },
    },
  });
});

test("what changed by less than its noise is no change, and what got worse comes first", () => {
  expect(told([run(113, 1.2, 0.9)], run(113.5, 1.3, 0.8))).toEqual([]);
  expect(told([run(113, 1.2, 0.9)], run(112, 1.6, 0.5))).toEqual([
    "near a place worse",
    "warm / worse",
    "first visit: JS better",
  ]);
});

test("runs of the same code that lie apart say how far noise goes", () => {
  const stored = [run(113, 1, 0.9), run(113, 1.6, 0.9)];
  expect(told(stored, run(113, 1.8, 0.9))).toEqual([]);
  expect(told(stored, run(113, 2.2, 0.9))).toEqual(["near a place worse"]);
});

test("a budget that one of them lacks is not compared, and from nothing everything is worse", () => {
  expect(told([], run(113, 1, 1))).toEqual([]);
  expect(told([run(0, 1, 1)], run(1, 1, 1))).toEqual(["first visit: JS worse"]);
});

test("a file gathers runs, and one that holds something else is refused", async () => {
  const folder = await mkdtemp(join(tmpdir(), "umshado-bench-"));
  try {
    const path = join(folder, "runs.json");
    expect(await readRuns(path)).toEqual([]);
    await saveRun(path, run(113, 1, 1));
    await saveRun(path, run(114, 1, 1));
    expect(await readRuns(path)).toEqual([run(113, 1, 1), run(114, 1, 1)]);
    await writeFile(path, `{"measured":1}`);
    await expect(readRuns(path)).rejects.toThrow("holds no runs of the bench");
  } finally {
    await rm(folder, { recursive: true });
  }
});
