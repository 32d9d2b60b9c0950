import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";
import { readSettings } from "./read-settings.mjs";
import { release_commands } from "./release-commands.mjs";

/** Works without npm: `umshado media:move --to bucket`. `UMSHADO_SETTINGS` names a file of variables. */
const { version, scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const [name = "", ...args] = process.argv.slice(2);
const file = /^node (scripts\/\S+\.mjs)$/.exec(scripts[name] ?? "")?.[1];

if (file === undefined) {
  const fault = name === "" ? `Umshado ${version}.` : `There is no command "${name}".`;
  console.error(`${fault} The commands are: ${release_commands.join(", ")}.`);
  process.exitCode = 1;
} else if (loadSettings(process.env.UMSHADO_SETTINGS)) {
  process.argv.splice(1, process.argv.length - 1, join(root, file), ...args);
  await import(`../${file}`);
}

/** @param {string | undefined} path @returns {boolean} whether the command may go on */
function loadSettings(path) {
  if (!path) return true;
  try {
    Object.assign(process.env, readSettings(readFileSync(path, "utf8")));
    return true;
  } catch {
    console.error(`The settings ${path} can't be read.`);
    process.exitCode = 1;
    return false;
  }
}
