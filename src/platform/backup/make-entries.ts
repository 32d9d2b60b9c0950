import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { zstdCompress } from "node:zlib";
import { fileNamesOf } from "../pictures.ts";
import type { Storage } from "../storage.ts";
import {
  backup_format,
  BackupError,
  files_folder,
  header_name,
  manifest_name,
  tables_folder,
  type Entry,
  type Header,
  type Manifest,
  type TableColumns,
  AnyOrderSum,
} from "./backup-form.ts";
import { type RowPort, readMigration, readTables } from "./row-port.ts";

/** What a backup is made of: a database that stands still for this connection, and its files. */
export type Source = { port: RowPort; storage: Storage };

const pack = promisify(zstdCompress);
const files_at_once = 500;

type Options = {
  now: Date;
  say(line: string): void;
  /** Whether its files come along; they do unless said. */
  withFiles?: boolean;
};

/**
 * A whole site, piece by piece: the header, the rows of each table, each file that the database names, and what all that adds
 * up to. A piece is taken before the next is made.
 */
export async function* makeEntries(source: Source, { now, say, withFiles = true }: Options): AsyncGenerator<Entry> {
  const header = await makeHeader(source.port, now);
  yield text(header_name, header);
  const tables: Manifest["tables"] = {};
  for (const table of header.tables) {
    const sum = new AnyOrderSum();
    yield* rowEntries(source.port, table, sum);
    tables[table.name] = sum.read();
  }
  const rows = Object.values(tables).reduce((all, { count }) => all + count, 0);
  say(`${rows} rows of ${header.tables.length} tables …`);
  const files = new FileSum();
  if (withFiles) yield* fileEntries(source, files, say);
  yield text(manifest_name, { tables, files: files.read(), bytes: files.bytes } satisfies Manifest);
}

async function makeHeader(port: RowPort, now: Date): Promise<Header> {
  const migration = await readMigration(port);
  if (migration === null) throw new BackupError("There is no site in the database: nothing was backed up.");
  return { format: backup_format, made_at: now.toISOString(), migration, tables: await readTables(port) };
}

async function* rowEntries(port: RowPort, table: TableColumns, sum: AnyOrderSum): AsyncGenerator<Entry> {
  let place = 0;
  for await (const rows of port.copyOut(table)) {
    sum.addLines(rows);
    const packed = await pack(rows);
    place += 1;
    yield whole(`${tables_folder}${table.name}/${String(place).padStart(6, "0")}.zst`, packed);
  }
}

type NamedFile = Parameters<typeof fileNamesOf>[0] & { is_named: boolean };

/** One that is being uploaded may have a row and no bytes yet; one that is named and has none is missing on the site too. */
async function* fileEntries({ port, storage }: Source, sum: FileSum, say: Options["say"]): AsyncGenerator<Entry> {
  const missing: string[] = [];
  for await (const file of filesOf(port))
    for (const name of fileNamesOf(file)) {
      const found = await readFile(storage, name);
      if (found === null && file.is_named) missing.push(name);
      if (found === null) continue;
      yield { name: `${files_folder}${name}`, size: found.size, body: sum.through(name, found.body) };
      if (sum.count % files_at_once === 0) say(`${sum.count} files …`);
    }
  if (missing.length > 0) say(`${missing.length} files are named and not in storage, such as ${missing[0]}.`);
}

async function* filesOf(port: RowPort): AsyncGenerator<NamedFile> {
  for (let last = ""; ;) {
    const found = await port.ask<NamedFile>(
      `select hash, kind, content_type, width, height, widths, cut_widths, bytes, look_at is null as is_named
        from stored_file where hash > $1 order by hash limit ${files_at_once}`,
      [last],
    );
    yield* found;
    const end = found.at(-1);
    if (end === undefined) return;
    last = end.hash;
  }
}

/** A file with its size, read as it is taken; null where there is none. */
async function readFile(storage: Storage, name: string): Promise<Omit<Entry, "name"> | null> {
  const part = await storage.getPart(name, { first: 0 });
  if (part === null) return null;
  return part === "beyond" ? { size: 0, body: [] } : { size: part.size, body: part.body };
}

/** What files add up to, each by its name and content. */
export class FileSum {
  readonly #sum = new AnyOrderSum();
  bytes = 0;

  get count(): number {
    return this.#sum.read().count;
  }

  /** The content as it passes; it is added once it has wholly passed. */
  async *through(name: string, body: Entry["body"]): AsyncGenerator<Uint8Array> {
    const content = createHash("sha256");
    for await (const piece of body) {
      content.update(piece);
      this.bytes += piece.length;
      yield piece;
    }
    this.#sum.add(name, content.digest());
  }

  read(): Manifest["files"] {
    return this.#sum.read();
  }
}

function text(name: string, value: Header | Manifest): Entry {
  return whole(name, Buffer.from(JSON.stringify(value)));
}

function whole(name: string, bytes: Uint8Array): Entry {
  return { name, size: bytes.length, body: [bytes] };
}
