import { parseArgs } from "node:util";
import { readConfig } from "../platform/config.ts";
import { ConfigError } from "../platform/environment.ts";
import { writeForOwnerOnly } from "../platform/private-folder.ts";
import { backUpSite, verifyBackup } from "./back-up-site.ts";
import { stopWithOneLine } from "./stop-with-one-line.ts";

const usage = `npm run backup -- FILE             the whole site as one file: every row, pending work, pictures and films
npm run backup -- FILE --verify    and restores it into an empty place, compares, and takes that away again

The site may run meanwhile. With BACKUP_PASSPHRASE the file is encrypted as age does; without, it is as secret as the database.
`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Makes one backup, as `usage` says. */
async function main(): Promise<void> {
  writeForOwnerOnly();
  const { values, positionals } = parseArgs({
    options: { verify: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  if (values.help) return say(usage);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new ConfigError("Name one file: npm run backup -- FILE.");
  const config = readConfig(process.env);
  await backUpSite(config, file, say);
  if (values.verify) await verifyBackup(config, file, say);
}

main().catch(stopWithOneLine);
