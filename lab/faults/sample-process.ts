import { readdirSync, readFileSync } from "node:fs";

export type Sample = { at_seconds: number; memory_mb: number; handles: number; queue: number };

/** From Linux's `/proc`. */
export function lookAtProcess(pid: number): Pick<Sample, "memory_mb" | "handles"> {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const memory_mb = Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024);
  return { memory_mb, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** Maximum growth from the second quarter to the last; a leak keeps growing. */
const growth_max = { memory_mb: 1.15, handles: 1.15, queue: 1.5 } as const;
/** Smaller differences are noise. */
const slack = { memory_mb: 20, handles: 12, queue: 60 } as const;

export type Verdict = { what: keyof typeof growth_max; second: number; last: number; isFlat: boolean };

/** Compares memory, handles and queue of the second and last quarters; the first is a warm-up. */
export function evaluateSamples(samples: readonly Sample[]): Verdict[] {
  const quarter = Math.floor(samples.length / 4);
  const middle = (some: readonly Sample[], what: Verdict["what"]) =>
    some.map((each) => each[what]).toSorted((a, b) => a - b)[Math.floor(some.length / 2)] ?? 0;
  return (["memory_mb", "handles", "queue"] as const).map((what) => {
    const second = middle(samples.slice(quarter, 2 * quarter), what);
    const last = middle(samples.slice(-quarter), what);
    return { what, second, last, isFlat: last <= Math.max(second * growth_max[what], second + slack[what]) };
  });
}
