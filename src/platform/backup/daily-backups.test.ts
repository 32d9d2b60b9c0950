import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startS3Server } from "../../../test/s3-server.ts";
import { readConfig } from "../config.ts";
import { copyAway, findLastCopy } from "./daily-backups.ts";

const s3 = await startS3Server();
const folder = await mkdtemp(join(tmpdir(), "umshado-copies-"));
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

function bucketOf(secret: string) {
  const { backups } = readConfig({
    BACKUP_BUCKET: s3.env.S3_BUCKET,
    BACKUP_BUCKET_ENDPOINT: s3.env.S3_ENDPOINT,
    BACKUP_BUCKET_KEY_ID: s3.env.AWS_ACCESS_KEY_ID,
    BACKUP_BUCKET_SECRET: secret,
    BACKUP_PASSPHRASE: "a quiet morning by the sea",
  });
  if (!backups.bucket) throw new Error("no bucket");
  return backups.bucket;
}

const bucket = bucketOf(s3.env.AWS_SECRET_ACCESS_KEY);
const write = (day: string, bytes: Buffer) => writeFile(join(folder, `umshado-${day}.backup`), bytes);
const encrypted = (bytes: number) => Buffer.concat([Buffer.from("age-encryption.org/v1\n"), randomBytes(bytes)]);

test("missing files of the bucket are copied in parts, byte by byte, once", async () => {
  await write("2026-11-27", encrypted(20));
  await write("2026-11-28", encrypted(20_000_000));
  expect(await findLastCopy(bucket)).toBeNull();
  expect(await copyAway(folder, bucket)).toEqual({
    copied: ["2026-11-27", "2026-11-28"],
    unencrypted: [],
  });
  const file = await readFile(join(folder, "umshado-2026-11-28.backup"));
  expect(Buffer.from(s3.objects.get("umshado-2026-11-28.backup")?.body ?? []).equals(file)).toBe(true);
  expect(await copyAway(folder, bucket)).toEqual({ copied: [], unencrypted: [] });
  expect(await findLastCopy(bucket)).toBe("2026-11-28");
});

test("an unencrypted backup is not copied, and later ones are", async () => {
  await write("2026-11-26", Buffer.from("rows"));
  await write("2026-11-29", encrypted(20));
  expect(await copyAway(folder, bucket)).toEqual({ copied: ["2026-11-29"], unencrypted: ["2026-11-26"] });
  expect(s3.objects.has("umshado-2026-11-26.backup")).toBe(false);
  await rm(join(folder, "umshado-2026-11-26.backup"));
});

test("a bucket that refuses is named without its keys", async () => {
  await expect(copyAway(folder, bucketOf("another secret"))).rejects.toThrow(/can't be used: SignatureDoesNotMatch\.$/);
});

test("a copy that breaks off leaves nothing under its name", async () => {
  await write("2026-11-30", encrypted(20_000_000));
  s3.meet("works", "works", "works", "works", 403, "works");
  await expect(copyAway(folder, bucket)).rejects.toThrow(/AccessDenied/);
  expect(s3.objects.has("umshado-2026-11-30.backup")).toBe(false);
  expect(s3.requests.at(-1)).toMatch(/^DELETE .*uploadId=/);
});
