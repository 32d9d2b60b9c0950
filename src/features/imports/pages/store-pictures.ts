import { and, asc, eq, getTableColumns, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { importedPage, importedPicture } from "../../../schema/imports.ts";
import { storedFile } from "../../../schema/media.ts";

export type PictureRow = typeof importedPicture.$inferSelect;

/** Never fetched, or failed for one of the given reasons. */
export async function listUnfetched(db: Database, source: string, again: readonly string[]): Promise<PictureRow[]> {
  const { file_hash, error, page_id, position } = importedPicture;
  return db
    .select(getTableColumns(importedPicture))
    .from(importedPicture)
    .innerJoin(importedPage, eq(importedPage.id, page_id))
    .where(and(eq(importedPage.source, source), isNull(file_hash), or(isNull(error), inArray(error, [...again]))))
    .orderBy(asc(importedPage.id), asc(position));
}

/** In order; the file is null if never fetched. */
export async function listFetched(db: Database, page_id: string) {
  const { role, caption, file_hash } = importedPicture;
  return db
    .select({ role, caption, file: storedFile })
    .from(importedPicture)
    .leftJoin(storedFile, eq(storedFile.hash, file_hash))
    .where(eq(importedPicture.page_id, page_id))
    .orderBy(asc(importedPicture.position));
}

export type FetchedPicture = Awaited<ReturnType<typeof listFetched>>[number];

export async function updatePicture(
  db: Database,
  id: string,
  change: Partial<Pick<PictureRow, "file_hash" | "error">>,
): Promise<void> {
  await db.update(importedPicture).set(change).where(eq(importedPicture.id, id));
}
