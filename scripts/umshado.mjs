import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./project.mjs";

/** Runs a command of package.json by name, as `npm run` would, without npm: `umshado media:move --to bucket`. */
const { version, scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const [name = "", ...args] = process.argv.slice(2);
const file = /^node (scripts\/\S+\.mjs)$/.exec(scripts[name] ?? "")?.[1];

if (file === undefined) {
  const fault = name === "" ? `Umshado ${version}.` : `There is no command "${name}".`;
  console.error(`${fault} The commands are: ${Object.keys(scripts).join(", ")}.`);
  process.exitCode = 1;
} else {
  process.argv.splice(1, process.argv.length - 1, join(root, file), ...args);
  await import(`../${file}`);
}
