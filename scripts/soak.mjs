import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

await runScript(async () => {
  const node = await prepare({ build: true });
  handOver(node, ["scripts/faults/soak.ts", ...process.argv.slice(2)], { NODE_ENV: "production" });
});
