import { prepare } from "../scripts/prepare.mjs";
import { handOver } from "../scripts/run.mjs";
import { Stop, runScript } from "../scripts/stop.mjs";

const rehearsals = ["upgrade", "operations", "watched", "restore"];

// `node lab/run.mjs bench/main.ts` runs a lab program with the product's Node; `rehearse NAME` a rehearsal.
await runScript(async () => {
  const [first = "", ...rest] = process.argv.slice(2);
  const isRehearsal = first === "rehearse";
  if (isRehearsal && !rehearsals.includes(rest[0] ?? ""))
    throw new Stop(`Which one? npm run rehearse -- ${rehearsals.join(" | ")}`);
  const [program, args] = isRehearsal ? [`rehearse/${rest[0]}.ts`, rest.slice(1)] : [first, rest];
  handOver(await prepare({ build: true }), [`lab/${program}`, ...args], { NODE_ENV: "production" });
});
