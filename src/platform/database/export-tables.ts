import { sql } from "drizzle-orm";
import { rows, type Database } from "./database.ts";

export type ExportedTable = { name: string; columns: { name: string; type: string }[] };

const rows_at_once = 500;

export async function listExportable(
  db: Database,
  mayExport: (table: string, column: string) => boolean,
): Promise<ExportedTable[]> {
  const result = await rows<{ table: string; name: string; type: string }>(
    db,
    sql`select c.table_name as table, c.column_name as name, c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
  );
  const saved = result.filter(({ table, name }) => mayExport(table, name));
  const tables = Map.groupBy(saved, ({ table }) => table);
  return [...tables].map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
  }));
}

/** In batches, to limit memory; in the caller's transaction. */
export async function* readLines(tx: Database, { name, columns }: ExportedTable): AsyncGenerator<string[]> {
  const named = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  await tx.execute(
    sql`declare exported no scroll cursor for select row_to_json(t)::text as line from (select ${named} from ${sql.identifier(name)}) t`,
  );
  for (;;) {
    const result = await rows<{ line: string }>(tx, sql`fetch ${sql.raw(String(rows_at_once))} from exported`);
    if (result.length === 0) break;
    yield result.map(({ line }) => line);
  }
  await tx.execute(sql`close exported`);
}
