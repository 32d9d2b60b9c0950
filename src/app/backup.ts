import { readConfig } from "../platform/config.ts";
import { writeForOwnerOnly } from "../platform/private-folder.ts";
import { backUpSite, verifyBackup } from "./back-up-site.ts";
import { readBackupArguments, say } from "./command-line.ts";
import { stopWithOneLine } from "./stop-with-one-line.ts";

const usage = `npm run backup -- FILE             the whole site as one file: every row, pending work, pictures and films
npm run backup -- FILE --verify    and restores it into an empty place, compares, and takes that away again

The site may run meanwhile. With BACKUP_PASSPHRASE the file is encrypted as age does; without, it is as secret as the database.
`;

/** Makes one backup, as `usage` says. */
async function main(): Promise<void> {
  writeForOwnerOnly();
  const asked = readBackupArguments("backup", usage);
  if (asked === null) return;
  const { file, verify } = asked;
  const config = readConfig(process.env);
  await backUpSite(config, file, say);
  if (verify) await verifyBackup(config, file, say);
}

main().catch(stopWithOneLine);
