import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

// A page's render leaves little behind: a small nursery is emptied in time, where Node's own size costs 100 MB and more.
const flags = ["--max-semi-space-size=8"];
// Compression runs on threads; with a memory pool for each, glibc gives back less.
const environment = { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" };

await runScript(async () => {
  const node = await prepare({ build: true });
  handOver(node, [...flags, "build/server/index.js", ...process.argv.slice(2)], environment);
});
