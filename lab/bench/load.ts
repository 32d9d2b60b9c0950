import autocannon from "autocannon";

/** What the load generator is asked by message. */
export type LoadRequest = { url: string; connections: number; seconds: number };
/** What it answers. */
export type LoadRound = { per_second: number; failures: number };

/**
 * The load generator, in a process of its own so that it shares nothing with what it measures. A message is a round.
 */
process.on("message", ({ url, connections, seconds }: LoadRequest) => {
  const settings = { url, connections, duration: seconds, headers: { "accept-encoding": "br" } };
  autocannon(settings, (error, { requests, errors, timeouts, non2xx }) => {
    if (error) throw error;
    process.send?.({ per_second: requests.average, failures: errors + timeouts + non2xx } satisfies LoadRound);
  });
});
process.once("disconnect", () => process.exit(0));
