import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import PQueue from "p-queue";
import { openEmbedded, openServer, type OpenDatabase } from "../database.ts";
import { openJobs, type JobDefinition } from "../jobs.ts";
import type { Log } from "../log.ts";
import { assertKnown, isNewest, withMigrationsUpTo } from "../migrations.ts";
import type { Storage } from "../storage.ts";
import { syncPath, syncTree } from "../sync-path.ts";
import { BackupError, backup_format, type Entry, type Header, type Manifest, gather } from "./backup-form.ts";
import { readEntries, type Taker } from "./read-entries.ts";
import { type RowPort, loadTables, readTables, sumRows, withPort, withServer } from "./row-port.ts";

export type Place = {
  assertEmpty(): Promise<void>;
  open(migrationsFolder?: string): Promise<OpenDatabase>;
  finish(): Promise<void>;
  undo(): Promise<void>;
};

/** Renamed into place only once it is complete and synced. */
export function embeddedPlace(folder: string): Place {
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

export function serverPlace(connectionString: string, log: Log, setting = "DATABASE_URL"): Place {
  const ask = <T>(statement: string) => withServer({ connectionString, setting }, (port) => port.ask<T>(statement));
  return {
    async assertEmpty() {
      if ((await ask(any_table)).length > 0)
        throw new BackupError(`The database of ${setting} is not empty: restore into a new one. Nothing was changed.`);
    },
    open: (migrationsFolder) =>
      openServer(connectionString, log, { isPatient: true, ...(migrationsFolder && { migrationsFolder }) }),
    finish: () => Promise.resolve(),
    undo: async () => void (await ask(drop_all)),
  };
}

const any_table = `
  select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'jobs', 'drizzle') and c.relkind in ('r', 'p')
    and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e') limit 1`;

/** For a database that was empty before; extensions' objects stay. */
const drop_all = `
  drop schema if exists jobs cascade;
  drop schema if exists drizzle cascade;
  do $$ declare each record; begin
    for each in select c.oid::regclass as name, c.relkind as kind from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'r')
        and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e') order by c.relkind = 'r'
    loop
      if to_regclass(each.name::text) is not null then
        execute format('drop %s %s cascade', case each.kind when 'v' then 'view' else 'table' end, each.name);
      end if;
    end loop;
    for each in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
    loop execute format('drop routine if exists %s cascade', each.name); end loop;
  end $$`;

export type Restoring = {
  place: Place;
  storage: Storage;
  definitions: readonly JobDefinition<object>[];
  log: Log;
  say(line: string): void;
};

/** Restores nothing. Throws a `BackupError` for a damaged or incompatible backup. */
export async function checkEntries(entries: AsyncIterable<Entry>): Promise<{ header: Header; manifest: Manifest }> {
  let header: Header | undefined;
  const manifest = await readEntries(entries, {
    async header(read) {
      if (read.format !== backup_format)
        throw new BackupError("The backup was made by a newer Umshado: restore it with that one. Nothing was changed.");
      assertKnown(read.migration);
      header = read;
    },
    rows: () => Promise.resolve(),
    async file(_name, body) {
      for await (const piece of body) void piece;
    },
  });
  if (header === undefined) throw new BackupError("The backup is empty.");
  return { header, manifest };
}

/** Commits only if all checksums match after reading back, then migrates. A failure leaves nothing behind. */
export async function restoreSite(
  entries: AsyncIterable<Entry>,
  { migration }: Pick<Header, "migration">,
  { place, storage, definitions, log, say }: Restoring,
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
    await place.finish();
    return manifest;
  } catch (cause) {
    await files.undo();
    await place.undo();
    throw cause;
  }
}

async function loadEntries(port: RowPort, entries: AsyncIterable<Entry>, files: Files): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await loadTables(port, async () => {
    let tables: Header["tables"] = [];
    manifest = await readEntries(entries, {
      async header(header) {
        ({ tables } = header);
        assertOfSchema(tables, await readTables(port));
      },
      async rows(name, rows) {
        const table = tables.find((each) => each.name === name);
        if (table !== undefined) await port.copyIn(table, rows);
      },
      file: files.put,
    });
    await files.finish();
    for (const table of tables)
      if ((await sumRows(port, table)) !== manifest.tables[table.name]?.sum)
        throw new BackupError(`What was restored of ${table.name} is not what was backed up. Nothing was changed.`);
  });
  if (manifest === undefined) throw new BackupError("The backup is empty.");
  await port.ask("analyze");
  return manifest;
}

/** Only known tables and columns, for safety. */
function assertOfSchema(tables: Header["tables"], known: Header["tables"]): void {
  const columns = new Map(known.map((table) => [table.name, new Set(table.columns)]));
  const other = tables.find(({ name, columns: named }) => !named.every((column) => columns.get(name)?.has(column)));
  if (other !== undefined)
    throw new BackupError(`The backup names ${other.name}, or a column of it, which no site of its release has.`);
}

const files_at_once = 8;
const file_bytes_max = 512 * 1024 * 1024;

type Files = { put: Taker["file"]; finish(): Promise<void>; undo(): Promise<void> };

function openFiles(storage: Storage, say: Restoring["say"]): Files {
  const names: string[] = [];
  const writes = new PQueue({ concurrency: files_at_once });
  const failed = writes.onError();
  failed.catch(() => undefined);
  const write = async (name: string, bytes: Buffer) => {
    await storage.put(name, bytes);
    const stored = await storage.get(name);
    if (stored === null || Buffer.compare(stored, bytes) !== 0)
      throw new BackupError(`What was written of the file ${name} is not what is read back. Nothing was changed.`);
  };
  return {
    async put(name, body) {
      const bytes = await gather(body, file_bytes_max);
      names.push(name);
      writes.add(() => write(name, bytes)).catch(() => undefined);
      // limits memory to the files being written
      await Promise.race([failed, writes.onSizeLessThan(1)]);
      if (names.length % 500 === 0) say(`${names.length} files …`);
    },
    finish: () => Promise.race([failed, writes.onIdle()]),
    async undo() {
      await writes.onIdle();
      for (const name of names) await storage.remove(name).catch(() => undefined);
    },
  };
}
