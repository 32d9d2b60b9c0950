import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Bucket } from "../read-bucket.ts";
import { s3Storage, putLarge } from "../storage-s3.ts";
import { isEncrypted } from "./archive.ts";
import { BackupError } from "./backup-form.ts";

const own_name = /^umshado-(\d{4}-\d{2}-\d{2})\.backup$/;

const nameOf = (day: string) => `umshado-${day}.backup`;
const dayOf = (name: string) => own_name.exec(name)?.[1];

/** The file of a day's backup [running-27]. */
export const dailyFile = (folder: string, day: string): string => join(folder, nameOf(day));

export async function listDays(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return [];
    throw cause;
  });
  return names.flatMap((name) => dayOf(name) ?? []).toSorted();
}

export async function findLastBackup(folder: string): Promise<{ made_at: string; bytes: number } | null> {
  const day = (await listDays(folder)).at(-1);
  if (day === undefined) return null;
  const { mtime, size } = await stat(dailyFile(folder, day));
  return { made_at: mtime.toISOString(), bytes: size };
}

/**
 * Refuses unencrypted backups, since a third party owns the bucket. The bucket's rules delete old copies, so our keys
 * need no right to delete.
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

export async function findLastCopy(bucket: Bucket): Promise<string | null> {
  let last: string | null = null;
  for await (const name of s3Storage(bucket).list()) {
    const day = dayOf(name);
    if (day !== undefined && (last === null || day > last)) last = day;
  }
  return last;
}
