import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./environment.ts";

test("a passphrase that could be guessed stops the start and is never printed", () => {
  expect(() => readConfig({ BACKUP_PASSPHRASE: "hush-hush" })).toThrow(
    new ConfigError("BACKUP_PASSPHRASE has 9 characters: expected at least 16."),
  );
  expect(readConfig({}).backups).toEqual({ passphrase: undefined, daily: undefined, bucket: undefined });
});

test("a daily backup has a folder, a time of day and days that it stays", () => {
  const BACKUP_DIR = "/var/backups/umshado";
  expect(readConfig({ BACKUP_DIR }).backups.daily).toEqual({ folder: BACKUP_DIR, at: "02:30", retention_days: 14 });
  for (const [env, fault] of [
    [{ BACKUP_AT: "03:00" }, "BACKUP_DIR is missing: expected a folder beside BACKUP_AT."],
    [{ BACKUP_DIR: "backups" }, 'BACKUP_DIR is "backups": expected an absolute path such as /var/backups/umshado.'],
    [{ BACKUP_DIR, BACKUP_AT: "24:00" }, 'BACKUP_AT is "24:00": expected a time of day in South Africa such as 02:30.'],
    [{ BACKUP_DIR, BACKUP_KEEP: "0" }, "BACKUP_KEEP is 0: expected the number of days that a backup stays."],
  ] as const)
    expect(() => readConfig(env)).toThrow(new ConfigError(fault));
});

test("a bucket for backups has separate keys, and requires a passphrase", () => {
  const env = {
    BACKUP_BUCKET: "umshado-copies",
    BACKUP_BUCKET_REGION: "af-south-1",
    BACKUP_BUCKET_KEY_ID: "id",
    BACKUP_BUCKET_SECRET: "hush-hush",
  };
  expect(() => readConfig(env)).toThrow(/^BACKUP_PASSPHRASE is missing beside BACKUP_BUCKET: /);
  expect(readConfig({ ...env, BACKUP_PASSPHRASE: "a quiet morning by the sea" }).backups.bucket).toMatchObject({
    name: "umshado-copies",
    endpoint: "https://s3.af-south-1.amazonaws.com",
  });
});
