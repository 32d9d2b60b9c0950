import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Where a folder of migrations lists them. */
export const journal_path = join("meta", "_journal.json");

type Journal = { entries: { when: number; tag: string }[] };

/** The migrations of a folder, as Drizzle lists them: `when` each was written is what a database keeps of it. */
export function readJournal(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, journal_path), "utf8")) as Journal;
}
