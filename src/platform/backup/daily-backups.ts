import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import type { Bucket } from "../storage/read-bucket.ts";
import { s3Storage, putLarge } from "../storage/storage-s3.ts";
import { isEncrypted } from "./archive.ts";

const backup_name = /^umshado-(\d{4}-\d{2}-\d{2})\.backup$/;

/** The file of a day's backup [running-27]. */
export const dailyFile = (folder: string, day: string): string => join(folder, `umshado-${day}.backup`);

const daysOf = (names: readonly string[]) => names.flatMap((name) => backup_name.exec(name)?.[1] ?? []).toSorted();

export async function listBackupDays(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return [];
    throw cause;
  });
  return daysOf(names);
}

export async function findLastBackup(folder: string): Promise<{ made_at: string; bytes: number } | null> {
  const day = (await listBackupDays(folder)).at(-1);
  if (day === undefined) return null;
  const { mtime, size } = await stat(dailyFile(folder, day));
  return { made_at: mtime.toISOString(), bytes: size };
}

/** Days of backups. */
export type Copies = { copied: string[]; unencrypted: string[] };

/**
 * Copies the missing ones. Unencrypted backups are not copied, since a third party owns the bucket. The bucket's own
 * rules delete old copies.
 */
export async function copyAway(folder: string, bucket: Bucket): Promise<Copies> {
  const there = await listCopies(bucket);
  const copies: Copies = { copied: [], unencrypted: [] };
  for (const day of await listBackupDays(folder)) {
    if (there.includes(day)) continue;
    const file = dailyFile(folder, day);
    const isSafe = await isEncrypted(file);
    if (isSafe) await putLarge(bucket, basename(file), createReadStream(file));
    copies[isSafe ? "copied" : "unencrypted"].push(day);
  }
  return copies;
}

export async function findLastCopy(bucket: Bucket): Promise<string | null> {
  return (await listCopies(bucket)).at(-1) ?? null;
}

async function listCopies(bucket: Bucket): Promise<string[]> {
  return daysOf((await Readable.from(s3Storage(bucket).list()).toArray()) as string[]);
}
