import { sql } from "drizzle-orm";
import { text, timestamp, uuid } from "drizzle-orm/pg-core";

/** UUID v7, made by the application [accounts-1]. */
export const id = () => uuid().primaryKey();

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

/** SQL such as `'a', 'b'`, for check constraints, which take no parameters. */
export function quoted(words: readonly string[]) {
  return sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", "));
}

/** For check constraints, which take no parameters. */
export function number(value: number) {
  return sql.raw(String(value));
}
