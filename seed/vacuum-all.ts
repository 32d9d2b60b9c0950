import { sql } from "drizzle-orm";
import { rows, type Database } from "../src/platform/database.ts";

/** Brings statistics and visibility maps of all tables up to date, of the largest first, of two at a time. */
export async function vacuumAll(db: Database): Promise<void> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by pg_table_size(relid) desc`,
  );
  const left = tables.values();
  const work = async () => {
    for (const { name } of left) await db.execute(sql.raw(`vacuum (analyze) ${name}`));
  };
  await Promise.all([work(), work()]);
}
