import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { formatCount } from "../contract/format.ts";
import { readArchive, writeArchive } from "../platform/backup/archive.ts";
import { BackupError, type Entry, type Manifest } from "../platform/backup/backup-form.ts";
import { makeEntries } from "../platform/backup/make-entries.ts";
import { withSource } from "../platform/backup/open-source.ts";
import { checkEntries, embeddedTarget, restoreSite, serverTarget } from "../platform/backup/restore-site.ts";
import type { Config } from "../platform/config.ts";
import { lockDataFolder } from "../platform/database/data-lock.ts";
import { systemClock } from "../platform/jobs/clock.ts";
import { standardLog as log } from "../platform/log.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { folderStorage } from "../platform/storage/storage-folder.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { jobDefinitions } from "../server/jobs/register-jobs.ts";

type PrintLine = (line: string) => void;

/** A consistent snapshot; the site may be running [running-25]. */
export async function backUpSite(config: Config, file: string, printLine: PrintLine): Promise<void> {
  const begun = performance.now();
  printLine("Making a backup …");
  const bytes = await withSource(config, (source) =>
    writeArchive(file, makeEntries(source, { now: systemClock(), printLine }), {
      passphrase: config.backups.passphrase,
    }),
  );
  printLine(`${file} is complete:  ${megabytes(bytes)}, in ${seconds(begun)}.`);
}

/** Needs an empty target; reads the whole backup before it writes [running-26]. */
export async function restoreBackup(config: Config, file: string, printLine: PrintLine): Promise<void> {
  const begun = performance.now();
  const { databaseUrl, databaseDirectUrl, dataDir } = config;
  const address = databaseDirectUrl ?? databaseUrl;
  const read = () => readArchive(file, { passphrase: config.backups.passphrase });
  const { header } = await checkFile(read, file, printLine);
  const unlock = lockDataFolder(dataDir);
  try {
    const place = address === undefined ? embeddedTarget(join(dataDir, "db")) : serverTarget(address, log);
    await place.assertEmpty();
    const storage = await openStorage(config);
    await assertNoFiles(storage);
    const manifest = await restoreSite(read(), header, { place, storage, definitions: jobDefinitions, log, printLine });
    printLine(`Restored in ${seconds(begun)}: ${contents(manifest)}, all of them verified.`);
  } finally {
    unlock();
  }
}

/** Restores into a temporary folder, compares all rows and files, and removes the folder. */
export async function verifyBackup(config: Config, file: string, printLine: PrintLine): Promise<void> {
  const begun = performance.now();
  const read = () => readArchive(file, { passphrase: config.backups.passphrase });
  const { header } = await checkFile(read, file, printLine);
  const folder = await mkdtemp(`${file}.verify-`);
  try {
    const place = embeddedTarget(join(folder, "db"));
    const storage = folderStorage(join(folder, "media"));
    const manifest = await restoreSite(read(), header, { place, storage, definitions: jobDefinitions, log, printLine });
    printLine(`${file} is good: ${contents(manifest)} were restored in ${seconds(begun)} and match the backup.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkFile(read: () => AsyncIterable<Entry>, file: string, printLine: PrintLine) {
  const checked = await checkEntries(read());
  printLine(`${file} was made at ${checked.header.made_at}. Restoring ${contents(checked.manifest)} …`);
  return checked;
}

/** Files of another site would be unreferenced and never deleted. */
async function assertNoFiles(storage: Storage): Promise<void> {
  for await (const name of storage.list())
    throw new BackupError(
      `The target has files already, such as ${name}: restore into an empty folder or bucket. Nothing was changed.`,
    );
}

export function contents({ tables, files }: Manifest, options: { files: boolean } = { files: true }): string {
  const rows = Object.values(tables).reduce((all, { count }) => all + count, 0);
  const counted = formatCount(rows, "row", "rows");
  return options.files ? `${counted} and ${formatCount(files.count, "file", "files")}` : counted;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`;
}
