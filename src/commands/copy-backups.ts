import { formatCount } from "../contract/format.ts";
import { BackupError } from "../platform/backup/backup-form.ts";
import { copyAway } from "../platform/backup/daily-backups.ts";
import { readConfig } from "../platform/config.ts";
import { fail } from "../platform/environment.ts";
import { printLine, runCommand } from "./command-line.ts";

const usage = `npm run backups:copy     copies the daily backups in BACKUP_DIR that are missing in BACKUP_BUCKET, encrypted with BACKUP_PASSPHRASE

The site copies each new backup automatically. Use this command for older backups, or after the bucket was unavailable.
`;

runCommand({ usage }, async () => {
  const { daily, bucket } = readConfig(process.env).backups;
  if (!bucket) fail("BACKUP_BUCKET", "is missing", "the name of a bucket on another machine");
  if (!daily) fail("BACKUP_DIR", "is missing", "the folder of the daily backups");
  const { copied, unencrypted } = await copyAway(daily.folder, bucket);
  printLine(`${formatCount(copied.length, "backup is", "backups are")} copied to the bucket ${bucket.name}.`);
  if (unencrypted.length > 0)
    throw new BackupError(
      `Not encrypted and not copied: ${unencrypted.join(", ")}. BACKUP_PASSPHRASE encrypts the next ones.`,
    );
});
