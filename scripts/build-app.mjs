import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { whilePreparing } from "./lock.mjs";
import { precompress } from "./precompress.mjs";
import { hashFiles, listFiles, readIfThere, root } from "./project.mjs";
import { run, toolPath } from "./run.mjs";
import { Stop } from "./stop.mjs";

const stamp_path = "build/stamp";
const input_files = [
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/build-app.mjs",
  "scripts/precompress.mjs",
];
const input_folders = ["src", "seed", "migrations", "public"];

/**
 * Builds build/ unless it was made from exactly these sources. The stamp is removed first and written last, so that an
 * interrupted build never counts as finished.
 * @param {string} node the Node to build with
 * @param {{ force?: boolean, quiet?: boolean }} [options]
 */
export async function buildApp(node, { force = false, quiet = true } = {}) {
  if (!force && isFresh(sourceHash())) return;
  await whilePreparing(async () => {
    const hash = sourceHash();
    if (force || !isFresh(hash)) await build(node, hash, quiet);
  });
}

function sourceHash() {
  const files = input_folders.flatMap(listFiles).filter((path) => !/\.test\.tsx?$|^seed\/(demo|pictures)\//.test(path));
  return hashFiles([...input_files, ...files]);
}

/** @param {string} hash */
function isFresh(hash) {
  return (
    readIfThere(stamp_path)?.toString("utf8") === hash &&
    existsSync(join(root, "build/server/index.js")) &&
    existsSync(join(root, "build/client"))
  );
}

/** @param {string} node @param {string} hash @param {boolean} quiet */
async function build(node, hash, quiet) {
  console.log("Building the program: a quarter of a minute to two …");
  const began = Date.now();
  const stamp = join(root, stamp_path);
  await rm(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: "production" };
  const { code, output } = await run(node, [toolPath("@react-router/dev", "react-router"), "build"], { quiet, env });
  if (code !== 0) {
    console.error(output.trim());
    throw new Stop("The build failed (see its message above).");
  }
  await precompress(join(root, "build/client"));
  await mkdir(join(root, "build"), { recursive: true });
  await writeFile(`${stamp}.new`, hash);
  await rename(`${stamp}.new`, stamp);
  console.log(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}
