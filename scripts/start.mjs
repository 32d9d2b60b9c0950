import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

// A page's render leaves little behind: a small nursery is emptied in time, where Node's own size costs 100 MB and more.
const flags = ["--max-semi-space-size=8"];
// Compression runs on threads; each would keep a pool of its own that glibc never gives back: they share one. What is freed goes back to the
// system beyond 4 MB: glibc would raise both marks with each piece that it frees, until it keeps all. The tables that brotli lays out
// anew for each page (up to 2 MB) stay below: fetched from the system each time, a page's memory costs more than its compression.
const environment = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "4194304",
  MALLOC_TRIM_THRESHOLD_: "4194304",
};

await runScript(async () => {
  const node = await prepare({ build: true });
  handOver(node, [...flags, "build/server/index.js", ...process.argv.slice(2)], environment);
});
