import { minute_ms } from "../../contract/durations.ts";
import { health_step_minutes } from "../../contract/health/calls.ts";
import type { HealthPoint } from "../../contract/health/schema.ts";

export type Sample = {
  minute: Date;
  requests: number;
  failures: number;
  /** Counts per bucket up to each bound; the last bucket is unbounded. */
  durations: number[];
  mails_sent: number;
  mails_failed: number;
  waiting: number | null;
  oldest_seconds: number | null;
  memory_bytes: number;
  busy: number;
};

/** In milliseconds, each about 1.5 times the previous. */
const bounds = [
  1, 1.5, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 7_000,
  10_000, 30_000,
];

export function noDurations(): number[] {
  return Array.from({ length: bounds.length + 1 }, () => 0);
}

export function bucketIndexOf(milliseconds: number): number {
  const index = bounds.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? bounds.length : index;
}

/** The percentile, interpolated within its bucket; null without data. */
export function withinWhich(durations: readonly number[], share: number): number | null {
  const total = sum(durations);
  if (total === 0) return null;
  let left = total * share;
  for (const [index, count] of durations.entries()) {
    if (count < left) {
      left -= count;
      continue;
    }
    const [from, to] = [bounds[index - 1] ?? 0, bounds[index] ?? bounds.at(-1) ?? 0];
    const result = from + (to - from) * (left / count);
    return result < 10 ? Math.round(result * 10) / 10 : Math.round(result);
  }
  return bounds.at(-1) ?? null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const mostOf = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce((most, number) => (number === null ? most : Math.max(most ?? 0, number)), null);

/** Merges all processes' samples; oldest first. */
export function pointsOf(samples: readonly Sample[]): HealthPoint[] {
  const step_ms = health_step_minutes * minute_ms;
  const steps = Map.groupBy(samples, ({ minute }) => Math.floor(minute.getTime() / step_ms) * step_ms);
  return [...steps].toSorted(([one], [other]) => one - other).map(([at, result]) => pointOf(new Date(at), result));
}

function pointOf(at: Date, result: readonly Sample[]): HealthPoint {
  const minutes = Map.groupBy(result, ({ minute }) => minute.getTime());
  const durations = noDurations().map((_, index) => sum(result.map((each) => each.durations[index] ?? 0)));
  const memory = [...minutes.values()].map((each) => sum(each.map(({ memory_bytes }) => memory_bytes)));
  return {
    at: at.toISOString(),
    minutes: minutes.size,
    requests: sum(result.map(({ requests }) => requests)),
    failures: sum(result.map(({ failures }) => failures)),
    half_ms: withinWhich(durations, 0.5),
    most_ms: withinWhich(durations, 0.95),
    waiting: mostOf(result.map(({ waiting }) => waiting)),
    oldest_seconds: mostOf(result.map(({ oldest_seconds }) => oldest_seconds)),
    mails_sent: sum(result.map(({ mails_sent }) => mails_sent)),
    mails_failed: sum(result.map(({ mails_failed }) => mails_failed)),
    memory_mb: Math.round(Math.max(...memory) / 1_048_576),
    busy_percent: Math.round(100 * Math.min(1, Math.max(...result.map(({ busy }) => busy)))),
  };
}
