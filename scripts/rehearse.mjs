import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { Stop, runScript } from "./stop.mjs";

const rehearsals = ["upgrade", "operations", "watched", "restore"];

/** Rehearses what is seldom done on a running site, and says what was lost: `npm run rehearse -- upgrade`. */
await runScript(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  if (!rehearsals.includes(name)) throw new Stop(`Which one? npm run rehearse -- ${rehearsals.join(" | ")}`);
  handOver(await prepare({ build: true }), [`scripts/rehearse/${name}.ts`, ...args], { NODE_ENV: "production" });
});
