import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrations_folder } from "../database.ts";
import { journal_path, readJournal } from "../read-journal.ts";
import { BackupError } from "./backup-form.ts";

/** Throws where this program doesn't know the newest migration of a backup. */
export function assertKnown(migration: number): void {
  const { entries } = readJournal(migrations_folder);
  if (entries.some(({ when }) => when === migration)) return;
  const newest = Math.max(...entries.map(({ when }) => when));
  throw new BackupError(
    migration > newest
      ? "The backup was made by a newer Umshado: restore it with that one. Nothing was changed."
      : "The backup's schema is none of this program's. Nothing was changed.",
  );
}

/** Whether a schema is this program's own already. */
export function isNewest(migration: number): boolean {
  return readJournal(migrations_folder).entries.every(({ when }) => when <= migration);
}

/** Works with a folder of the migrations up to one and no further: the schema that rows of that time fit into. */
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
