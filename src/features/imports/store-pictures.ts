import { and, asc, eq, getTableColumns, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { importedPage, importedPicture } from "../../schema/imports.ts";

export type PictureRow = typeof importedPicture.$inferSelect;

/** The pictures of a directory's pages that were never fetched, or not for one of these reasons. */
export async function listUnfetched(db: Database, source: string, again: readonly string[]): Promise<PictureRow[]> {
  const { file_hash, fault, page_id, position } = importedPicture;
  return db
    .select(getTableColumns(importedPicture))
    .from(importedPicture)
    .innerJoin(importedPage, eq(importedPage.id, page_id))
    .where(and(eq(importedPage.source, source), isNull(file_hash), or(isNull(fault), inArray(fault, [...again]))))
    .orderBy(asc(importedPage.id), asc(position));
}

/** Says what came of a picture's address. */
export async function updatePicture(
  db: Database,
  id: string,
  change: Partial<Pick<PictureRow, "file_hash" | "fault">>,
): Promise<void> {
  await db.update(importedPicture).set(change).where(eq(importedPicture.id, id));
}
