import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { TableColumns } from "./backup-form.ts";

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
export const queue_table = "jobs.job";

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
export function quoted(name: string): string {
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
