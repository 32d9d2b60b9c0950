import { chmodSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** Rights of other users. Windows has no modes: privacy depends on the parent folder. */
const others = process.platform === "win32" ? 0 : 0o077;

/** Restricts new files to the process's user [running-14]. Call first in every program. */
export function writeForOwnerOnly(): void {
  process.umask(0o077);
}

/**
 * Creates or repairs the folder; false if it can't. Names outside `knownNames` mean that it isn't ours, such as a
 * home or disk.
 */
export function makePrivateFolder(folder: string, knownNames: ReadonlySet<string>): boolean {
  makeFolder(folder);
  if (isPrivate(folder)) return true;
  if (readdirSync(folder).some((name) => !knownNames.has(name))) return false;
  try {
    chmodSync(folder, 0o700);
    restrictToOwner(folder);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EPERM") return false;
    throw cause;
  }
  // Some file systems ignore modes without an error.
  return isPrivate(folder);
}

export function restrictToOwner(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const result = lstatSync(path);
    if (result.isSymbolicLink()) continue;
    if ((result.mode & others) !== 0) chmodSync(path, result.mode & 0o700);
    if (result.isDirectory()) restrictToOwner(path);
  }
}

function isPrivate(folder: string): boolean {
  return (statSync(folder).mode & others) === 0;
}
