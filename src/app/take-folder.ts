import { rm } from "node:fs/promises";
import type { Config } from "../platform/config.ts";
import { lockDataFolder } from "../platform/data-lock.ts";
import { allUploadsOf } from "../platform/http/receive-files.ts";

/** Takes the data folder for this process and those that it leads, rid of uploads that a crash cut off; answers how to give it back. */
export async function takeDataFolder({ dataDir }: Pick<Config, "dataDir">): Promise<() => void> {
  const unlock = lockDataFolder(dataDir);
  try {
    await rm(allUploadsOf(dataDir), { recursive: true, force: true });
  } catch (cause) {
    unlock();
    throw cause;
  }
  return unlock;
}
