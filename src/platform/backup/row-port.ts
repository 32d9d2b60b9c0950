import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { OpenDatabase } from "../database/database.ts";
import { connectAlone } from "../database/server-pool.ts";
import { BackupError, type TableColumns, AnyOrderSum } from "./backup-form.ts";

/** One connection. Rows use COPY's text form, which all PostgreSQL versions read. */
export type RowPort = {
  query: <T>(statement: string) => Promise<T[]>;
  copyOut(table: TableColumns): AsyncIterable<Buffer>;
  copyIn: (table: TableColumns, rows: Buffer) => Promise<void>;
};

export type RowPortTask<T> = (port: RowPort) => Promise<T>;

/** Fixes how values are written and read, whatever the database's settings. */
export const portable_settings =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1";

const queue_table = "jobs.job";
const pending = "where state::text in ('created', 'retry', 'active')";
const piece_bytes = 2 * 1024 * 1024;
/** Per query, since the embedded database returns whole results only. */
const pages_at_once = 256;

export async function withPort<T>({ kind, driver }: OpenDatabase, work: RowPortTask<T>): Promise<T> {
  if (kind === "embedded") return work(embeddedPort(driver as PGlite));
  return withServer((driver as pg.Pool).options, "DATABASE_URL", work);
}

export async function withServer<T>(config: pg.ClientConfig, setting: string, work: RowPortTask<T>): Promise<T> {
  const client = await connectAlone({ application_name: "umshado backup", ...config }).catch((cause: Error) => {
    throw new BackupError(`The database of ${setting} can't be used: ${cause.message}.`, { cause });
  });
  try {
    return await work(serverPort(client));
  } finally {
    // this ends its transaction and locks
    await client.end();
  }
}

function serverPort(client: pg.ClientBase): RowPort {
  return {
    query: async <T>(statement: string) => (await client.query(statement)).rows as T[],
    copyOut: (table) => fullRows(client.query(copyTo(`copy (${selectOf(table)}) to stdout`))),
    copyIn: (table, rows) =>
      pipeline(Readable.from([rows]), client.query(copyFrom(`copy ${intoOf(table)} from stdin`))),
  };
}

export function embeddedPort(driver: PGlite): RowPort {
  return {
    query: async <T>(statement: string) => ((await driver.exec(statement)).at(-1)?.rows ?? []) as T[],
    // the queue's table is partitioned and has no pages: all of it comes with the first range
    async *copyOut(table) {
      const { rows } = await driver.query<{ page: number }>(
        `select generate_series(0, pg_relation_size($1::regclass) / current_setting('block_size')::int, ${pages_at_once})::int as page`,
        [quoted(table.name)],
      );
      for (const { page } of rows) {
        const condition = `where ctid >= '(${page},0)' and ctid < '(${page + pages_at_once},0)'`;
        const { blob } = await driver.query(`copy (${selectOf(table, condition)}) to '/dev/blob'`);
        if (blob !== undefined && blob.size > 0) yield Buffer.from(await blob.arrayBuffer());
      }
    },
    async copyIn(table, rows) {
      await driver.query(`copy ${intoOf(table)} from '/dev/blob'`, [], { blob: new Blob([Uint8Array.from(rows)]) });
    },
  };
}

/** In chunks of similar size; COPY's text form has no line break inside a row. */
async function* fullRows(stream: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    const end = bytes < piece_bytes ? 0 : chunk.lastIndexOf(10) + 1;
    if (end > 0) {
      yield Buffer.concat([...waiting, chunk.subarray(0, end)]);
      [waiting, bytes] = [[], chunk.length - end];
    }
    waiting.push(chunk.subarray(end));
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

const quoted = (name: string) => name.split(".").map(pg.escapeIdentifier).join(".");
const columnsOf = ({ columns }: TableColumns) => columns.map(pg.escapeIdentifier).join(", ");
const intoOf = (table: TableColumns) => `${quoted(table.name)} (${columnsOf(table)})`;

function selectOf(table: TableColumns, condition = ""): string {
  return `select ${columnsOf(table)} from ${quoted(table.name)} ${table.name === queue_table ? pending : condition}`;
}

/** Our tables and the queue's; an extension's tables are left out. */
export async function readTables(port: RowPort): Promise<TableColumns[]> {
  return port.query<TableColumns>(`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where (n.nspname = 'public' and c.relkind = 'r' or n.nspname || '.' || c.relname = '${queue_table}')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')
    group by 1 order by 1`);
}

export async function sumRows(port: RowPort, table: TableColumns): Promise<string> {
  const sum = new AnyOrderSum();
  for await (const rows of port.copyOut(table)) sum.addLines(rows);
  return sum.read().sum;
}

/** Without foreign keys and triggers, in any order; keys are checked at the end. Needs the tables' owner. */
export async function loadTables<T>(port: RowPort, load: () => Promise<T>): Promise<T> {
  await port.query(`${portable_settings}; begin`);
  try {
    const tables = (await readTables(port)).map(({ name }) => quoted(name));
    const siteTables = tables.filter((name) => name !== quoted(queue_table));
    const keys = await port.query<{ dropped: string; added: string }>(`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as added
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1`);
    for (const { dropped } of keys) await port.query(dropped);
    for (const table of siteTables) await port.query(`alter table ${table} disable trigger user`);
    await port.query(`truncate ${tables.join(", ")}`);
    const loaded = await load();
    await port.query(`delete from ${queue_table} where name not in (select name from jobs.queue)`);
    for (const table of siteTables) await port.query(`alter table ${table} enable trigger user`);
    for (const { added } of keys) await port.query(added);
    await port.query("commit; analyze");
    return loaded;
  } catch (cause) {
    await port.query("rollback").catch(() => undefined);
    throw cause;
  }
}
