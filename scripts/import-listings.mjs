import { resolve } from "node:path";
import { prepare } from "./prepare.mjs";
import { handOver } from "./run.mjs";
import { runScript } from "./stop.mjs";

/** Where the command was typed: npm itself runs scripts in the project's folder. */
const here = process.env.INIT_CWD ?? process.cwd();
/** The next word is no file. */
const named = new Set(["--source"]);
const typed = process.argv.slice(2);
const args = typed.map((arg, index) =>
  arg.startsWith("-") || named.has(typed[index - 1] ?? "") ? arg : resolve(here, arg),
);

await runScript(async () => {
  handOver(await prepare(), ["src/app/import-listings.ts", ...args]);
});
