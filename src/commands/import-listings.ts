import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formatCount } from "../contract/format.ts";
import * as numbers from "../contract/imports/calls.ts";
import { deliverEmail } from "../features/emails/jobs.ts";
import { importListings, type RowOutcome, type RowReport } from "../features/imports/import-listings.ts";
import { fetchPictures } from "../features/imports/pages/fetch-pictures.ts";
import { readListings, type Listings } from "../features/imports/read-listings.ts";
import { no_mapping, readMapping, type Mapping } from "../features/imports/read-mapping.ts";
import { reportOf } from "../features/imports/report-lines.ts";
import { writeTemplate } from "../features/imports/write-template.ts";
import { invitePages } from "../features/invitations/pages/invite-pages.ts";
import { visitor } from "../platform/actor.ts";
import { openMemory } from "../platform/cache.ts";
import { readConfig, type Config } from "../platform/config.ts";
import { CsvError, writeCsv } from "../platform/csv.ts";
import type { Database } from "../platform/database/database.ts";
import { ConfigError } from "../platform/environment.ts";
import { uploadFolderOf } from "../platform/http/receive-files.ts";
import { systemClock } from "../platform/jobs/clock.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { openKeyedHash } from "../platform/keyed-hash.ts";
import { standardLog as log } from "../platform/log.ts";
import { internet } from "../platform/network/fetch-public.ts";
import { openPictureWorkerPool } from "../platform/pictures/picture-worker-pool.ts";
import { openStorage } from "../platform/storage/open-storage.ts";
import { withDatabase } from "../server/open-database.ts";
import { readTextFile, printLine, runCommand, unreadable } from "./command-line.ts";

const usage = `npm run import -- FILE.csv|FILE.json             imports the businesses of a directory, each as a page that its business can claim
npm run import -- FILE --dry-run               reports what each line would become, and writes nothing
npm run import -- --template FILE.csv          writes the columns that a file may have, with an example

  --invite            emails each business once that its page is ready, at most 300 an hour, including earlier imports from this source
  --without-pictures  skips the pictures; a later run fetches the missing ones
  --report FILE.csv   writes each line's result, and the corrections and errors by column
  --map FILE.json     {"categories": {"Snappers": "Photographers"}, "places": {"Joburg North": "Randburg"}}; null skips a name
  --source NAME       the directory's name; a later import with the same name updates its pages by id

Exports of HivePress and GeoDirectory are recognised by their columns. If interrupted, run it again: it continues where it stopped.
`;

const progress_every = 500;

const options = {
  "dry-run": { type: "boolean", default: false },
  template: { type: "boolean", default: false },
  invite: { type: "boolean", default: false },
  "without-pictures": { type: "boolean", default: false },
  report: { type: "string" },
  map: { type: "string" },
  source: { type: "string" },
} as const;
const argument = "Name one file: npm run import -- FILE.csv (--help says what it may hold).";

runCommand({ usage, options, argument }, async (values, file) => {
  if (values.template) return writeTemplateTo(file);
  const result = await readFileOf(file);
  const mapping = values.map === undefined ? no_mapping : await readMappingOf(values.map);
  const { source, report, "dry-run": isDry, invite } = values;
  if (isDry && invite) throw new ConfigError("A dry run invites nobody: omit --dry-run or --invite.");
  const { format, passed_over, reports, offered } = await importAll(result, {
    source,
    mapping,
    isDry,
    invite,
    withoutPictures: values["without-pictures"],
  });
  if (report !== undefined) await writeFile(report, writeCsv(reportOf(reports)));
  printLine(`${formatCount(result.listings.length, "line", "lines")} of ${format.title}.`);
  if (passed_over.length > 0) printLine(`Columns not used:  ${passed_over.join(", ")}.`);
  sum(reports, isDry);
  if (offered) printLine(offered);
  if (reports.some(({ outcome }) => outcome === "refused")) process.exitCode = 1;
});

async function writeTemplateTo(file: string): Promise<void> {
  await writeFile(file, writeTemplate(), { flag: "wx" }).catch((cause: unknown) => {
    throw new ConfigError(`The file ${file} can't be written, or exists already.`, { cause });
  });
  printLine(`${file} has the columns and an example business.`);
}

