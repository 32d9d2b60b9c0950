import { readFile } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { openEmbedded, openEmbeddedOn, type OpenDatabase } from "../src/platform/database/database.ts";

type Table = { schema: string; name: string };

/** An embedded database reused across test files, with its initial schema hash and filled tables. */
type Stored = { driver: PGlite; schema: string | undefined; filled: readonly Table[] };

/** Currently unused ones; a file that opens two gets two. */
const idle: Stored[] = [];

const aside = "first_rows";

/** Tables with present or past rows, without the copies and migrations. */
const used_tables = `
  select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and pg_relation_size(c.oid) > 0
    and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'drizzle', '${aside}')`;

const schema_hash = `
  select md5(concat(
    (select string_agg(concat(c.oid, c.relname, a.attname, a.attnum, a.atttypid, a.attnotnull), ',' order by c.oid, a.attnum)
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.oid >= 16384 and c.relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_(toast|temp)')),
    (select string_agg(concat(oid, conname), ',' order by oid) from pg_constraint where oid >= 16384),
    (select string_agg(concat(oid, tgenabled), ',' order by oid) from pg_trigger),
    (select string_agg(concat(oid, proname, md5(prosrc)), ',' order by oid) from pg_proc where oid >= 16384))) as hash`;

/** Workers reuse one, since creating it is slow. Closing restores it, or discards it if its schema changed. */
export async function openSavedDatabase(dump: string): Promise<OpenDatabase> {
  const saved = idle.pop() ?? (await makeOne(dump));
  const database = openEmbeddedOn(saved.driver);
  const stops: (() => Promise<void>)[] = [];
  return {
    ...database,
    async listen(channel, heard, missed, lost) {
      const stop = await database.listen(channel, heard, missed, lost);
      stops.push(stop);
      return stop;
    },
    async close() {
      if (saved.driver.closed) return;
      await Promise.all(stops.map((stop) => stop()));
      if (await isRestored(saved)) idle.push(saved);
      else await saved.driver.close();
    },
  };
}

async function makeOne(dump: string): Promise<Stored> {
  const database = await openEmbedded(undefined, { loadDataDir: new Blob([await readFile(dump)]) });
  const driver = database.driver as PGlite;
  const filled = await findUsedTables(driver);
  await driver.exec(`create schema ${aside}`);
  for (const table of filled) await driver.exec(`create table ${copyOf(table)} as select * from ${quoted(table)}`);
  return { driver, schema: await hashSchema(driver), filled };
}

const quoted = ({ schema, name }: Table) => `"${schema}"."${name}"`;
const copyOf = ({ schema, name }: Table) => `${aside}."${schema}.${name}"`;

/** False if the schema changed or a test left it unusable. */
async function isRestored({ driver, schema, filled }: Stored): Promise<boolean> {
  try {
    if ((await hashSchema(driver)) !== schema) return false;
    await driver.exec("reset all; select pg_advisory_unlock_all(); discard temp");
    const used = (await findUsedTables(driver)).map(quoted);
    await driver.transaction(async (tx) => {
      await tx.exec("set local session_replication_role = replica");
      await tx.exec(`truncate ${used.join(", ")} restart identity cascade`);
      for (const table of filled) await tx.exec(`insert into ${quoted(table)} select * from ${copyOf(table)}`);
    });
    return true;
  } catch {
    return false;
  }
}

async function findUsedTables(driver: PGlite): Promise<Table[]> {
  const { rows } = await driver.query<Table>(used_tables);
  return rows;
}

async function hashSchema(driver: PGlite): Promise<string | undefined> {
  const { rows } = await driver.query<{ hash: string }>(schema_hash);
  return rows[0]?.hash;
}
