import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import PQueue from "p-queue";
import { openEmbedded, openDatabaseServer, type OpenDatabase } from "../database/database.ts";
import { assertKnown, isNewest, readMigrations, withMigrationsUpTo } from "../database/migrations.ts";
import { openJobs, type JobDefinition } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import { syncPath, syncTree } from "../storage/sync-path.ts";
import { BackupError, backup_format, type Entry, type Header, type Manifest } from "./backup-form.ts";
import { readEntries } from "./read-entries.ts";
import { type RowPort, type RowPortTask, loadTables, readTables, sumRows, withPort, withServer } from "./row-port.ts";

export type RestoreTarget = {
  assertEmpty(): Promise<void>;
  open(migrationsFolder?: string): Promise<OpenDatabase>;
  finish?(): Promise<void>;
  undo(): Promise<void>;
};

/** Renamed into place only once it is complete and synced. */
export function embeddedTarget(folder: string): RestoreTarget {
  const draft = `${folder}-restoring`;
  return {
    async assertEmpty() {
      if (existsSync(folder))
        throw new BackupError(`There is a database in ${folder}: restore into another DATA_DIR. Nothing was changed.`);
      await rm(draft, { recursive: true, force: true });
    },
    async open(migrationsFolder) {
      await mkdir(dirname(folder), { recursive: true });
      return openEmbedded(draft, { migrationsFolder });
    },
    async finish() {
      await syncTree(draft);
      await rename(draft, folder);
      await syncPath(dirname(folder));
    },
    undo: () => rm(draft, { recursive: true, force: true }),
  };
}

export function serverTarget(connectionString: string, log: Log, setting = "DATABASE_URL"): RestoreTarget {
  const onPort = <T>(work: RowPortTask<T>) => withServer({ connectionString }, setting, work);
  return {
    async assertEmpty() {
      const tables = await onPort(readTables);
      if (tables.length > 0 || (await onPort(({ query }) => readMigrations(query))) !== null)
        throw new BackupError(`The database of ${setting} is not empty: restore into a new one. Nothing was changed.`);
    },
    open: (migrationsFolder) =>
      openDatabaseServer(connectionString, log, { isPatient: true, ...(migrationsFolder && { migrationsFolder }) }),
    undo: async () => void (await onPort(({ query }) => query(drop_all))),
  };
}

/** For a database that was empty before; extensions' objects stay. */
const drop_all = `
  drop schema if exists jobs, drizzle cascade;
  do $$ begin execute (
    select coalesce(string_agg(format('drop %s if exists %s cascade', kind, name), ';'), '') from (
      select oid, 'table' as kind, oid::regclass::text as name
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      union all select oid, 'routine', oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
    ) as each where not exists (select from pg_depend where objid = each.oid and deptype = 'e'));
  end $$`;

export type Restoring = {
  place: RestoreTarget;
  storage: Storage;
  definitions: readonly JobDefinition<object>[];
  log: Log;
  printLine(line: string): void;
};

/** Restores nothing. Throws a `BackupError` for a damaged or incompatible backup. */
export async function checkEntries(entries: AsyncIterable<Entry>): Promise<{ header: Header; manifest: Manifest }> {
  return readEntries(entries, {
    async header({ format, migration }) {
      if (format !== backup_format)
        throw new BackupError("The backup was made by a newer Umshado: restore it with that one. Nothing was changed.");
      assertKnown(migration);
    },
    rows: () => Promise.resolve(),
    file: () => Promise.resolve(),
  });
}

/** Commits only if all checksums match, then migrates. A failure leaves nothing behind. */
export async function restoreSite(
  entries: AsyncIterable<Entry>,
  { migration }: Pick<Header, "migration">,
  { place, storage, definitions, log, printLine: say }: Restoring,
): Promise<Manifest> {
  const files = openFiles(storage, say);
  try {
    const manifest = await withMigrationsUpTo(migration, async (folder) => {
      const database = await place.open(folder);
      try {
        const jobs = await openJobs(database, definitions, log);
        await jobs.stop();
        return await withPort(database, (port) => loadEntries(port, entries, files));
      } finally {
        await database.close();
      }
    });
    if (!isNewest(migration)) await (await place.open()).close();
    await place.finish?.();
    return manifest;
  } catch (cause) {
    await files.undo();
    await place.undo();
    throw cause;
  }
}

async function loadEntries(
  port: RowPort,
  entries: AsyncIterable<Entry>,
  files: ReturnType<typeof openFiles>,
): Promise<Manifest> {
  return loadTables(port, async () => {
    const read = await readEntries(entries, {
      // only known tables and columns, for safety
      async header({ tables }) {
        const known = new Map((await readTables(port)).map(({ name, columns }) => [name, columns]));
        for (const { name, columns } of tables)
          if (!columns.every((column) => known.get(name)?.includes(column)))
            throw new BackupError(`The backup contains ${name}, or a column of it, which its release doesn't have.`);
      },
      rows: port.copyIn,
      file: files.put,
    });
    await files.finish();
    for (const table of read.header.tables)
      if ((await sumRows(port, table)) !== read.manifest.tables[table.name]?.sum)
        throw new BackupError(`The restored table ${table.name} differs from the backup. Nothing was changed.`);
    return read.manifest;
  });
}

const files_at_once = 8;

function openFiles(storage: Storage, printLine: Restoring["printLine"]) {
  const names: string[] = [];
  const writes = new PQueue({ concurrency: files_at_once });
  const failed = writes.onError();
  failed.catch(() => undefined);
  const write = async (name: string, bytes: Uint8Array) => {
    await storage.put(name, bytes);
    const stored = await storage.get(name);
    if (stored === null || Buffer.compare(stored, bytes) !== 0)
      throw new BackupError(`The file ${name} reads back differently from what was written. Nothing was changed.`);
  };
  return {
    async put(name: string, bytes: Uint8Array): Promise<void> {
      names.push(name);
      writes.add(() => write(name, bytes)).catch(() => undefined);
      // limits memory to the files being written
      await Promise.race([failed, writes.onSizeLessThan(1)]);
      if (names.length % 500 === 0) printLine(`${names.length} files …`);
    },
    finish: () => Promise.race([failed, writes.onIdle()]),
    async undo() {
      await writes.onIdle();
      for (const name of names) await storage.remove(name).catch(() => undefined);
    },
  };
}
