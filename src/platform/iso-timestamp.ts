import { sql, type SQL } from "drizzle-orm";

export function dateOf(instant: Date | string | null): Date | null {
  return instant === null ? null : new Date(instant);
}

/** SQL for ISO 8601 in UTC; `column` is such as `e.created_at`. */
export function isoTimestamp(column: string): SQL {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
