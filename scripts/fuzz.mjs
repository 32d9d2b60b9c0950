import { parseArgs } from "node:util";
import { prepare } from "./prepare.mjs";
import { handOver, toolPath } from "./run.mjs";
import { runScript, Stop } from "./stop.mjs";

/** `--requests N` sets their number; `--seed N` repeats a run. */
await runScript(async () => {
  const { requests = "20000", seed = String(Date.now() % 2 ** 31) } = parseArgs({
    options: { requests: { type: "string" }, seed: { type: "string" } },
  }).values;
  if (![requests, seed].every((each) => /^[1-9]\d{0,9}$/.test(each)))
    throw new Stop("--requests and --seed take whole numbers.");
  console.log(`${requests} requests, seed ${seed}`);
  const env = { FUZZ_REQUESTS: requests, FUZZ_SEED: seed };
  handOver(await prepare(), [toolPath("vitest"), "run", "--project", "server", "--project", "slow", "test/fuzz"], env);
});
