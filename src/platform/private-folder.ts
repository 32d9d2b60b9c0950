import { chmodSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** What others than the owner may do. Windows has no such modes: there a folder is as private as the one that it stands in. */
const others = process.platform === "win32" ? 0 : 0o077;

/** Whatever this process writes is its user's alone [running-14]. First thing in every program of ours. */
export function writeForOwnerOnly(): void {
  process.umask(0o077);
}

/**
 * Makes a folder that only its owner can enter, or mends one, with all in it. It may hold `own` names only: what else
 * stands in a folder, such as a home or a whole disk, is not ours to close. False where it can't be mended.
 */
export function makePrivateFolder(folder: string, own: ReadonlySet<string>): boolean {
  makeFolder(folder);
  if (isPrivate(folder)) return true;
  if (readdirSync(folder).some((name) => !own.has(name))) return false;
  try {
    chmodSync(folder, 0o700);
    takeFromOthers(folder);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "EPERM") return false;
    throw cause;
  }
  // Some file systems know no modes and say nothing.
  return isPrivate(folder);
}

/** Takes all rights on whatever is in a folder from others, at any depth; links are left. */
export function takeFromOthers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const found = lstatSync(path);
    if (found.isSymbolicLink()) continue;
    if ((found.mode & others) !== 0) chmodSync(path, found.mode & 0o700);
    if (found.isDirectory()) takeFromOthers(path);
  }
}

function isPrivate(folder: string): boolean {
  return (statSync(folder).mode & others) === 0;
}
