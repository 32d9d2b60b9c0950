import { performance, type EventLoopUtilization } from "node:perf_hooks";
import { minute_ms } from "../../contract/durations.ts";
import type { Signals } from "../../platform/telemetry/signals.ts";
import { noDurations, bucketIndexOf, type Sample } from "./rules.ts";

type Counted = Omit<Sample, "minute" | "waiting" | "oldest_seconds" | "memory_bytes" | "busy">;

const nothing = (): Counted => ({ requests: 0, failures: 0, durations: noDurations(), mails_sent: 0, mails_failed: 0 });

export class MinuteTally {
  #counted = nothing();
  #loop: EventLoopUtilization = performance.eventLoopUtilization();

  request({ status, seconds }: Signals["request"]): void {
    this.#counted.requests += 1;
    if (status >= 500) this.#counted.failures += 1;
    if (seconds === null) return;
    const index = bucketIndexOf(seconds * 1000);
    this.#counted.durations[index] = (this.#counted.durations[index] ?? 0) + 1;
  }

  mail({ outcome }: Signals["mail"]): void {
    if (outcome === "sent") this.#counted.mails_sent += 1;
    else if (outcome !== "suppressed") this.#counted.mails_failed += 1;
  }

  /** Takes the past minute's counts and resets. */
  take(now: Date): Omit<Sample, "waiting" | "oldest_seconds"> {
    const counted = this.#counted;
    const loop = performance.eventLoopUtilization();
    const busy = performance.eventLoopUtilization(loop, this.#loop).utilization;
    this.#counted = nothing();
    this.#loop = loop;
    const minute = new Date((Math.floor(now.getTime() / minute_ms) - 1) * minute_ms);
    return { ...counted, minute, memory_bytes: process.memoryUsage.rss(), busy };
  }
}
