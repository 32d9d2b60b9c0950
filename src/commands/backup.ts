import { readConfig } from "../platform/config.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";
import { promptNewPassphrase } from "./ask-passphrase.ts";
import { backUpSite, verifyBackup } from "./back-up-site.ts";
import { backup_options, printLine, runCommand, withPassphrase } from "./command-line.ts";

const usage = `npm run backup -- FILE                 saves the whole site as one file: every row, pending jobs, pictures and videos
npm run backup -- FILE --verify        also restores it into a temporary folder, compares it, and deletes the folder
npm run backup -- FILE --passphrase    asks for a passphrase at the terminal, instead of BACKUP_PASSPHRASE

The site may be running. With a passphrase the file is encrypted in the format of age; without one, protect it like the database.
`;

const argument = "Name one file: npm run backup -- FILE.";

runCommand({ usage, options: backup_options, argument }, async ({ verify, passphrase }, file) => {
  writeForOwnerOnly();
  const given = readConfig(process.env);
  const config = passphrase ? withPassphrase(given, await promptNewPassphrase()) : given;
  await backUpSite(config, file, printLine);
  if (verify) await verifyBackup(config, file, printLine);
});
