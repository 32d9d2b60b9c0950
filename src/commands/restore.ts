import { readConfig } from "../platform/config.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";
import { findPassphrase } from "./ask-passphrase.ts";
import { restoreBackup, verifyBackup } from "./back-up-site.ts";
import { backup_options, printLine, runCommand, withPassphrase } from "./command-line.ts";

const usage = `npm run restore -- FILE                 brings a backup to an empty DATA_DIR, or to the empty database of DATABASE_URL and the bucket of S3_BUCKET
npm run restore -- FILE --verify        only tries: into a place of its own beside the file, which is taken away again
npm run restore -- FILE --passphrase    asks for its passphrase at the terminal, also where BACKUP_PASSPHRASE is set

Without BACKUP_PASSPHRASE a file that is encrypted has its passphrase asked for, at a terminal. Nothing is changed where the file is damaged, its passphrase is
another, it is of a newer Umshado, or the place isn't empty.
`;

const argument = "Name one file: npm run restore -- FILE.";

runCommand({ usage, options: backup_options, argument }, async ({ verify, passphrase: isRequested }, file) => {
  writeForOwnerOnly();
  const given = readConfig(process.env);
  const passphrase = await findPassphrase(file, { given: given.backups.passphrase, isRequested });
  const config = withPassphrase(given, passphrase);
  await (verify ? verifyBackup(config, file, printLine) : restoreBackup(config, file, printLine));
});
