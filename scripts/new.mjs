import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

/** Writes the first files of a new part and a failing test. */
await runScript(async () => {
  handOver(await prepare(), ["scripts/new/main.ts", ...process.argv.slice(2)]);
});
