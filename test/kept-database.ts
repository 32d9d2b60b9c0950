import { readFile } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { openEmbedded, openEmbeddedOn, type OpenDatabase } from "../src/platform/database.ts";

type Table = { schema: string; name: string };

/** An embedded database that one test file after the other has; and before the first of them, its schema and the tables that had rows. */
type Kept = { driver: PGlite; schema: string | undefined; filled: readonly Table[] };

/** Those that no file has at the moment. A file that opens two has two. */
const idle: Kept[] = [];

/** Where copies of the rows stand that the migrations and the job queue made. */
const aside = "first_rows";

/** The tables that hold, or held, any rows, besides those of the copies and of the migrations. */
const used_tables = `
  select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and pg_relation_size(c.oid) > 0
    and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'drizzle', '${aside}')`;

/** What a schema consists of: tables and their columns, constraints, triggers and functions. */
const schema_hash = `
  select md5(concat(
    (select string_agg(concat(c.oid, c.relname, a.attname, a.attnum, a.atttypid, a.attnotnull), ',' order by c.oid, a.attnum)
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.oid >= 16384 and c.relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_(toast|temp)')),
    (select string_agg(concat(oid, conname), ',' order by oid) from pg_constraint where oid >= 16384),
    (select string_agg(concat(oid, tgenabled), ',' order by oid) from pg_trigger),
    (select string_agg(concat(oid, proname, md5(prosrc)), ',' order by oid) from pg_proc where oid >= 16384))) as hash`;

/**
 * Opens an embedded database as the dump has it. A worker has one for file after file, since to make one costs more than the tests of most files: closing it
 * gives it its first rows and settings again, or gives it up where a test changed the schema itself.
 */
export async function openKept(dump: string): Promise<OpenDatabase> {
  const kept = idle.pop() ?? (await makeOne(dump));
  const database = openEmbeddedOn(kept.driver);
  const stops: (() => Promise<void>)[] = [];
  return {
    ...database,
    async listen(channel, heard, missed, lost) {
      const stop = await database.listen(channel, heard, missed, lost);
      stops.push(stop);
      return stop;
    },
    async close() {
      if (kept.driver.closed) return;
      await Promise.all(stops.map((stop) => stop()));
      if (await isRestored(kept)) idle.push(kept);
      else await kept.driver.close();
    },
  };
}

async function makeOne(dump: string): Promise<Kept> {
  const database = await openEmbedded(undefined, { loadDataDir: new Blob([await readFile(dump)]) });
  const driver = database.driver as PGlite;
  const filled = await findUsedTables(driver);
  await driver.exec(`create schema ${aside}`);
  for (const table of filled) await driver.exec(`create table ${copyOf(table)} as select * from ${quoted(table)}`);
  return { driver, schema: await hashSchema(driver), filled };
}

const quoted = ({ schema, name }: Table) => `"${schema}"."${name}"`;
const copyOf = ({ schema, name }: Table) => `${aside}."${schema}.${name}"`;

/** Whether it has its first rows again. It has not where its schema is another, or where a test left it in a state in which nothing can be asked. */
async function isRestored({ driver, schema, filled }: Kept): Promise<boolean> {
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
