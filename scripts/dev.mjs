import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

await runScript(async () => {
  handOver(await prepare(), ["src/server/dev.ts", ...process.argv.slice(2)], { NODE_ENV: "development" });
});
