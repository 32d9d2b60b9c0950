import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

/** `npm run new -- feature|use-case|page NAME`: the files that every new part begins with, in the house's layout, and a test that fails. */
await runScript(async () => {
  handOver(await prepare(), ["scripts/new/main.ts", ...process.argv.slice(2)]);
});
