import { sql, type SQL } from "drizzle-orm";
import { readJournal } from "./read-journal.ts";

/** What of a database is asked, on either engine. */
type Asked = { execute(query: SQL): PromiseLike<unknown> };

/** Where Drizzle keeps which migrations a database has had. */
const table = "drizzle.__drizzle_migrations";

/**
 * Throws where a later release has migrated the database, which this one would write into wrongly [running-37], or where one from before the
 * first of these migrations made it. It is asked at the start alone, so that processes of both may serve while one release follows the other.
 */
export async function assertMigratable(db: Asked, folder: string): Promise<void> {
  const known = readJournal(folder).entries.map(({ when }) => when);
  const [made] = await ask<{ begun: boolean }>(db, sql`select to_regclass(${table}) is not null as begun`);
  if (!made?.begun) return;
  const [had] = await ask<{ first: string | null; last: string | null }>(
    db,
    sql`select min(created_at) as first, max(created_at) as last from ${sql.raw(table)}`,
  );
  const first = Math.min(...known);
  if (Number(had?.last ?? 0) > Math.max(...known))
    throw new Error("a newer release of Umshado has changed it; start that one, or restore a backup from before");
  if (Number(had?.first ?? first) < first)
    throw new Error(
      "a release of Umshado from before its present schema made it; start that one, or an empty database",
    );
}

async function ask<T>(db: Asked, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}
