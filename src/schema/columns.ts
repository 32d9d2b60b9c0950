import { sql } from "drizzle-orm";
import { text, timestamp, uuid } from "drizzle-orm/pg-core";

/** An id made by the application: UUID v7 [accounts-1]. */
export const id = () => uuid().primaryKey();

/** A moment in time, always UTC, read as a `Date`. */
export const moment = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** When the row was written. */
export const createdAt = () =>
  moment()
    .notNull()
    .default(sql`now()`);

/** A list of texts that is never null. */
export const texts = () =>
  text()
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** A list of words from a closed list, as SQL: `'a', 'b'`. For check constraints, which take no parameters. */
export function quoted(words: readonly string[]) {
  return sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", "));
}

/** A number, as SQL. For check constraints, which take no parameters. */
export function number(value: number) {
  return sql.raw(String(value));
}
