import { sql, type SQL } from "drizzle-orm";
import { index, integer, text, timestamp, uniqueIndex, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";

/** UUID v7, made by the application [accounts-1]. */
export const id = () => uuid().primaryKey();

/** Deleted with its owner. */
export const ownedBy = (owner: () => AnyPgColumn) => uuid().notNull().references(owner, { onDelete: "cascade" });

/** Of a table with at most one row for each owner. */
export const keyOf = (owner: () => AnyPgColumn) => uuid().primaryKey().references(owner, { onDelete: "cascade" });

/** UTC, read as a `Date`. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

export const createdAt = () =>
  instant()
    .notNull()
    .default(sql`now()`);

export const texts = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

export const integers = () =>
  integer()
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`);

type IndexColumns = Parameters<ReturnType<typeof index>["on"]>;

/** Over the rows for which `holds` is true. */
export const partialIndex = (name: string, holds: SQL, ...columns: IndexColumns) =>
  index(name)
    .on(...columns)
    .where(holds);

export const partialUnique = (name: string, holds: SQL, ...columns: IndexColumns) =>
  uniqueIndex(name)
    .on(...columns)
    .where(holds);

/** SQL such as `'a', 'b'`, for check constraints, which take no parameters. */
export function quoted(words: readonly string[]) {
  return sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", "));
}

/** For check constraints, which take no parameters. */
export function number(value: number) {
  return sql.raw(String(value));
}
