import { join } from "node:path";
import { hour_ms } from "../../contract/durations.ts";
import type { Config } from "../config.ts";
import { folderStorage, readyFolder } from "./storage-folder.ts";
import { readyBucket, s3Storage } from "./storage-s3.ts";
import type { Storage } from "./storage.ts";

export function mediaFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "media");
}

/**
 * Opens the S3_BUCKET or the folder [running-11]. With `isReady` other processes use it too. Throws a one-line
 * `StorageError` if it can't be used.
 */
export async function openStorage(config: Config, { isReady = false } = {}): Promise<Storage> {
  if (config.s3) {
    await readyBucket(config.s3);
    return s3Storage(config.s3);
  }
  if (!isReady) await readyFolder(mediaFolder(config), config.databaseUrl === undefined ? 0 : hour_ms);
  return folderStorage(mediaFolder(config));
}
