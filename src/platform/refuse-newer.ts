import { sql, type SQL } from "drizzle-orm";
import { readJournal } from "./read-journal.ts";

/** What of a database is asked, on either engine. */
type Asked = { execute(query: SQL): PromiseLike<unknown> };

/** Where Drizzle keeps which migrations a database has had. */
const table = "drizzle.__drizzle_migrations";

/**
 * Throws where a release after this one has migrated the database [running-37]: what this one would write could miss what that one
 * needs. It is asked at the start alone, so that processes of both may serve while one release follows the other.
 */
export async function refuseNewer(db: Asked, folder: string): Promise<void> {
  const known = Math.max(...readJournal(folder).entries.map(({ when }) => when));
  const [made] = await ask<{ begun: boolean }>(db, sql`select to_regclass(${table}) is not null as begun`);
  if (!made?.begun) return;
  const [last] = await ask<{ at: string | null }>(db, sql`select max(created_at) as at from ${sql.raw(table)}`);
  if (Number(last?.at ?? 0) > known)
    throw new Error("a newer release of Umshado has changed it; start that one, or restore a backup from before");
}

async function ask<T>(db: Asked, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}
