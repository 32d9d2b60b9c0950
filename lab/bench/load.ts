import autocannon from "autocannon";
import { percentile } from "./statistics.ts";

/** What the load generator is asked by message. */
export type LoadRequest = { url: string; connections: number; seconds: number };
/** What it answers: a round's requests per second and milliseconds. */
export type LoadRound = { requests: number; per_second: number; p50_ms: number; p99_ms: number; faults: number };

/** The load generator, in a process of its own so that it shares nothing with what it measures. A message is a round. */
process.on("message", ({ url, connections, seconds }: LoadRequest) => {
  const taken: number[] = [];
  const began = performance.now();
  let last = began;
  const settings = { url, connections, duration: seconds, sampleInt: 100, headers: { "accept-encoding": "br" } };
  const running = autocannon(settings, (error, result) => {
    if (error) throw error;
    const round: LoadRound = {
      requests: taken.length,
      per_second: taken.length / ((last - began) / 1000),
      p50_ms: percentile(taken, 0.5),
      p99_ms: percentile(taken, 0.99),
      faults: result.errors + result.timeouts + result.non2xx,
    };
    process.send?.(round);
  });
  // The tool's own histogram knows whole milliseconds only.
  running.on("response", (_client: unknown, _status: number, _bytes: number, milliseconds: number) => {
    taken.push(milliseconds);
    last = performance.now();
  });
});
process.once("disconnect", () => process.exit(0));
