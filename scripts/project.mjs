import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const release_file = "release.json";

export const isRelease = () => existsSync(join(root, release_file));

/**
 * Sorted paths from the project's root with forward slashes; none without the folder.
 * @param {string} folder
 * @returns {string[]}
 */
export function listFiles(folder) {
  /** @param {string} directory @returns {string[]} */
  const walk = (directory) =>
    readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? walk(path) : [path];
    });
  try {
    return walk(join(root, folder))
      .map((path) => relative(root, path).split(sep).join("/"))
      .toSorted();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * SHA-256 of names and contents; a missing file counts too.
 * @param {string[]} paths from the top of the project
 * @returns {string}
 */
export function hashFiles(paths) {
  const hash = createHash("sha256");
  for (const path of paths) {
    hash.update(`${path}\0`);
    hash.update(readIfThere(path) ?? "(missing)");
    hash.update("\0");
  }
  return hash.digest("hex");
}

/**
 * Undefined for a missing file.
 * @param {string} path from the top of the project
 */
export function readIfThere(path) {
  try {
    return readFileSync(join(root, path));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** @param {unknown} error */
export function isMissing(error) {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
