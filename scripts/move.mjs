import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

await runScript(async () => {
  handOver(await prepare(), ["src/commands/move-site.ts", ...process.argv.slice(2)]);
});
