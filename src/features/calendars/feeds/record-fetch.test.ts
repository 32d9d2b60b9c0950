import { expect, test } from "vitest";
import { nextFetch } from "./record-fetch.ts";

test("a failed fetch is repeated later each time, with a random delay, and at least about once a day", () => {
  const now = new Date("2026-06-17T10:00:00.000Z");
  const minutes = (failures: number, chance: number) =>
    (nextFetch(now, { failures }, chance).getTime() - now.getTime()) / 60_000;
  expect([0, 1, 2, 3, 9, 500].map((failures) => minutes(failures, 0.5))).toEqual([30, 60, 120, 240, 1440, 1440]);
  expect([minutes(0, 0), minutes(0, 1)]).toEqual([24, 36]);
});

test("a slow feed is fetched more rarely, so that many slow ones do not delay the others", () => {
  const now = new Date("2026-06-17T10:00:00.000Z");
  const minutes = (took_ms: number) =>
    (nextFetch(now, { failures: 0, took_ms }, 0.5).getTime() - now.getTime()) / 60_000;
  expect([0, 1_000, 1_500, 9_000].map(minutes)).toEqual([30, 30, 30, 180]);
});
