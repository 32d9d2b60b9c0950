import { sql } from "drizzle-orm";
import { minute_ms } from "../contract/durations.ts";
import type { Runtime } from "./context.ts";
import { rows, type Database } from "./database.ts";
import { repeatWork } from "./repeat-work.ts";

/** A table, quoted, and what it is due for. */
type Due = { name: string; is_vacuum: boolean };

/** The tables that autovacuum would look after, by its own settings and rules (PostgreSQL, routine vacuuming, "The Autovacuum Daemon"). */
const due = sql`select format('%I.%I', s.schemaname, s.relname) as name, is_vacuum
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  cross join lateral (select greatest(c.reltuples, 0) as total) known
  cross join lateral (select
    n_dead_tup > current_setting('autovacuum_vacuum_threshold')::int + current_setting('autovacuum_vacuum_scale_factor')::float * total
      or n_ins_since_vacuum > current_setting('autovacuum_vacuum_insert_threshold')::int
        + current_setting('autovacuum_vacuum_insert_scale_factor')::float * total as is_vacuum,
    n_mod_since_analyze > current_setting('autovacuum_analyze_threshold')::int
      + current_setting('autovacuum_analyze_scale_factor')::float * total as is_analyze) found
  where is_vacuum or is_analyze
  order by s.relid`;

/** Does once what autovacuum would do, one table at a time; answers which it were. */
export async function vacuumEmbedded(db: Database): Promise<string[]> {
  const tables = await rows<Due>(db, due);
  for (const { name, is_vacuum } of tables)
    await db.execute(sql.raw(`${is_vacuum ? "vacuum (analyze)" : "analyze"} ${name}`));
  return tables.map(({ name }) => name);
}

/**
 * Looks after the embedded database each minute as a server's autovacuum does there, which the embedded one has nobody for: without it
 * dead rows stay for ever, and a plan that was made while a table was empty is kept when it is full [running-39]. A server looks after itself. Answers how to stop.
 */
export function startVacuum(runtime: Runtime): () => Promise<void> {
  const { kind, db } = runtime.database;
  if (kind === "server") return () => Promise.resolve();
  return repeatWork(runtime, { name: "vacuum of the embedded database", every_ms: minute_ms }, () =>
    vacuumEmbedded(db),
  );
}
