import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Node's own `recursive` loops for ever on file systems without new names, such as `/proc`. */
export function makeFolder(folder: string, mode = 0o700): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (cause) {
    if (!isFolder(folder)) throw cause;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
