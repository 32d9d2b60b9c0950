import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { type TableColumns, AnyOrderSum } from "./backup-form.ts";

/** Rows in the text form of COPY, which reads alike in every version of PostgreSQL; each piece ends where a row does. */
type Rows = AsyncIterable<Buffer>;

/** One connection to a database, embedded or a server's, as backups use it: statements, and rows by COPY. */
export type RowPort = {
  ask<T>(statement: string, values?: unknown[]): Promise<T[]>;
  copyOut(table: TableColumns): Rows;
  copyIn(table: TableColumns, rows: Buffer): Promise<void>;
};

/** How values are written and read, whatever the database has as its own way. */
export const portable_settings =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1";

/** The queue's table, whose rows that are done need no copy. */
const queue_table = "jobs.job";

/** Of the queue only what is still to be done, or under way. */
const pending = "where state::text in ('created', 'retry', 'active')";

/** So many bytes of rows are packed as one piece. */
const piece_bytes = 2 * 1024 * 1024;

/** So many pages of a table are read at a time from the embedded database, which answers whole statements only. */
const pages_at_once = 256;

export function serverPort(client: pg.ClientBase): RowPort {
  return {
    async ask<T>(statement: string, values?: unknown[]) {
      const answer = await client.query(statement, values);
      return answer.rows as T[];
    },
    copyOut: (table) => wholeRows(client.query(copyTo(`copy (${selectOf(table)}) to stdout`))),
    copyIn: (table, rows) =>
      pipeline(Readable.from([rows]), client.query(copyFrom(`copy ${intoOf(table)} from stdin`))),
  };
}

export function embeddedPort(driver: PGlite): RowPort {
  return {
    async ask<T>(statement: string, values?: unknown[]) {
      if (values === undefined) return ((await driver.exec(statement)).at(-1)?.rows ?? []) as T[];
      return (await driver.query<T>(statement, values)).rows;
    },
    copyOut: (table) => pagesOf(driver, table),
    async copyIn(table, rows) {
      await driver.query(`copy ${intoOf(table)} from '/dev/blob'`, [], { blob: new Blob([Uint8Array.from(rows)]) });
    },
  };
}

async function* pagesOf(driver: PGlite, table: TableColumns): AsyncGenerator<Buffer> {
  for (let page = 0; page < (await pageCount(driver, table.name)); page += pages_at_once) {
    const part = `where ctid >= '(${page},0)' and ctid < '(${page + pages_at_once},0)'`;
    const { blob } = await driver.query(`copy (${selectOf(table, part)}) to '/dev/blob'`);
    if (blob !== undefined && blob.size > 0) yield Buffer.from(await blob.arrayBuffer());
  }
}

/** A table in parts is asked for as one. */
async function pageCount(driver: PGlite, name: string): Promise<number> {
  if (name === queue_table) return 1;
  const size = "pg_relation_size($1::regclass) / current_setting('block_size')::int";
  const { rows } = await driver.query<{ pages: number }>(`select (${size})::int as pages`, [quoted(name)]);
  return rows[0]?.pages ?? 0;
}

/** Pieces of about the same size that end with a row: within a row the text form has no end of a line. */
async function* wholeRows(stream: AsyncIterable<Buffer>): Rows {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const end = chunk.lastIndexOf(10) + 1;
    bytes += chunk.length;
    if (bytes < piece_bytes || end === 0) {
      waiting.push(chunk);
      continue;
    }
    yield Buffer.concat([...waiting, chunk.subarray(0, end)]);
    waiting = [chunk.subarray(end)];
    bytes = chunk.length - end;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

/** A name as SQL has it; `jobs.job` is two. */
function quoted(name: string): string {
  return name
    .split(".")
    .map((part) => pg.escapeIdentifier(part))
    .join(".");
}

function columnsOf({ columns }: TableColumns): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(", ");
}

function selectOf(table: TableColumns, part = ""): string {
  return `select ${columnsOf(table)} from ${quoted(table.name)} ${table.name === queue_table ? pending : part}`;
}

function intoOf(table: TableColumns): string {
  return `${quoted(table.name)} (${columnsOf(table)})`;
}

/** Every table with the columns that are stored and not computed: ours, and that of the queue. What an extension keeps is its own. */
export async function readTables(port: RowPort): Promise<TableColumns[]> {
  return port.ask<TableColumns>(`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where (n.nspname = 'public' and c.relkind = 'r' or n.nspname || '.' || c.relname = '${queue_table}')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')
    group by 1 order by 1`);
}

/** When the newest migration that was run was written; null where none was. */
export async function readMigration(port: RowPort): Promise<number | null> {
  const [there] = await port.ask<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (there?.is !== true) return null;
  const [found] = await port.ask<{ at: string | null }>(
    "select max(created_at)::text as at from drizzle.__drizzle_migrations",
  );
  return found?.at == null ? null : Number(found.at);
}

/** Whether anything at all stands where a restore would write. */
export async function hasTables(port: RowPort): Promise<boolean> {
  const [found] = await port.ask<{ has: boolean }>(`
    select exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'jobs', 'drizzle') and c.relkind in ('r', 'p')
        and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')) as has`);
  return found?.has === true;
}

type Reference = { owner: string; name: string; says: string };

/** A transaction into which the rows of a backup go, while nothing of the schema acts on them. */
export type Loading = { commit(): Promise<void>; rollback(): Promise<void> };

/**
 * Begins to load rows as they are: what triggers keep is among them, so none acts; references come back at the end and are
 * checked then, so that tables come in any order. An owner of the tables may do all of it, no superuser is needed.
 */
export async function beginLoading(port: RowPort): Promise<Loading> {
  await port.ask(portable_settings);
  await port.ask("begin");
  const tables = (await readTables(port)).map(({ name }) => quoted(name));
  const own = tables.filter((name) => name !== quoted(queue_table));
  const references = await readReferences(port);
  for (const { owner, name } of references) await port.ask(`alter table ${owner} drop constraint ${name}`);
  for (const table of own) await port.ask(`alter table ${table} disable trigger user`);
  await port.ask(`truncate ${tables.join(", ")}`);
  return {
    async commit() {
      // work of a kind that this program doesn't know
      await port.ask(`delete from ${queue_table} where name not in (select name from jobs.queue)`);
      for (const table of own) await port.ask(`alter table ${table} enable trigger user`);
      for (const { owner, name, says } of references)
        await port.ask(`alter table ${owner} add constraint ${name} ${says}`);
      await port.ask("commit");
    },
    rollback: async () => void (await port.ask("rollback")),
  };
}

async function readReferences(port: RowPort): Promise<Reference[]> {
  return port.ask<Reference>(`
    select format('%I.%I', n.nspname, c.relname) as owner, quote_ident(f.conname) as name, pg_get_constraintdef(f.oid) as says
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    where f.contype = 'f' and n.nspname = 'public' order by 1, 2`);
}

/** What the rows of tables add up to. */
export async function sumRows(port: RowPort, tables: readonly TableColumns[]) {
  const sums: Record<string, ReturnType<AnyOrderSum["read"]>> = {};
  for (const table of tables) {
    const sum = new AnyOrderSum();
    for await (const rows of port.copyOut(table)) sum.addLines(rows);
    sums[table.name] = sum.read();
  }
  return sums;
}
