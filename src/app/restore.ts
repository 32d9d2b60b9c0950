import { readConfig } from "../platform/config.ts";
import { writeForOwnerOnly } from "../platform/private-folder.ts";
import { restoreBackup, verifyBackup } from "./back-up-site.ts";
import { readBackupArguments, say } from "./command-line.ts";
import { stopWithOneLine } from "./stop-with-one-line.ts";

const usage = `npm run restore -- FILE             brings a backup to an empty DATA_DIR, or to the empty database of DATABASE_URL and the bucket of S3_BUCKET
npm run restore -- FILE --verify    only tries: into a place of its own beside the file, which is taken away again

Nothing is changed where the file is damaged, its passphrase (BACKUP_PASSPHRASE) is another, it is of a newer Umshado, or the place isn't empty.
`;

/** Restores one backup, as `usage` says. */
async function main(): Promise<void> {
  writeForOwnerOnly();
  const asked = readBackupArguments("restore", usage);
  if (asked === null) return;
  const { file, verify } = asked;
  const config = readConfig(process.env);
  await (verify ? verifyBackup(config, file, say) : restoreBackup(config, file, say));
}

main().catch(stopWithOneLine);
