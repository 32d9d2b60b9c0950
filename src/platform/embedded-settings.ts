import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const megabyte = 1024 * 1024;
const [buffers_min, buffers_max] = [16 * megabyte, 64 * megabyte];
/** One of so many bytes that are stored has a place in the buffers. */
const stored_a_buffer = 16;

/**
 * All settings of the embedded database in `folder` (none: in memory): the whole of its configuration file, at every start. Its pages are in
 * the system's memory as well, so that few buffers serve nearly as fast and leave room to the rest: a sixteenth of what it holds, 16 to 64 MB.
 */
export async function embeddedSettings(folder?: string): Promise<string[]> {
  const stored = folder === undefined ? 0 : await bytesOf(join(folder, "base"));
  const buffers = Math.min(buffers_max, Math.max(buffers_min, stored / stored_a_buffer));
  return [`shared_buffers = ${Math.round(buffers / megabyte)}MB`, "timezone = 'UTC'"];
}

/** What the files of a folder weigh; 0 where there is none. */
async function bytesOf(folder: string): Promise<number> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
