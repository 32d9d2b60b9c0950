import { join } from "node:path";
import { makeEntries } from "../platform/backup/make-entries.ts";
import { withFolder } from "../platform/backup/open-source.ts";
import { restoreSite, serverTarget } from "../platform/backup/restore-site.ts";
import { readConfig, type Config } from "../platform/config.ts";
import { lockDataFolder } from "../platform/database/data-lock.ts";
import { readMigrations } from "../platform/database/migrations.ts";
import { ConfigError } from "../platform/environment.ts";
import { systemClock } from "../platform/jobs/clock.ts";
import { standardLog as log } from "../platform/log.ts";
import { mediaFolder } from "../platform/storage/open-storage.ts";
import { writeForOwnerOnly } from "../platform/storage/private-folder.ts";
import { folderStorage } from "../platform/storage/storage-folder.ts";
import { readyBucket, s3Storage } from "../platform/storage/storage-s3.ts";
import { jobDefinitions } from "../server/jobs/register-jobs.ts";
import { contents, seconds } from "./back-up-site.ts";
import { printLine, runCommand } from "./command-line.ts";

const usage = `npm run move -- --to DATABASE_URL                      copies the stopped site in DATA_DIR to the empty database of a server
npm run move -- --to DATABASE_URL --files-to-bucket    and its pictures, videos and files to the empty bucket S3_BUCKET

Every row and file is read back and compared. If anything fails, the database is left empty. DATA_DIR is not changed.
`;

const options = { to: { type: "string" }, "files-to-bucket": { type: "boolean", default: false } } as const;

runCommand({ usage, options }, async (values) => {
  writeForOwnerOnly();
  if (values.to === undefined) throw new ConfigError("--to is missing: expected the address of an empty database.");
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined)
    throw new ConfigError(
      "DATABASE_URL is set: the site is already on a server. To move it to another server, use backup and restore.",
    );
  // validated as at the start
  const to = readConfig({ ...process.env, DATABASE_URL: values.to }).databaseUrl ?? "";
  const unlock = lockDataFolder(config.dataDir);
  try {
    await move(config, to, values["files-to-bucket"]);
  } finally {
    unlock();
  }
});

async function move(config: Config, to: string, withFiles: boolean): Promise<void> {
  const begun = performance.now();
  const place = serverTarget(to, log, "--to");
  await place.assertEmpty();
  const storage = await openTarget(config, withFiles);
  const manifest = await withFolder(join(config.dataDir, "db"), folderStorage(mediaFolder(config)), async (source) => {
    const migration = (await readMigrations(source.port.query))?.last ?? 0;
    const entries = makeEntries(source, { now: systemClock(), printLine, withFiles });
    return restoreSite(entries, { migration }, { place, storage, definitions: jobDefinitions, log, printLine });
  });
  const brought = withFiles ? contents(manifest) : `${contents(manifest, { files: false })}; the files were not moved`;
  printLine(`Moved in ${seconds(begun)}: ${brought}. All of it was verified.`);
  printLine(
    `Start the site with DATABASE_URL${withFiles ? " and S3_BUCKET" : ""} set. ${config.dataDir} was not changed.`,
  );
}

async function openTarget({ s3, dataDir }: Config, withFiles: boolean) {
  if (!withFiles) return folderStorage(mediaFolder({ dataDir }));
  if (!s3) throw new ConfigError("S3_BUCKET is missing: expected the name of the bucket that the files go to.");
  await readyBucket(s3);
  return s3Storage(s3);
}
