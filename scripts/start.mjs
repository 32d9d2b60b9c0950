import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

// A page's render leaves little behind: a small nursery is emptied in time, where Node's own size costs 100 MB and more.
const flags = ["--max-semi-space-size=8"];
// Pictures and compression run on threads; each would keep a pool of its own that glibc never gives back.
const environment = { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" };

await runScript(async () => {
  const node = await prepare({ build: true });
  handOver(node, [...flags, "build/server/index.js", ...process.argv.slice(2)], environment);
});
