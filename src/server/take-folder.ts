import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../platform/config.ts";
import { lockDataFolder, shareDataFolder } from "../platform/database/data-lock.ts";
import { allUploadsOf } from "../platform/http/receive-files.ts";

/** Exclusively with the embedded database. Returns a function that releases it. */
export async function claimDataFolder({ dataDir, databaseUrl }: Pick<Config, "dataDir" | "databaseUrl">) {
  const isShared = databaseUrl !== undefined;
  const unlock = isShared ? shareDataFolder(dataDir) : lockDataFolder(dataDir);
  try {
    await removeUploads(allUploadsOf(dataDir), isShared);
  } catch (cause) {
    unlock();
    throw cause;
  }
  return unlock;
}

async function removeUploads(folder: string, isShared: boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (!isShared || !isOtherProcess(name)) await rm(join(folder, name), { recursive: true, force: true });
}

function isOtherProcess(name: string): boolean {
  const pid = Number(name);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (cause) {
    return cause instanceof Error && "code" in cause && cause.code === "EPERM";
  }
}
