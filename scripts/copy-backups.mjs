import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";
import { typedPaths } from "./typed-paths.mjs";

await runScript(async () => {
  handOver(await prepare(), ["src/commands/copy-backups.ts", ...typedPaths()]);
});
