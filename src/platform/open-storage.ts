import { join } from "node:path";
import type { Config } from "./config.ts";
import { folderStorage, readyFolder } from "./storage-folder.ts";
import { readyBucket, s3Storage } from "./storage-s3.ts";
import type { Storage } from "./storage.ts";

/** The folder in which files lie where no bucket is set. */
export function mediaFolder({ dataDir }: Pick<Config, "dataDir">): string {
  return join(dataDir, "media");
}

/**
 * Opens the storage that is set up: the bucket of S3_BUCKET, or else the folder, which the caller has locked [running-11]; one that
 * `isReady` others work in too. Throws a `StorageError` with one line where it can't be used.
 */
export async function openStorage(config: Config, { isReady = false } = {}): Promise<Storage> {
  if (config.s3) {
    await readyBucket(config.s3);
    return s3Storage(config.s3);
  }
  if (!isReady) await readyFolder(mediaFolder(config));
  return folderStorage(mediaFolder(config));
}
