import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { writeListings } from "../features/imports/export-listings.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/database.ts";
import { listExportable, readLines, type ExportedTable } from "../platform/database/export-tables.ts";
import { ConfigError } from "../platform/environment.ts";
import { makeFolder } from "../platform/storage/make-folder.ts";
import { moveFiles } from "../platform/storage/move-files.ts";
import { folderStorage, readyFolder } from "../platform/storage/storage-folder.ts";
import type { Storage } from "../platform/storage/storage.ts";

/** Specific to this installation, or derived from other tables. */
const left_out = new Set([
  "__drizzle_migrations",
  "account_token",
  "confirmed_email",
  "done_once",
  "file_to_remove",
  "health_sample",
  "hero_draft",
  "inbound_email",
  "installation",
  "invitation_token",
  "listing",
  "passkey",
  "passkey_challenge",
  "rate_limit_hit",
  "recovery_code",
  "reply_address",
  "second_factor",
  "session",
  "resolved_import",
  "suppressed_email",
]);

/** No hash, key or token is exported; file names are. */
const secret_column = /(?:^|_)(?:hash|secret|sealed|token|google_id)(?:_|$)/;
const file_columns = new Set(["file_hash", "content_hash"]);

/** Rule [moving-8]. */
function mayExport(table: string, column: string): boolean {
  if (left_out.has(table)) return false;
  return !secret_column.test(column) || file_columns.has(column) || (table === "stored_file" && column === "hash");
}

type Exporting = {
  config: Pick<Config, "apiUrl">;
  storage: Storage;
  folder: string;
  printLine: (line: string) => void;
};

/** One snapshot into an empty folder: JSON lines per table, an import file, and all stored files. */
export async function exportSite(db: Database, { config, storage, folder, printLine }: Exporting): Promise<void> {
  await makeEmpty(folder);
  const written = new Map<string, number>();
  const tables = await db.transaction(
    async (tx) => {
      const result = await listExportable(tx, mayExport);
      for (const table of result) written.set(table.name, await writeTable(tx, table, folder));
      written.set(
        "listings",
        await writeLines(join(folder, "listings.jsonl"), toLineStream(writeListings(tx, config))),
      );
      return result;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  printLine(`${tables.length} tables and ${written.get("listings") ?? 0} listings were written.`);
  const files = folderStorage(join(folder, "files"));
  await readyFolder(join(folder, "files"));
  const { copied, failed } = await moveFiles(storage, files, { remove: false, printLine });
  printLine(`${copied} files were written${failed.length === 0 ? "." : `, ${failed.length} could not be read.`}`);
  await writeFile(join(folder, "README.md"), writeExportReadme(tables, written, copied));
  if (failed.length > 0) throw new ConfigError("Some files could not be exported; the rest is complete.");
}

async function makeEmpty(folder: string): Promise<void> {
  try {
    makeFolder(join(folder, "tables"));
    const there = await readdir(folder);
    if (there.length === 1 && (await readdir(join(folder, "tables"))).length === 0) return;
  } catch (cause) {
    throw new ConfigError(`The folder ${folder} can't be written.`, { cause });
  }
  throw new ConfigError(`The folder ${folder} is not empty: choose a new one.`);
}

function writeTable(tx: Database, table: ExportedTable, folder: string): Promise<number> {
  return writeLines(join(folder, "tables", `${table.name}.jsonl`), readLines(tx, table));
}

async function* toLineStream(listings: AsyncIterable<object[]>): AsyncGenerator<string[]> {
  for await (const some of listings) yield some.map((each) => JSON.stringify(each));
}

async function writeLines(path: string, lines: AsyncIterable<string[]>): Promise<number> {
  const file = createWriteStream(path, { flags: "wx", mode: 0o600 });
  let count = 0;
  for await (const some of lines) {
    count += some.length;
    if (!file.write(some.map((line) => `${line}\n`).join(""))) await once(file, "drain");
  }
  file.end();
  await finished(file);
  return count;
}

function writeExportReadme(tables: readonly ExportedTable[], rows: ReadonlyMap<string, number>, files: number): string {
  const described = tables.map(({ name, columns }) =>
    [
      `### tables/${name}.jsonl (${rows.get(name) ?? 0})`,
      "",
      "| column | type |",
      "|---|---|",
      ...columns.map((column) => `| ${column.name} | ${column.type} |`),
      "",
    ].join("\n"),
  );
  return `# An export of Umshado

UTF-8 throughout. A file of JSON lines has an object on each line; times are UTC, money of budgets and quotes is cents, other prices are rand.
It contains personal information: protect it like the database. Passwords, sessions, links and second factors are not included.

- \`listings.jsonl\` (${rows.get("listings") ?? 0}): every business as \`npm run import -- listings.jsonl\` reads it, published or not, with the addresses of its pictures.
- \`files/\` (${files}): pictures, videos and documents. \`stored_file\` describes each: an image's widths are \`HASH-w320.webp\` and so on, anything else is one file.
- \`tables/\`: each full table. A column \`…_id\` refers to the \`id\` of another table.

## Tables

${described.join("\n")}`;
}
