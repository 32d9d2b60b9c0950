import { sql } from "drizzle-orm";
import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { rows, type Database } from "../src/platform/database.ts";

interface Kept {
  readonly name: string;
  readonly on: string;
  readonly definition: string;
}

/**
 * Works while some tables have neither indexes nor foreign keys, which are made anew afterwards, in the same transaction: each is then one
 * pass over what is there instead of a step for each row. Primary and unique keys stay, and so do foreign keys that may wait for the end
 * of a transaction. Sorts of the new indexes may take half a gigabyte.
 */
export async function withoutIndexes(
  tx: Database,
  tables: readonly PgTable[],
  say: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map((table) => getTableName(table));
  const keys = await foreignKeys(tx, names);
  const indexes = await plainIndexes(tx, names);
  for (const { name, on } of keys) await tx.execute(sql.raw(`alter table ${on} drop constraint ${name}`));
  for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
  await work();
  say(`${indexes.length} indexes …`);
  await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  say(`${keys.length} foreign keys …`);
  for (const { name, on, definition } of keys)
    await tx.execute(sql.raw(`alter table ${on} add constraint ${name} ${definition}`));
}

function foreignKeys(tx: Database, tables: readonly string[]): Promise<Kept[]> {
  return rows(
    tx,
    sql`select quote_ident(conname) as name, conrelid::regclass::text as on, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and not condeferrable and conrelid = any (${sql.param(tables)}::text[]::regclass[])
      order by conname`,
  );
}

/** The indexes that no constraint stands on. */
function plainIndexes(tx: Database, tables: readonly string[]): Promise<Kept[]> {
  return rows(
    tx,
    sql`select indexrelid::regclass::text as name, indrelid::regclass::text as on, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = any (${sql.param(tables)}::text[]::regclass[])
        and not exists (select 1 from pg_constraint where conindid = indexrelid)
      order by 1`,
  );
}
