import type { TableColumns } from "./backup-form.ts";
import { queue_table, type RowPort } from "./row-port.ts";

/** Every table with the columns that are stored and not computed: ours, and that of the queue. What an extension keeps is its own. */
export async function readTables(port: RowPort): Promise<TableColumns[]> {
  return port.ask<TableColumns>(`
    select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
      array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where (n.nspname = 'public' and c.relkind = 'r' or n.nspname || '.' || c.relname = '${queue_table}')
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')
    group by 1 order by 1`);
}

/** When the newest migration that was run was written; null where none was. */
export async function readMigration(port: RowPort): Promise<number | null> {
  const [there] = await port.ask<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (there?.is !== true) return null;
  const [found] = await port.ask<{ at: string | null }>(
    "select max(created_at)::text as at from drizzle.__drizzle_migrations",
  );
  return found?.at == null ? null : Number(found.at);
}

/** Whether anything at all stands where a restore would write. */
export async function hasTables(port: RowPort): Promise<boolean> {
  const [found] = await port.ask<{ has: boolean }>(`
    select exists (select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'jobs', 'drizzle') and c.relkind in ('r', 'p')
        and not exists (select 1 from pg_depend where objid = c.oid and deptype = 'e')) as has`);
  return found?.has === true;
}
