import { createReadStream } from "node:fs";
import type { Bucket } from "../read-bucket.ts";
import { putLarge } from "../storage-s3-large.ts";
import { s3Storage } from "../storage-s3.ts";
import { isEncrypted } from "./archive.ts";
import { BackupError } from "./backup-form.ts";
import { dailyFile, listDays } from "./list-daily.ts";

/**
 * Copies the daily backups of a folder that a bucket has not yet, each whole or not at all; answers the days. Refuses one that is not
 * encrypted: a bucket's owner is somebody else. What is old there goes by the bucket's own rules: keys that can't delete can't be misused for it.
 */
export async function copyAway(folder: string, bucket: Bucket): Promise<string[]> {
  const there = new Set<string>();
  for await (const name of s3Storage(bucket).list()) there.add(name);
  const copied: string[] = [];
  for (const day of await listDays(folder)) {
    if (there.has(nameOf(day))) continue;
    const file = dailyFile(folder, day);
    if (!(await isEncrypted(file)))
      throw new BackupError(`${file} is not encrypted and stays here: set BACKUP_PASSPHRASE for those to come.`);
    await putLarge(bucket, nameOf(day), createReadStream(file));
    copied.push(day);
  }
  return copied;
}

const nameOf = (day: string) => `umshado-${day}.backup`;

/** The newest day of which a bucket has a backup; null where it has none. */
export async function findLastCopy(bucket: Bucket): Promise<string | null> {
  let last: string | null = null;
  for await (const name of s3Storage(bucket).list()) {
    const day = /^umshado-(\d{4}-\d{2}-\d{2})\.backup$/.exec(name)?.[1];
    if (day !== undefined && (last === null || day > last)) last = day;
  }
  return last;
}
