import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { OpenDatabase } from "../database.ts";
import { connectAlone } from "../server-pool.ts";
import { BackupError, type TableColumns, AnyOrderSum } from "./backup-form.ts";

/** One connection. Rows use COPY's text form, which all PostgreSQL versions read. */
export type RowPort = {
  ask<T>(statement: string, values?: unknown[]): Promise<T[]>;
  copyOut(table: TableColumns): AsyncIterable<Buffer>;
  copyIn(table: TableColumns, rows: Buffer): Promise<void>;
};

/** Fixes how values are written and read, whatever the database's settings. */
export const portable_settings =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1";

const queue_table = "jobs.job";
const pending = "where state::text in ('created', 'retry', 'active')";
const piece_bytes = 2 * 1024 * 1024;
/** Per query, since the embedded database returns whole results only. */
const pages_at_once = 256;

export async function withPort<T>({ kind, driver }: OpenDatabase, work: (port: RowPort) => Promise<T>): Promise<T> {
  if (kind === "embedded") return work(embeddedPort(driver as PGlite));
  return withClient(await connectAlone((driver as pg.Pool).options), work);
}

export async function withServer<T>(
  { connectionString, setting }: { connectionString: string; setting: string },
  work: (port: RowPort) => Promise<T>,
): Promise<T> {
  const client = await connectAlone({ connectionString, application_name: "umshado backup" }).catch(
    (cause: unknown) => {
      const why = cause instanceof Error ? cause.message : "no answer";
      throw new BackupError(`The database of ${setting} can't be used: ${why}.`, { cause });
    },
  );
  return withClient(client, work);
}

/** Ending the connection ends its transaction and locks. */
async function withClient<T>(client: pg.Client, work: (port: RowPort) => Promise<T>): Promise<T> {
  try {
    return await work(serverPort(client));
  } finally {
    await client.end();
  }
}

function serverPort(client: pg.ClientBase): RowPort {
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

async function pageCount(driver: PGlite, name: string): Promise<number> {
  // a partitioned table has no pages itself
  if (name === queue_table) return 1;
  const size = "pg_relation_size($1::regclass) / current_setting('block_size')::int";
  const { rows } = await driver.query<{ pages: number }>(`select (${size})::int as pages`, [quoted(name)]);
  return rows[0]?.pages ?? 0;
}

/** In chunks of similar size; COPY's text form has no line break inside a row. */
async function* wholeRows(stream: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
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

const quoted = (name: string) => name.split(".").map(pg.escapeIdentifier).join(".");
const columnsOf = ({ columns }: TableColumns) => columns.map(pg.escapeIdentifier).join(", ");
const intoOf = (table: TableColumns) => `${quoted(table.name)} (${columnsOf(table)})`;

function selectOf(table: TableColumns, part = ""): string {
  return `select ${columnsOf(table)} from ${quoted(table.name)} ${table.name === queue_table ? pending : part}`;
}

/** Our tables and the queue's; an extension's tables are left out. */
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

export async function readMigration(port: RowPort): Promise<number | null> {
  const [table] = await port.ask<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (table?.name == null) return null;
  const [newest] = await port.ask<{ at: number | null }>(
    "select max(created_at)::float8 as at from drizzle.__drizzle_migrations",
  );
  return newest?.at ?? null;
}

export async function sumRows(port: RowPort, table: TableColumns): Promise<string> {
  const sum = new AnyOrderSum();
  for await (const rows of port.copyOut(table)) sum.addLines(rows);
  return sum.read().sum;
}

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Without foreign keys and triggers, so that order doesn't matter; keys are checked at the end. Needs the tables'
 * owner, not a superuser.
 */
export async function loadTables(port: RowPort, load: () => Promise<void>): Promise<void> {
  await port.ask(`${portable_settings}; begin`);
  try {
    const tables = (await readTables(port)).map(({ name }) => quoted(name));
    const own = tables.filter((name) => name !== quoted(queue_table));
    const keys = await port.ask<ForeignKey>(`
      select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(f.conname) as name, pg_get_constraintdef(f.oid) as definition
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
      where f.contype = 'f' and n.nspname = 'public' order by 1, 2`);
    for (const { table, name } of keys) await port.ask(`alter table ${table} drop constraint ${name}`);
    for (const table of own) await port.ask(`alter table ${table} disable trigger user`);
    await port.ask(`truncate ${tables.join(", ")}`);
    await load();
    await port.ask(`delete from ${queue_table} where name not in (select name from jobs.queue)`);
    for (const table of own) await port.ask(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of keys)
      await port.ask(`alter table ${table} add constraint ${name} ${definition}`);
    await port.ask("commit");
  } catch (cause) {
    await port.ask("rollback").catch(() => undefined);
    throw cause;
  }
}
