import { isAbsolute } from "node:path";
import { fail, readVariable, integer, type Environment } from "./environment.ts";
import { readBucket, type Bucket } from "./storage/read-bucket.ts";

/** Rule [running-27]. */
export type Backups = {
  passphrase: string | undefined;
  daily: { folder: string; at: string; retention_days: number } | undefined;
  bucket: Bucket | undefined;
};

/** Backup files can be attacked offline. */
export const passphrase_length_min = 16;

export function readBackups(env: Environment): Backups {
  const passphrase = readVariable(env, "BACKUP_PASSPHRASE");
  if (passphrase !== undefined && passphrase.length < passphrase_length_min)
    fail("BACKUP_PASSPHRASE", `has ${passphrase.length} characters`, `at least ${passphrase_length_min}`);
  const bucket = readBucket(env, bucket_names);
  if (bucket !== undefined && passphrase === undefined)
    fail(
      "BACKUP_PASSPHRASE",
      "is missing beside BACKUP_BUCKET",
      "a passphrase, as the bucket belongs to another party",
    );
  return { passphrase, daily: daily(env), bucket };
}

const bucket_names = {
  bucket: "BACKUP_BUCKET",
  endpoint: "BACKUP_BUCKET_ENDPOINT",
  region: "BACKUP_BUCKET_REGION",
  key: "BACKUP_BUCKET_KEY_ID",
  secret: "BACKUP_BUCKET_SECRET",
  token: "BACKUP_BUCKET_TOKEN",
};

function daily(env: Environment): Backups["daily"] {
  const folder = readVariable(env, "BACKUP_DIR");
  if (folder === undefined) {
    for (const other of ["BACKUP_AT", "BACKUP_KEEP"])
      if (readVariable(env, other) !== undefined) fail("BACKUP_DIR", "is missing", `a folder beside ${other}`);
    return undefined;
  }
  if (!isAbsolute(folder)) fail("BACKUP_DIR", `is "${folder}"`, "an absolute path such as /var/backups/umshado");
  const at = readVariable(env, "BACKUP_AT") ?? "02:30";
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
    fail("BACKUP_AT", `is "${at}"`, "a time of day in South Africa such as 02:30");
  const retention_days = integer(env, "BACKUP_KEEP", 14, 3650);
  if (retention_days === 0) fail("BACKUP_KEEP", "is 0", "the number of days that a backup stays");
  return { folder, at, retention_days };
}
