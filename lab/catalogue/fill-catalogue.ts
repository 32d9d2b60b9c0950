import { sql, type SQL } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { demoMarkerId } from "../../seed/demo-directory.ts";
import { announceChange, rows, type Database } from "../../src/platform/database/database.ts";
import { account } from "../../src/schema/accounts.ts";
import { calendar, calendarEntry } from "../../src/schema/calendars.ts";
import { media } from "../../src/schema/media.ts";
import { customField, provider, providerCategory } from "../../src/schema/providers.ts";
import { badge, endorsement, verification } from "../../src/schema/trust.ts";

/** The columns that identify a business, and the values its copy has instead. */
interface Copied {
  readonly table: PgTable;
  readonly businesses: readonly string[];
  readonly hasId?: boolean;
  readonly changes?: (copy: number) => Record<string, SQL>;
}

const copied: readonly Copied[] = [
  { table: account, businesses: ["id"], changes: (copy) => ({ email: sql`${`${copy}.`} || t.email` }) },
  {
    table: provider,
    businesses: ["id"],
    changes: (copy) => ({
      business_name: sql`t.business_name || ${` ${copy}`}`,
      created_at: sql`t.created_at + ${copy} * interval '1 minute'`,
    }),
  },
  { table: providerCategory, businesses: ["provider_id"] },
  { table: badge, businesses: ["provider_id"] },
  { table: customField, businesses: ["provider_id"], hasId: true },
  { table: media, businesses: ["provider_id"], hasId: true },
  { table: calendar, businesses: ["provider_id"] },
  { table: calendarEntry, businesses: ["provider_id"], hasId: true },
  { table: endorsement, businesses: ["endorser_id", "endorsed_provider_id"], hasId: true },
  { table: verification, businesses: ["verifier_id", "provider_id"], hasId: true },
];

/** Copies the demo's businesses until there are `count`; triggers fill derived tables. */
export async function fillCatalogue(db: Database, count: number, say: (line: string) => void): Promise<void> {
  for (let copy = 1, there = await countProviders(db); there < count; copy += 1) {
    await db.transaction((tx) => copyDemo(tx, copy, count - there));
    there = await countProviders(db);
    if (copy % 10 === 0 || there >= count) say(`${there} of ${count} businesses`);
  }
  await db.transaction((tx) => announceChange(tx, ["catalogue"]));
  await db.execute(sql`vacuum (analyze)`);
}

async function countProviders(db: Database): Promise<number> {
  const [result] = await rows<{ count: number }>(db, sql`select count(*)::int as count from provider`);
  return result?.count ?? 0;
}

async function copyDemo(tx: Database, copy: number, most: number): Promise<void> {
  await tx.execute(sql`create temporary table original on commit drop as
    select id from provider join account using (id) where id <> ${demoMarkerId} and email !~ '^\\d' order by id limit ${most}`);
  for (const { table, businesses, hasId, changes } of copied) {
    const given: Record<string, SQL> = changes?.(copy) ?? {};
    for (const name of [...businesses, ...(hasId ? ["id"] : [])]) given[name] = copiedId(name, copy);
    const columns = getTableConfig(table).columns.filter(({ generated }) => !generated);
    const names = columns.map(({ name }) => sql.identifier(name));
    const values = columns.map(({ name }) => given[name] ?? sql`t.${sql.identifier(name)}`);
    const isCopied = businesses.map((name) => sql`t.${sql.identifier(name)} in (select id from original)`);
    await tx.execute(sql`insert into ${table} (${sql.join(names, sql`, `)})
      select ${sql.join(values, sql`, `)} from ${table} t where ${sql.join(isCopied, sql` and `)}`);
  }
}

/** UUIDv7 in form; deterministic. */
function copiedId(name: string, copy: number): SQL {
  const digits = sql`md5(t.${sql.identifier(name)} || ${` ${copy}`})`;
  return sql`overlay(overlay(${digits} placing '7' from 13) placing '8' from 17)::uuid`;
}
