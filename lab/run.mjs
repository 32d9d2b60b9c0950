import { prepare } from "../scripts/prepare.mjs";
import { handOver } from "../scripts/run.mjs";
import { runScript } from "../scripts/stop.mjs";

// `node lab/run.mjs bench/main.ts …` runs a program of the lab from the top of the project, with the Node that the product runs on.
const [program = "", ...args] = process.argv.slice(2);
await runScript(async () => {
  handOver(await prepare({ build: true }), [`lab/${program}`, ...args], { NODE_ENV: "production" });
});
