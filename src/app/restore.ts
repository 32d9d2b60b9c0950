import { parseArgs } from "node:util";
import { readConfig } from "../platform/config.ts";
import { ConfigError } from "../platform/environment.ts";
import { writeForOwnerOnly } from "../platform/private-folder.ts";
import { restoreBackup, verifyBackup } from "./back-up-site.ts";
import { stopWithOneLine } from "./stop-with-one-line.ts";

const usage = `npm run restore -- FILE             brings a backup to an empty DATA_DIR, or to the empty database of DATABASE_URL and the bucket of S3_BUCKET
npm run restore -- FILE --verify    only tries: into a place of its own beside the file, which is taken away again

Nothing is changed where the file is damaged, its passphrase (BACKUP_PASSPHRASE) is another, it is of a newer Umshado, or the place isn't empty.
`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Restores one backup, as `usage` says. */
async function main(): Promise<void> {
  writeForOwnerOnly();
  const { values, positionals } = parseArgs({
    options: { verify: { type: "boolean", default: false }, help: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  if (values.help) return say(usage);
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new ConfigError("Name one file: npm run restore -- FILE.");
  const config = readConfig(process.env);
  await (values.verify ? verifyBackup(config, file, say) : restoreBackup(config, file, say));
}

main().catch(stopWithOneLine);
