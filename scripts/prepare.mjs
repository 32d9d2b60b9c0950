import { buildApp } from "./build-app.mjs";
import { install } from "./install.mjs";
import { isRelease } from "./project.mjs";
import { Stop } from "./stop.mjs";

/**
 * Installs missing packages and, with `build`, the program. A release is already built.
 * @param {{ build?: boolean }} [options]
 * @returns {Promise<string>} the Node to run the program with
 */
export async function prepare({ build = false } = {}) {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new Stop(`This needs Node.js 20 or newer to start; this is ${process.version}. See https://nodejs.org`);
  }
  try {
    const node = await install();
    if (build && !isRelease()) await buildApp(node);
    return node;
  } catch (error) {
    throw explainUnwritable(error);
  }
}

/** @param {unknown} error */
function explainUnwritable(error) {
  if (!(error instanceof Error && "code" in error && "path" in error)) return error;
  if (error.code !== "EACCES" && error.code !== "EPERM" && error.code !== "EROFS") return error;
  return new Stop(`This folder is not ready to run and the present user may not write to it (${String(error.path)}).`);
}
