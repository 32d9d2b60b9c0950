import { sql } from "drizzle-orm";
import { rows, type Database } from "./database.ts";

/** Any number, the same in every process: whoever makes a backup shares it. */
const files_lock = 7_366_239;

/** Statements that hold every file in storage and let it go: what a backup's rows name stays until it was read. The lock is of the connection and ends with it. */
export const hold_files = `select pg_advisory_lock_shared(${files_lock})`;
export const let_files_go = `select pg_advisory_unlock_shared(${files_lock})`;

/** Whether a backup is being made: bytes that nobody names any more go when it is done. */
export async function areFilesHeld(db: Database): Promise<boolean> {
  const [found] = await rows<{ held: boolean }>(
    db,
    sql`select exists (select 1 from pg_locks where locktype = 'advisory' and objsubid = 1 and classid = 0 and objid = ${files_lock}
      and database = (select oid from pg_database where datname = current_database())) as held`,
  );
  return found?.held === true;
}
