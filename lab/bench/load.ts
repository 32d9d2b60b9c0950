import autocannon from "autocannon";

export type LoadRequest = { url: string; connections: number; seconds: number };
export type LoadRound = { per_second: number; failures: number };

/** A separate process, so that the generator shares nothing with the product. One message starts one round. */
process.on("message", ({ url, connections, seconds }: LoadRequest) => {
  const settings = { url, connections, duration: seconds, headers: { "accept-encoding": "br" } };
  autocannon(settings, (error, { requests, errors, timeouts, non2xx }) => {
    if (error) throw error;
    process.send?.({ per_second: requests.average, failures: errors + timeouts + non2xx } satisfies LoadRound);
  });
});
process.once("disconnect", () => process.exit(0));
