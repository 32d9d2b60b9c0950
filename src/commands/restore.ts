import { readConfig } from "../platform/config.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";
import { findPassphrase } from "./ask-passphrase.ts";
import { restoreBackup, verifyBackup } from "./back-up-site.ts";
import { readBackupArguments, printLine, withPassphrase } from "./command-line.ts";
import { exitWithMessage } from "./exit-with-message.ts";

const usage = `npm run restore -- FILE                 brings a backup to an empty DATA_DIR, or to the empty database of DATABASE_URL and the bucket of S3_BUCKET
npm run restore -- FILE --verify        only tries: into a place of its own beside the file, which is taken away again
npm run restore -- FILE --passphrase    asks for its passphrase at the terminal, also where BACKUP_PASSPHRASE is set

Without BACKUP_PASSPHRASE a file that is encrypted has its passphrase asked for, at a terminal. Nothing is changed where the file is damaged, its passphrase is
another, it is of a newer Umshado, or the place isn't empty.
`;

async function main(): Promise<void> {
  writeForOwnerOnly();
  const options = readBackupArguments("restore", usage);
  if (options === null) return;
  const { file, verify, promptsPassphrase } = options;
  const given = readConfig(process.env);
  const { passphrase } = given.backups;
  const config = withPassphrase(
    given,
    await findPassphrase(file, { given: passphrase, isRequested: promptsPassphrase }),
  );
  await (verify ? verifyBackup(config, file, printLine) : restoreBackup(config, file, printLine));
}

main().catch(exitWithMessage);
