import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { release_commands } from "./commands.mjs";
import { listFiles, release_file, root } from "./project.mjs";

const whole_files = ["package-lock.json", ".npmrc", "README.md", "CHANGELOG.md", "LICENSE", "SECURITY.md"];
const whole_folders = ["bin", "build/client", "build/server", "docs", "ops", "seed", "src"];
const left_out = /\.(test|component\.test|server\.test)\.tsx?$|^docs\/images\/|^migrations\/meta\/\d+_snapshot\.json$/;

export function releaseFiles() {
  const files = [...whole_folders, "migrations"].flatMap(listFiles).filter((path) => !left_out.test(path));
  return [...whole_files, ...files, ...scriptsOf(release_commands)].toSorted();
}

/**
 * Puts a release into an empty folder: files, a reduced package.json and its version. `npm ci --omit=dev` completes it.
 * @param {string} folder
 * @param {{ version: string, commit: string }} what
 */
export function stageRelease(folder, what) {
  rmSync(folder, { recursive: true, force: true });
  for (const path of releaseFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(releasePackage(), null, 2)}\n`);
  writeFileSync(join(folder, release_file), `${JSON.stringify(what, null, 2)}\n`);
}

const unused = ["typescript", "@typescript", "lucide/dist/cjs", "lucide/dist/umd"];
const unused_of_node = ["include", "lib", "share", "CHANGELOG.md"];

/** Removes what a running site never reads: two fifths. @param {string} folder the node_modules of a release */
export function trimPackages(folder) {
  const nodes = readdirSync(folder).filter((name) => name.startsWith("node-") && existsSync(join(folder, name, "bin")));
  const ofNode = nodes.flatMap((name) => unused_of_node.map((path) => join(name, path)));
  for (const path of [...unused, ...ofNode]) rmSync(join(folder, path), { recursive: true, force: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name.endsWith(".map")) rmSync(join(entry.parentPath, entry.name));
}

/**
 * Only a release's own commands.
 * @returns {{ scripts: Record<string, string>, dependencies: Record<string, string> }}
 */
export function releasePackage() {
  // a release has no workspaces
  const { workspaces: _lab, ...whole } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const scripts = Object.fromEntries(release_commands.map((name) => [name, whole.scripts[name]]));
  return { ...whole, scripts };
}

/** Includes the scripts they import. @param {string[]} commands */
function scriptsOf(commands) {
  const { scripts } = releasePackage();
  const result = new Set(commands.map((name) => /^node (\S+)/.exec(scripts[name])?.[1] ?? ""));
  result.add("scripts/end-with-npm.mjs").add("scripts/umshado.mjs");
  for (const path of result) {
    if (!existsSync(join(root, path))) throw new Error(`${path} is no file of this project.`);
    const text = readFileSync(join(root, path), "utf8");
    for (const [, imported = ""] of text.matchAll(/from "(\.[^"]+)"/g)) result.add(posix.join(dirname(path), imported));
  }
  return [...result];
}
