import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

// Renders leave little garbage; Node's default nursery costs over 100 MB.
const flags = ["--max-semi-space-size=8"];
// Compression uses threads; with one malloc arena, glibc returns more memory.
const environment = { NODE_ENV: "production", MALLOC_ARENA_MAX: "1" };

await runScript(async () => {
  const node = await prepare({ build: true });
  handOver(node, [...flags, "build/server/index.js", ...process.argv.slice(2)], environment);
});
