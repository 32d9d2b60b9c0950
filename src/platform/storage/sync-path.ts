import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Fsync of a file or folder. Windows can't open folders and writes names through. */
export async function syncPath(path: string): Promise<void> {
  const opened = await open(path).catch((cause: unknown) => {
    if (process.platform === "win32") return undefined;
    throw cause;
  });
  try {
    await opened?.sync();
  } finally {
    await opened?.close();
  }
}

const at_once = 16;

export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  for (let from = 0; from < files.length; from += at_once)
    await Promise.all(files.slice(from, from + at_once).map(syncPath));
  for (const entry of entries) if (entry.isDirectory()) await syncTree(join(folder, entry.name));
  await syncPath(folder);
}
