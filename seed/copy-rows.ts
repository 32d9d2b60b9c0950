import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

/** Rows of a table, with the statement that copies them. */
export interface Copy {
  readonly statement: string;
  readonly text: Uint8Array<ArrayBuffer>;
}

/** Rows of a table as COPY reads them. Columns that a row leaves out take their defaults: rows that give the same columns share a statement. */
export function copiesOf<Table extends PgTable>(table: Table, rows: readonly Table["$inferInsert"][]): Copy[] {
  const { name, columns } = getTableConfig(table);
  const alike = Map.groupBy(rows, (row) => Object.keys(row).join());
  return [...alike].map(([keys, some]) => {
    const given = new Set(keys.split(","));
    const written = columns.filter((column) => given.has(column.name));
    const names = written.map((column) => pg.escapeIdentifier(column.name)).join(", ");
    return {
      statement: `copy ${pg.escapeIdentifier(name)} (${names}) from stdin`,
      text: new TextEncoder().encode(linesOf(written, some)),
    };
  });
}

/** Copies rows over a connection to a server, within the transaction that is open there. */
export async function runCopy(client: pg.ClientBase, { statement, text }: Copy): Promise<void> {
  await pipeline(Readable.from([text]), client.query(copyFrom(statement)));
}

function linesOf(columns: readonly PgColumn[], rows: readonly Record<string, unknown>[]): string {
  let lines = "";
  for (const row of rows) {
    let mark = "";
    for (const column of columns) {
      lines += mark + fieldOf(column, row[column.name]);
      mark = "\t";
    }
    lines += "\n";
  }
  return lines;
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
