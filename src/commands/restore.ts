import { readConfig } from "../platform/config.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";
import { findPassphrase } from "./ask-passphrase.ts";
import { restoreBackup, verifyBackup } from "./back-up-site.ts";
import { backup_options, printLine, runCommand, withPassphrase } from "./command-line.ts";

const usage = `npm run restore -- FILE                 restores a backup into an empty DATA_DIR, or into the empty database DATABASE_URL and the bucket S3_BUCKET
npm run restore -- FILE --verify        only tests it: restores into a temporary folder beside the file, and deletes the folder
npm run restore -- FILE --passphrase    asks for its passphrase at the terminal, even if BACKUP_PASSPHRASE is set

If the file is encrypted and BACKUP_PASSPHRASE is not set, the command asks for the passphrase at a terminal. Nothing is changed if
the file is damaged, the passphrase is wrong, the backup is from a newer Umshado, or the target isn't empty.
`;

const argument = "Name one file: npm run restore -- FILE.";

runCommand({ usage, options: backup_options, argument }, async ({ verify, passphrase: isRequested }, file) => {
  writeForOwnerOnly();
  const given = readConfig(process.env);
  const passphrase = await findPassphrase(file, { given: given.backups.passphrase, isRequested });
  const config = withPassphrase(given, passphrase);
  await (verify ? verifyBackup(config, file, printLine) : restoreBackup(config, file, printLine));
});
