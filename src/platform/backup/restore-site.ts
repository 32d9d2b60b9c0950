import PQueue from "p-queue";
import { openJobs, type JobDefinition } from "../jobs.ts";
import type { Log } from "../log.ts";
import { assertKnown, isNewest, withMigrationsUpTo } from "../migrations.ts";
import type { Storage } from "../storage.ts";
import { BackupError, backup_format, type Entry, type Header, type Manifest, gather } from "./backup-form.ts";
import { readEntries, type Taker } from "./check-archive.ts";
import { withPort, type Place } from "./place.ts";
import { type RowPort, readTables, beginLoading, sumRows } from "./row-port.ts";

export type Restoring = {
  place: Place;
  storage: Storage;
  /** Every kind of work that may lie in the queue. */
  definitions: readonly JobDefinition<object>[];
  log: Log;
  say(line: string): void;
};

/** Reads a backup to its end without doing anything with it, and answers its header. Throws a `BackupError` where it is damaged or not for this program. */
export async function checkEntries(entries: AsyncIterable<Entry>): Promise<{ header: Header; manifest: Manifest }> {
  let header: Header | undefined;
  const manifest = await readEntries(entries, {
    async header(found) {
      assertReadable(found);
      header = found;
    },
    rows: () => Promise.resolve(),
    async file(_name, body) {
      for await (const piece of body) void piece;
    },
  });
  if (header === undefined) throw new BackupError("The backup is empty.");
  return { header, manifest };
}

function assertReadable({ format, migration }: Header): void {
  if (format !== backup_format)
    throw new BackupError("The backup was made by a newer Umshado: restore it with that one. Nothing was changed.");
  assertKnown(migration);
}

/**
 * Brings a site to an empty place: its schema as it was, its rows in one transaction, its files; reads all of them back, and commits
 * only where they add up to what was brought. Then the schema goes on to this program's. What fails leaves nothing behind.
 */
export async function restoreSite(
  entries: AsyncIterable<Entry>,
  { migration }: Pick<Header, "migration">,
  to: Restoring,
): Promise<Manifest> {
  const files = new PutFiles(to.storage);
  try {
    const manifest = await withMigrationsUpTo(migration, (folder) => bring(entries, files, { ...to, folder }));
    if (!isNewest(migration)) await (await to.place.open()).close();
    await to.place.finish();
    return manifest;
  } catch (cause) {
    await files.undo();
    await to.place.undo();
    throw cause;
  }
}

async function bring(
  entries: AsyncIterable<Entry>,
  files: PutFiles,
  { place, definitions, log, say, folder }: Restoring & { folder: string },
): Promise<Manifest> {
  const database = await place.open(folder);
  try {
    const jobs = await openJobs(database, definitions, log);
    await jobs.stop();
    return await withPort(database, async (port) => {
      const manifest = await load(port, entries, { files, say });
      await port.ask("analyze");
      return manifest;
    });
  } finally {
    await database.close();
  }
}

async function load(
  port: RowPort,
  entries: AsyncIterable<Entry>,
  { files, say }: { files: PutFiles } & Pick<Restoring, "say">,
): Promise<Manifest> {
  const loading = await beginLoading(port);
  try {
    const { taker, read } = openTaker(port, files, say);
    const manifest = await readEntries(entries, taker);
    await files.finish();
    await assertLoaded(port, read().tables, manifest);
    await loading.commit();
    return manifest;
  } catch (cause) {
    await loading.rollback().catch(() => undefined);
    throw cause;
  }
}

function openTaker(port: RowPort, files: PutFiles, say: Restoring["say"]): { taker: Taker; read(): Header } {
  let header: Header | undefined;
  const read = () => {
    if (header === undefined) throw new BackupError("The backup is empty.");
    return header;
  };
  const taker: Taker = {
    async header(found) {
      assertOfSchema(found.tables, await readTables(port));
      header = found;
    },
    async rows(name, rows) {
      const table = read().tables.find((each) => each.name === name);
      if (table !== undefined) await port.copyIn(table, rows);
    },
    async file(name, body) {
      const count = await files.put(name, body);
      if (count % 500 === 0) say(`${count} files …`);
    },
  };
  return { taker, read };
}

/** Rows go into tables and columns of our schema alone, whatever a file names. */
function assertOfSchema(tables: Header["tables"], known: Header["tables"]): void {
  const columns = new Map(known.map((table) => [table.name, new Set(table.columns)]));
  const isKnown = (table: Header["tables"][number]) =>
    table.columns.every((column) => columns.get(table.name)?.has(column) === true);
  const other = tables.find((table) => !isKnown(table));
  if (other !== undefined)
    throw new BackupError(`The backup names ${other.name}, or a column of it, which no site of its release has.`);
}

async function assertLoaded(port: RowPort, tables: Header["tables"], manifest: Manifest): Promise<void> {
  const found = await sumRows(port, tables);
  const other = tables.find(({ name }) => found[name]?.sum !== manifest.tables[name]?.sum);
  if (other !== undefined)
    throw new BackupError(`What was restored of ${other.name} is not what was backed up. Nothing was changed.`);
}

/** Each waits for the disk or the network. */
const files_at_once = 8;

/** No upload may be as large, a film neither. */
const file_bytes_max = 512 * 1024 * 1024;

/** Puts files into storage, some at a time, and reads each back. */
class PutFiles {
  readonly #storage: Storage;
  readonly #put: string[] = [];
  readonly #writes = new PQueue({ concurrency: files_at_once });
  #failure: Error | undefined;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Takes a body, and answers how many were taken so far. */
  async put(name: string, body: AsyncIterable<Uint8Array>): Promise<number> {
    const bytes = await gather(body, file_bytes_max);
    this.#put.push(name);
    this.#writes
      .add(() => this.#write(name, bytes))
      .catch((cause: unknown) => void (this.#failure ??= cause instanceof Error ? cause : new Error(String(cause))));
    // no more in memory than are being written
    await this.#writes.onSizeLessThan(1);
    this.#assertWell();
    return this.#put.length;
  }

  /** Answers when all that was taken stands in storage. */
  async finish(): Promise<void> {
    await this.#writes.onIdle();
    this.#assertWell();
  }

  /** Takes them out again. */
  async undo(): Promise<void> {
    await this.#writes.onIdle();
    for (const name of this.#put) await this.#storage.remove(name).catch(() => undefined);
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    await this.#storage.put(name, bytes);
    const found = await this.#storage.get(name);
    if (found === null || Buffer.compare(found, bytes) !== 0)
      throw new BackupError(`What was written of the file ${name} is not what is read back. Nothing was changed.`);
  }

  #assertWell(): void {
    if (this.#failure !== undefined) throw this.#failure;
  }
}
