import { sql, type SQL } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../src/platform/database/database.ts";

const rows_a_statement = 5_000;

/** One JSON parameter per statement avoids the limit on parameters. Missing columns take defaults. */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).toSorted().join()).values()) {
    for (let from = 0; from < alike.length; from += rows_a_statement) {
      await tx.execute(statement(table, alike.slice(from, from + rows_a_statement)));
    }
  }
}

function statement(table: PgTable, rows: readonly object[]): SQL {
  const given = new Set(Object.keys(rows[0] ?? {}));
  const names = getTableConfig(table).columns.filter(({ name }) => given.has(name));
  const columns = sql.join(
    names.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`;
}