type Wishes = {
  source: string | undefined;
  mapping: Mapping;
  isDry: boolean;
  invite: boolean;
  withoutPictures: boolean;
};

async function importAll(result: Listings, { invite, withoutPictures, ...wishes }: Wishes) {
  const config = readConfig(process.env);
  return withDatabase(config, async (db, database) => {
    const keyedHash = await openKeyedHash(db, config);
    const ctx = { actor: visitor, db, clock: systemClock, cache: openMemory(), keyedHash };
    let done = 0;
    const imported = await importListings(ctx, result, {
      ...wishes,
      onRow(report) {
        done += 1;
        printReport(report);
        if (done % progress_every === 0) printLine(`${done} of ${result.listings.length} lines …`);
      },
    });
    if (!wishes.isDry && !withoutPictures) await fetchAll({ db, config }, imported.source);
    if (!invite) return { ...imported, offered: null };
    const jobs = await openJobs(database, [deliverEmail], log);
    try {
      return { ...imported, offered: formatInvited(await invitePages({ ...ctx, jobs }, imported.source)) };
    } finally {
      await jobs.stop();
    }
  });
}

async function fetchAll({ db, config }: { db: Database; config: Config }, source: string): Promise<void> {
  const storage = await openStorage(config, { isReady: true });
  const pictures = openPictureWorkerPool({ log });
  const folder = join(uploadFolderOf(config.dataDir), "import");
  try {
    const { fetched, failed } = await fetchPictures({ db, storage, pictures, internet, config }, source, {
      folder,
      onPicture: (address, error) => error !== null && printLine(`Picture ${address}: ${error}`),
    });
    if (fetched + failed > 0) printLine(`${formatCount(fetched, "picture", "pictures")} fetched, ${failed} not.`);
  } finally {
    pictures.close();
    await rm(uploadFolderOf(config.dataDir), { recursive: true, force: true });
  }
}

function formatInvited({ invited, unmailed }: { invited: number; unmailed: number }): string {
  const without = unmailed === 0 ? "" : ` ${formatCount(unmailed, "address takes", "addresses take")} no emails.`;
  return `${formatCount(invited, "business is", "businesses are")} invited; the emails leave while the site runs.${without}`;
}

function printReport({ line, business_name, outcome, notes }: RowReport): void {
  if (notes.length === 0) return;
  const name = business_name === "" ? "" : ` ${business_name}`;
  printLine(`Line ${line}${name}: ${outcome}`);
  for (const { column, text } of notes) printLine(column === "" ? `  ${text}` : `  ${column}: ${text}`);
}

function sum(reports: readonly RowReport[], isDry: boolean): void {
  const of = (wanted: RowOutcome) => reports.filter(({ outcome }) => outcome === wanted).length;
  const mended = reports.filter(
    ({ outcome, notes }) => ["new", "changed"].includes(outcome) && notes.length > 0,
  ).length;
  const summary = `${of("new")} new, ${of("changed")} changed, ${of("unchanged")} as they were, ${of("settled")} already claimed or removed, ${of("unpublished")} not published, ${of("refused")} refused.`;
  printLine(`${isDry ? "A dry run, nothing was written: " : ""}${summary}`);
  if (mended > 0)
    printLine(`Of the new and changed, ${formatCount(mended, "line was", "lines were")} corrected or incomplete.`);
}

async function readFileOf(file: string): Promise<Listings> {
  try {
    return readListings(await readBounded(file));
  } catch (cause) {
    throw cause instanceof CsvError ? new ConfigError(`${file}: ${cause.message}`) : cause;
  }
}

async function readMappingOf(file: string): Promise<Mapping> {
  const mapping = readMapping(await readBounded(file));
  if (typeof mapping === "string") throw new ConfigError(`The mapping ${file} can't be used: ${mapping}`);
  return mapping;
}

async function readBounded(file: string): Promise<string> {
  const { size } = await stat(file).catch((cause: unknown) => {
    throw unreadable(file, cause);
  });
  if (size > numbers.import_file_bytes_max) throw new ConfigError(`The file ${file} is too large. Import it in parts.`);
  return readTextFile(file);
}
