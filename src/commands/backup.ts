import { readConfig } from "../platform/config.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";
import { promptNewPassphrase } from "./ask-passphrase.ts";
import { backUpSite, verifyBackup } from "./back-up-site.ts";
import { readBackupArguments, printLine, withPassphrase } from "./command-line.ts";
import { exitWithMessage } from "./exit-with-message.ts";

const usage = `npm run backup -- FILE                 the whole site as one file: every row, pending work, pictures and films
npm run backup -- FILE --verify        and restores it into an empty place, compares, and takes that away again
npm run backup -- FILE --passphrase    asks for a passphrase at the terminal, instead of BACKUP_PASSPHRASE

The site may run meanwhile. With a passphrase the file is encrypted as age does; without, it is as secret as the database.
`;

async function main(): Promise<void> {
  writeForOwnerOnly();
  const options = readBackupArguments("backup", usage);
  if (options === null) return;
  const { file, verify, promptsPassphrase } = options;
  const given = readConfig(process.env);
  const config = promptsPassphrase ? withPassphrase(given, await promptNewPassphrase()) : given;
  await backUpSite(config, file, printLine);
  if (verify) await verifyBackup(config, file, printLine);
}

main().catch(exitWithMessage);
