import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

const rows_a_chunk = 200;

/**
 * Writes many rows by COPY over a connection to a server, within the transaction that is open there. Columns that a row leaves out take
 * their defaults. Nothing happens for no rows.
 */
export async function copyRows<Table extends PgTable>(
  client: pg.ClientBase,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const { name, columns } = getTableConfig(table);
  for (const [keys, alike] of Map.groupBy(rows, (row) => Object.keys(row).toSorted().join())) {
    const given = new Set(keys.split(","));
    const written = columns.filter((column) => given.has(column.name));
    const names = written.map((column) => pg.escapeIdentifier(column.name)).join(", ");
    const copy = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${names}) from stdin`));
    await pipeline(Readable.from(chunks(written, alike)), copy);
  }
}

function* chunks(columns: readonly PgColumn[], rows: readonly Record<string, unknown>[]): Generator<string> {
  for (let from = 0; from < rows.length; from += rows_a_chunk) {
    const some = rows.slice(from, from + rows_a_chunk);
    yield some.map((row) => `${columns.map((column) => fieldOf(column, row[column.name])).join("\t")}\n`).join("");
  }
}

/** A value in the text form of COPY: nothing is `\N`, and what would end a field or a line is escaped. */
export function fieldOf(column: PgColumn, value: unknown): string {
  if (value === null || value === undefined) return String.raw`\N`;
  const text: unknown = column.mapToDriverValue(value);
  if (typeof text !== "string") return String(text);
  return special.test(text) ? text.replaceAll(specials, (character) => escaped[character] ?? character) : text;
}

const special = /[\\\t\n\r]/;
const specials = new RegExp(special, "g");

const escaped: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
