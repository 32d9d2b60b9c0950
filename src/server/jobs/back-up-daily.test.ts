import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listeningLog } from "../../../test/listening-log.ts";
import { startS3Server } from "../../../test/s3-server.ts";
import { readConfig } from "../../platform/config.ts";
import { backUpToday } from "./back-up-daily.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "umshado-daily-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const made: string[] = [];
const make = async (file: string) => {
  made.push(file);
  await writeFile(file, "whole");
};
const at = (instant: string, by = make, { env = {}, copying = { isDue: true } } = {}) =>
  backUpToday(
    { clock: () => new Date(instant), log: listeningLog(), config: readConfig(env) },
    { folder, at: "02:30", retention_days: 2 },
    by,
    copying,
  );
const backups = async () =>
  (await readdir(folder)).filter((name) => name !== "lock" && name !== "lock-journal").toSorted();

test("one backup a day is made, from the configured South African time on, late rather than never", async () => {
  await at("2026-06-17T00:29:00Z");
  expect(await backups()).toEqual([]);
  await at("2026-06-17T00:30:00Z");
  await at("2026-06-17T21:59:00Z");
  expect(await backups()).toEqual(["umshado-2026-06-17.backup"]);
  await at("2026-06-18T15:00:00Z");
  expect(await backups()).toEqual(["umshado-2026-06-17.backup", "umshado-2026-06-18.backup"]);
});

test("old backups are deleted once there is a new one, and nothing else in the folder is", async () => {
  for (const name of [
    "umshado-2026-06-15.backup",
    "umshado-2026-06-16.backup",
    "umshado-2026-06-17.backup.part",
    "notes.txt",
  ])
    await writeFile(join(folder, name), "");
  const failing = () => Promise.reject(new Error("the disk is full"));
  await expect(at("2026-06-17T01:00:00Z", failing)).rejects.toThrow("the disk is full");
  expect(await backups()).toContain("umshado-2026-06-15.backup");
  await at("2026-06-17T01:00:00Z");
  expect(await backups()).toEqual([
    "notes.txt",
    "umshado-2026-06-16.backup",
    "umshado-2026-06-17.backup",
    "umshado-2026-06-17.backup.part",
  ]);
});

test("one of several processes makes the backup", async () => {
  made.length = 0;
  await Promise.all(Array.from({ length: 4 }, () => at("2026-06-17T01:00:00Z")));
  expect(made).toHaveLength(1);
});

test("a copy that failed is made later without another backup, and once", async () => {
  const s3 = await startS3Server();
  const env = {
    BACKUP_BUCKET: s3.env.S3_BUCKET,
    BACKUP_BUCKET_ENDPOINT: s3.env.S3_ENDPOINT,
    BACKUP_BUCKET_KEY_ID: s3.env.AWS_ACCESS_KEY_ID,
    BACKUP_BUCKET_SECRET: s3.env.AWS_SECRET_ACCESS_KEY,
    BACKUP_PASSPHRASE: "a quiet morning by the sea",
  };
  try {
    made.length = 0;
    const encrypt = async (file: string) => {
      made.push(file);
      await writeFile(file, "age-encryption.org/v1\nrows");
    };
    const more = { env, copying: { isDue: false } };
    s3.meet(403, "works");
    await expect(at("2026-06-17T01:00:00Z", encrypt, more)).rejects.toThrow(/can't be used/);
    expect([...s3.objects.keys()]).toEqual([]);
    await at("2026-06-17T01:15:00Z", encrypt, more);
    expect([...s3.objects.keys()]).toEqual(["umshado-2026-06-17.backup"]);
    const requests = s3.requests.length;
    await at("2026-06-17T01:15:15Z", encrypt, more);
    expect([made.length, s3.requests.length]).toEqual([1, requests]);
  } finally {
    await s3.close();
  }
});
