import { readFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type SQL } from "drizzle-orm";
import { BackupError } from "../backup/backup-form.ts";

export const migrations_folder = "migrations";

const journal_path = join("meta", "_journal.json");

type Journal = { entries: { when: number; tag: string }[] };

export function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, journal_path), "utf8")) as Journal;
}

type Requested = { execute(query: SQL): PromiseLike<unknown> };

const table = "drizzle.__drizzle_migrations";

/**
 * Throws for a database of a later release [running-37] or older than our first migration. Only at the start, so that
 * processes may overlap.
 */
export async function assertMigratable(db: Requested, folder: string): Promise<void> {
  const known = readJournal(folder).entries.map(({ when }) => when);
  const had = await readMigrations(async <T>(statement: string) => {
    const { rows } = (await db.execute(sql.raw(statement))) as { rows: T[] };
    return rows;
  });
  if (had && had.last > Math.max(...known))
    throw new Error("a newer release of Umshado has changed it; start that one, or restore a backup from before");
  if (had && had.first < Math.min(...known))
    throw new Error(
      "it was made by a release of Umshado before the current schema; start that release, or use an empty database",
    );
}

/** The timestamps of the first and last migration of a database; null if there is none. */
export async function readMigrations(
  query: <T>(statement: string) => Promise<T[]>,
): Promise<{ first: number; last: number } | null> {
  const [made] = await query<{ begun: boolean }>(`select to_regclass('${table}') is not null as begun`);
  if (!made?.begun) return null;
  const [had] = await query<{ first: number; last: number }>(
    `select min(created_at)::float8 as first, max(created_at)::float8 as last from ${table} having count(*) > 0`,
  );
  return had ?? null;
}

/** Throws if a backup's newest migration is unknown here. */
export function assertKnown(migration: number): void {
  const { entries } = readJournal(migrations_folder);
  if (entries.some(({ when }) => when === migration)) return;
  const newest = Math.max(...entries.map(({ when }) => when));
  throw new BackupError(
    migration > newest
      ? "The backup was made by a newer Umshado: restore it with that one. Nothing was changed."
      : "The backup's schema is not one of this program's. Nothing was changed.",
  );
}

export function isNewest(migration: number): boolean {
  return readJournal(migrations_folder).entries.every(({ when }) => when <= migration);
}

/** Passes a temporary folder with the migrations up to and including `migration`. */
export async function withMigrationsUpTo<T>(migration: number, work: (folder: string) => Promise<T>): Promise<T> {
  const journal = readJournal(migrations_folder);
  const entries = journal.entries.filter(({ when }) => when <= migration);
  const folder = mkdtempSync(join(tmpdir(), "umshado-migrations-"));
  try {
    mkdirSync(join(folder, "meta"));
    writeFileSync(join(folder, journal_path), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) cpSync(join(migrations_folder, `${tag}.sql`), join(folder, `${tag}.sql`));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
