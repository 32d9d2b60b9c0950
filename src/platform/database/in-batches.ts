import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const batch_rows = 500;

/** Repeats `work` until it handles fewer rows than its maximum. */
export async function inBatches(work: (rows_max: number) => Promise<number>): Promise<void> {
  while ((await work(batch_rows)) >= batch_rows);
}

/** At most `rows_max` rows that no other process has locked. */
export function batchOf(key: PgColumn, where: SQL | undefined, rows_max: number): SQL {
  return sql`${key} in (select ${key} from ${key.table} where ${where} limit ${rows_max} for update skip locked)`;
}
