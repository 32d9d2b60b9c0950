import { and, asc, desc, eq, inArray, isNotNull, lt, notExists, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { importedPage, importedPicture, resolvedImport } from "../../schema/imports.ts";
import { invitation } from "../../schema/invitations.ts";

export type PageRow = typeof importedPage.$inferSelect;

/** Locks the page by its directory id; null if none. */
export async function lockSame(tx: Database, source: string, external_id: string): Promise<PageRow | null> {
  const [result] = await tx
    .select()
    .from(importedPage)
    .where(and(eq(importedPage.source, source), eq(importedPage.external_id, external_id)))
    .for("update");
  return result ?? null;
}

export async function removeSame(db: Database, source: string, external_id: string): Promise<void> {
  await db.delete(importedPage).where(and(eq(importedPage.source, source), eq(importedPage.external_id, external_id)));
}

export async function insertPage(tx: Database, row: typeof importedPage.$inferInsert): Promise<void> {
  await tx.insert(importedPage).values(row);
}

type Changes = Pick<PageRow, "email" | "business_name" | "profile" | "content_hash" | "updated_at">;

export async function updatePage(tx: Database, id: string, changes: Changes): Promise<void> {
  await tx.update(importedPage).set(changes).where(eq(importedPage.id, id));
}

/** In this order; fetched files stay for unchanged addresses. */
export async function replacePictures(
  tx: Database,
  page_id: string,
  pictures: readonly Omit<typeof importedPicture.$inferInsert, "page_id" | "position">[],
): Promise<void> {
  const before = await tx.delete(importedPicture).where(eq(importedPicture.page_id, page_id)).returning();
  const fetched = new Map(before.map((each) => [`${each.role} ${each.address}`, each.file_hash]));
  const rows = pictures.map((each, position) => {
    const file_hash = fetched.get(`${each.role} ${each.address}`) ?? null;
    return { ...each, page_id, position, file_hash };
  });
  if (rows.length > 0) await tx.insert(importedPicture).values(rows);
}

/** Null for none; `removed` wins over `claimed`. */
export async function findResolved(db: Database, key_hashes: readonly string[]): Promise<"claimed" | "removed" | null> {
  const result = await db
    .select({ outcome: resolvedImport.outcome })
    .from(resolvedImport)
    .where(inArray(resolvedImport.key_hash, [...key_hashes]));
  return result.find(({ outcome }) => outcome === "removed")?.outcome ?? result[0]?.outcome ?? null;
}

export async function insertResolved(
  tx: Database,
  key_hashes: readonly string[],
  outcome: "claimed" | "removed",
  created_at: Date,
): Promise<void> {
  const rows = key_hashes.map((key_hash) => ({ key_hash, outcome, created_at }));
  await tx
    .insert(resolvedImport)
    .values(rows)
    .onConflictDoUpdate({ target: resolvedImport.key_hash, set: { outcome, created_at } });
}

/** Only for claimed pages. */
export async function updateToRemoved(tx: Database, key_hash: string, created_at: Date): Promise<void> {
  await tx
    .update(resolvedImport)
    .set({ outcome: "removed", created_at })
    .where(and(eq(resolvedImport.key_hash, key_hash), eq(resolvedImport.outcome, "claimed")));
}

const of = (email: string) => sql`lower(${importedPage.email}) = lower(${email})`;

export async function listImportedPagesByEmail(db: Database, email: string): Promise<PageRow[]> {
  return db.select().from(importedPage).where(of(email)).orderBy(desc(importedPage.created_at));
}

/** Includes pictures. */
export async function removeImportedPagesByEmail(tx: Database, email: string): Promise<PageRow[]> {
  return tx.delete(importedPage).where(of(email)).returning();
}

export async function removeUntouched(tx: Database, since: Date, rows_max: number): Promise<number> {
  const { id, updated_at } = importedPage;
  const old = tx
    .select({ id })
    .from(importedPage)
    .where(lt(updated_at, since))
    .limit(rows_max)
    .for("update", { skipLocked: true });
  const deleted = await tx.delete(importedPage).where(inArray(id, old)).returning({ id });
  return deleted.length;
}

export async function findPage(db: Database, id: string): Promise<PageRow | null> {
  const [result] = await db.select().from(importedPage).where(eq(importedPage.id, id));
  return result ?? null;
}

export async function lockPage(tx: Database, id: string): Promise<PageRow | null> {
  const [result] = await tx.select().from(importedPage).where(eq(importedPage.id, id)).for("update");
  return result ?? null;
}

export async function listPictures(db: Database, page_id: string) {
  return db
    .select()
    .from(importedPicture)
    .where(eq(importedPicture.page_id, page_id))
    .orderBy(asc(importedPicture.position));
}

export async function deleteImportedPage(tx: Database, id: string): Promise<void> {
  await tx.delete(importedPage).where(eq(importedPage.id, id));
}

export async function removePages(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.delete(importedPage).where(inArray(importedPage.id, [...ids]));
}

/** Restarts the expiry and locks the page; false if deleted. */
export async function updateTouched(tx: Database, id: string, updated_at: Date): Promise<boolean> {
  const touched = await tx
    .update(importedPage)
    .set({ updated_at })
    .where(eq(importedPage.id, id))
    .returning({ id: importedPage.id });
  return touched.length > 0;
}

/** Pages with an email never invited; oldest first. */
export async function listUninvited(db: Database, source: string): Promise<PageRow[]> {
  const isInvited = db
    .select({ id: invitation.id })
    .from(invitation)
    .where(
      or(
        eq(invitation.imported_page_id, importedPage.id),
        sql`lower(${invitation.email}) = lower(${importedPage.email})`,
      ),
    );
  return db
    .select()
    .from(importedPage)
    .where(and(eq(importedPage.source, source), isNotNull(importedPage.email), notExists(isInvited)))
    .orderBy(asc(importedPage.created_at), asc(importedPage.id));
}
