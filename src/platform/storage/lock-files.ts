import { sql } from "drizzle-orm";
import { rows, type Database } from "../database/database.ts";

/** Arbitrary, but the same in every process. */
const files_lock = 7_366_239;

/** Prevents deletion of files during a backup; the lock ends with the connection. */
export const lock_files = `select pg_advisory_lock_shared(${files_lock})`;
export const unlock_files = `select pg_advisory_unlock_shared(${files_lock})`;

/** While a backup runs, unused files are not removed. */
export async function areFilesLocked(db: Database): Promise<boolean> {
  const [result] = await rows<{ is_locked: boolean }>(
    db,
    sql`select exists (select 1 from pg_locks where locktype = 'advisory' and objsubid = 1 and classid = 0 and objid = ${files_lock}
      and database = (select oid from pg_database where datname = current_database())) as is_locked`,
  );
  return result?.is_locked === true;
}
