import fc from "fast-check";
import { expect, test } from "vitest";
import { noDurations, bucketIndexOf, pointsOf, withinWhich, type Sample } from "./rules.ts";

function counted(milliseconds: readonly number[]): number[] {
  const durations = noDurations();
  for (const each of milliseconds) durations[bucketIndexOf(each)] = (durations[bucketIndexOf(each)] ?? 0) + 1;
  return durations;
}

const quiet: Sample = {
  minute: new Date("2026-06-17T10:01:00Z"),
  requests: 0,
  failures: 0,
  durations: noDurations(),
  mails_sent: 0,
  mails_failed: 0,
  waiting: 0,
  oldest_seconds: 0,
  memory_bytes: 0,
  busy: 0,
};

test("without answers there is no percentile; a duration beyond all bounds counts as the longest", () => {
  expect(withinWhich(noDurations(), 0.5)).toBeNull();
  expect(withinWhich(counted([120_000]), 0.5)).toBe(30_000);
  expect(withinWhich(counted([4, 4, 4, 4]), 0.5)).toBe(4);
});

test("half and nineteen of twenty are found between the bounds around them", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 25_000 }), { minLength: 1, maxLength: 300 }),
      fc.constantFrom(0.5, 0.95),
      (durations, share) => {
        const sorted = durations.toSorted((one, other) => one - other);
        const right = sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
        const estimate = withinWhich(counted(durations), share) ?? 0;
        expect(estimate).toBeGreaterThanOrEqual(right / 3 - 1);
        expect(estimate).toBeLessThanOrEqual(right * 3 + 1);
      },
    ),
    { numRuns: 100 },
  );
});

test("processes of one minute are added up, and of a step the worst minute counts", () => {
  const other = new Date("2026-06-17T10:19:00Z");
  const points = pointsOf([
    { ...quiet, requests: 3, failures: 1, durations: counted([4, 4, 4]), memory_bytes: 300e6, waiting: 2, busy: 0.2 },
    { ...quiet, requests: 1, durations: counted([400]), memory_bytes: 200e6, waiting: 2, busy: 0.9, mails_sent: 1 },
    { ...quiet, minute: other, requests: 2, memory_bytes: 310e6, waiting: null, oldest_seconds: null, mails_failed: 2 },
    { ...quiet, minute: new Date("2026-06-17T10:20:00Z"), waiting: null, oldest_seconds: null },
  ]);
  expect(points).toMatchObject([
    {
      at: "2026-06-17T10:00:00.000Z",
      minutes: 2,
      requests: 6,
      failures: 1,
      waiting: 2,
      oldest_seconds: 0,
      mails_sent: 1,
      mails_failed: 2,
      memory_mb: 477,
      busy_percent: 90,
    },
    { at: "2026-06-17T10:20:00.000Z", minutes: 1, requests: 0, half_ms: null, most_ms: null, waiting: null },
  ]);
  expect(points[0]?.half_ms).toBeLessThan(5);
  expect(points[0]?.most_ms).toBeGreaterThan(300);
});
