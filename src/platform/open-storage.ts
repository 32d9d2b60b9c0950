import { join } from "node:path";
import { hour_ms } from "../contract/durations.ts";
import type { Config } from "./config.ts";
import { folderStorage, readyFolder } from "./storage-folder.ts";
import { readyBucket, s3Storage } from "./storage-s3.ts";
import type { Storage } from "./storage.ts";

/** The folder in which files lie where no bucket is set. */
export function mediaFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "media");
}

/**
 * Opens the storage that is set up: the bucket of S3_BUCKET, or else the folder, [running-11]; one that
 * `isReady` others work in too, as they may in that of a site whose database is on a server. Throws a `StorageError` with one line where it can't be used.
 */
export async function openStorage(config: Config, { isReady = false } = {}): Promise<Storage> {
  if (config.s3) {
    await readyBucket(config.s3);
    return s3Storage(config.s3);
  }
  if (!isReady) await readyFolder(mediaFolder(config), config.databaseUrl === undefined ? 0 : hour_ms);
  return folderStorage(mediaFolder(config));
}
