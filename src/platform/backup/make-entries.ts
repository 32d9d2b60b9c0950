import { promisify } from "node:util";
import { zstdCompress } from "node:zlib";
import pg from "pg";
import { readMigrations } from "../database/migrations.ts";
import { fileNamesOf } from "../pictures/pictures.ts";
import type { Storage } from "../storage/storage.ts";
import * as form from "./backup-form.ts";
import { type RowPort, readTables } from "./row-port.ts";

export type BackupSource = { port: RowPort; storage: Storage };

type PrintLine = (line: string) => void;

const compress = promisify(zstdCompress);
const files_at_once = 500;

/** Header, rows, files, checksums, in order. Each entry must be read before the next. */
export async function* makeEntries(
  source: BackupSource,
  { now, printLine, withFiles = true }: { now: Date; printLine: PrintLine; withFiles?: boolean },
): AsyncGenerator<form.Entry> {
  const { port } = source;
  const migration = (await readMigrations(port.query))?.last;
  if (migration === undefined) throw new form.BackupError("There is no site in the database: nothing was backed up.");
  const tables = await readTables(port);
  const header: form.Header = { format: form.backup_format, made_at: now.toISOString(), migration, tables };
  yield entryOf(form.header_name, Buffer.from(JSON.stringify(header)));
  const sums: form.Manifest["tables"] = {};
  let row_count = 0;
  for (const table of tables) {
    const sum = new form.AnyOrderSum();
    let piece = 0;
    for await (const rows of port.copyOut(table)) {
      sum.addLines(rows);
      piece += 1;
      const name = `${form.tables_folder}${table.name}/${String(piece).padStart(6, "0")}.zst`;
      yield entryOf(name, await compress(rows));
    }
    sums[table.name] = sum.read();
    row_count += sum.count;
  }
  printLine(`${row_count} rows of ${tables.length} tables …`);
  const files = new form.AnyOrderSum();
  if (withFiles) yield* fileEntries(source, files, printLine);
  const manifest: form.Manifest = { tables: sums, files: files.read(), bytes: files.bytes };
  yield entryOf(form.manifest_name, Buffer.from(JSON.stringify(manifest)));
}

/** A file in upload may have a row without bytes; a named file without bytes is missing on the site too. */
async function* fileEntries(
  { port, storage }: BackupSource,
  sum: form.AnyOrderSum,
  printLine: PrintLine,
): AsyncGenerator<form.Entry> {
  const missing: string[] = [];
  for await (const { name, is_named } of listNames(port)) {
    const bytes = await storage.get(name);
    if (bytes !== null) {
      sum.addFile(name, bytes);
      yield entryOf(`${form.files_folder}${name}`, bytes);
      if (sum.count % files_at_once === 0) printLine(`${sum.count} files …`);
    } else if (is_named) missing.push(name);
  }
  if (missing.length > 0)
    printLine(`${missing.length} files are referenced but not in storage, such as ${missing[0]}.`);
}

type NamedFile = Parameters<typeof fileNamesOf>[0] & { is_named: boolean };

async function* listNames(port: RowPort): AsyncGenerator<{ name: string; is_named: boolean }> {
  for (let last: string | undefined = ""; last !== undefined;) {
    const files: NamedFile[] = await port.query<NamedFile>(
      `select hash, kind, content_type, width, height, widths, cut_widths, bytes, check_at is null as is_named
        from stored_file where hash > ${pg.escapeLiteral(last)} order by hash limit ${files_at_once}`,
    );
    for (const file of files) for (const name of fileNamesOf(file)) yield { name, is_named: file.is_named };
    last = files.at(-1)?.hash;
  }
}

function entryOf(name: string, bytes: Uint8Array): form.Entry {
  return { name, size: bytes.length, body: [bytes] };
}
