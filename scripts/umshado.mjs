import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { commands, release_commands } from "./commands.mjs";
import { prepare } from "./prepare.mjs";
import { root } from "./project.mjs";
import { readSettings } from "./read-settings.mjs";
import { handOver } from "./run.mjs";
import { Stop, runScript } from "./stop.mjs";

/**
 * Runs a command of scripts/commands.mjs, `start` or `healthy`, with the variables of the file `UMSHADO_SETTINGS`, if
 * set.
 */
await runScript(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  if (!release_commands.includes(name))
    throw new Stop(`${problemWith(name)} The commands are: ${release_commands.join(", ")}.`);
  if (process.env.UMSHADO_SETTINGS) Object.assign(process.env, settingsIn(process.env.UMSHADO_SETTINGS));
  const command = commands[name];
  if (command) return handOver(await prepare(), [command.program, ...argumentsOf(command, args)]);
  process.argv.splice(1, process.argv.length - 1, join(root, "scripts", `${name}.mjs`), ...args);
  await import(name === "start" ? "./start.mjs" : "./healthy.mjs");
});

/** @param {string} name */
function problemWith(name) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return name === "" ? `Umshado ${version}.` : `There is no command "${name}".`;
}

/** @param {string} path */
function settingsIn(path) {
  try {
    return readSettings(readFileSync(path, "utf8"));
  } catch {
    throw new Stop(`The settings ${path} can't be read.`);
  }
}

/**
 * Makes paths absolute, since npm changes to the project's folder.
 * @param {import("./commands.mjs").Command} command @param {string[]} args
 */
function argumentsOf({ paths = false, options = [] }, args) {
  const here = process.env.INIT_CWD ?? process.cwd();
  const isFile = (/** @type {string} */ arg, /** @type {number} */ index) =>
    paths && !arg.startsWith("-") && !options.includes(args[index - 1] ?? "");
  return args.map((arg, index) => (isFile(arg, index) ? resolve(here, arg) : arg));
}
