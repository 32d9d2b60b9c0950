import { resolve } from "node:path";
import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

/** Where the command was typed: npm itself runs scripts in the project's folder. */
const here = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2).map((arg) => (arg.startsWith("-") ? arg : resolve(here, arg)));

await runScript(async () => {
  handOver(await prepare(), ["src/app/export.ts", ...args]);
});
