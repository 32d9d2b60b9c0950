import { and, eq, inArray, not, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { fileToRemove, media, storedFile } from "../../schema/media.ts";
import { fileFacts, type FileRow } from "../providers/store.ts";

export type MediaRow = Pick<typeof media.$inferSelect, "id" | "role" | "video_id" | "caption" | "alternative_text"> & {
  file: FileRow | null;
};

export async function listMediaRows(db: Database, provider_id: string): Promise<MediaRow[]> {
  return rows(
    db,
    sql`select id, role, video_id, caption, alternative_text,
        (select ${fileFacts} from ${storedFile} where hash = file_hash) as file
      from ${media} where provider_id = ${provider_id} order by position, id`,
  );
}

export type FileFacts = Pick<
  typeof storedFile.$inferSelect,
  "kind" | "content_type" | "width" | "height" | "widths" | "cut_widths" | "bytes" | "placeholder"
>;

export async function findStoredFile(db: Database, hash: string) {
  const { width, height, widths, cut_widths, placeholder } = storedFile;
  const [result] = await db
    .select({ hash: storedFile.hash, width, height, widths, cut_widths, placeholder })
    .from(storedFile)
    .where(eq(storedFile.hash, hash));
  return result ?? null;
}

/** How long an unnamed file stays while it is being written. */
const reservedUntil = sql`now() + interval '1 minute'`;

export async function reserveKnownFile(db: Database, content_hash: string): Promise<string | null> {
  const [reserved] = await rows<{ hash: string }>(
    db,
    sql`update stored_file set check_at = ${reservedUntil} where check_at is null and hash = (
      select hash from stored_file where content_hash = ${content_hash} and check_at is null order by hash limit 1)
      returning hash`,
  );
  return reserved?.hash ?? null;
}

/** For a start after which no earlier upload can still be running. */
export async function expireReservations(db: Database): Promise<void> {
  await db.execute(sql`update stored_file set check_at = now() where check_at > now()`);
}

export async function insertStoredFile(
  db: Database,
  file: FileFacts & { hash: string; content_hash: string },
): Promise<void> {
  await db.insert(storedFile).values({ ...file, check_at: reservedUntil });
}

/** Ends the reservation, and locks the row until the transaction ends. False where there is no such row. */
export async function retainFile(tx: Database, hash: string): Promise<boolean> {
  const saved = await tx
    .update(storedFile)
    .set({ check_at: null })
    .where(eq(storedFile.hash, hash))
    .returning({ hash: storedFile.hash });
  return saved.length === 1;
}

/** Timestamps are rounded to milliseconds, which can put the newest in the future. */
const instant = sql`now() + interval '1 millisecond'`;

const swept_at_once = 100;

export async function isAnythingDue(db: Database): Promise<boolean> {
  const [result] = await rows<{ due: boolean }>(
    db,
    sql`select exists (select 1 from stored_file where check_at <= ${instant})
      or exists (select 1 from file_to_remove where due_at <= ${instant}) as due`,
  );
  return result?.due === true;
}

/** Skips rows that another transaction locks. Nobody can name a locked file until the transaction ends. */
export async function lockDueFiles(tx: Database): Promise<string[]> {
  const result = await rows<{ hash: string }>(
    tx,
    sql`select hash from stored_file where check_at <= ${instant} order by check_at limit ${swept_at_once}
      for update skip locked`,
  );
  return result.map(({ hash }) => hash);
}

/**
 * Named by media, a conversation's file, a payment proof, an imported page's picture, a setting, or an admin's unsaved
 * upload.
 */
const isNamed = sql`(exists (select 1 from media where file_hash = hash)
  or exists (select 1 from message_file where file_hash = hash)
  or exists (select 1 from budget_proof where file_hash = hash)
  or exists (select 1 from imported_picture where file_hash = hash)
  or exists (select 1 from setting where position(hash in value) > 0)
  or exists (select 1 from hero_draft where position(hash in image_url) > 0))`;

export async function removeUnnamedFiles(tx: Database, locked: string[]) {
  const among = inArray(storedFile.hash, locked);
  await tx.update(storedFile).set({ check_at: null }).where(and(among, isNamed));
  return tx
    .delete(storedFile)
    .where(and(among, not(isNamed)))
    .returning();
}

export async function insertNamesToRemove(tx: Database, names: string[]): Promise<void> {
  if (names.length > 0)
    await tx
      .insert(fileToRemove)
      .values(names.map((name) => ({ name })))
      .onConflictDoNothing();
}

/** A process that is silent for ten seconds counts as ended, and they are due again. */
export async function claimNamesToRemove(db: Database): Promise<string[]> {
  const result = await rows<{ name: string }>(
    db,
    sql`update file_to_remove set due_at = now() + interval '10 seconds' where name in (
      select name from file_to_remove where due_at <= ${instant} order by due_at limit ${swept_at_once}
      for update skip locked) returning name`,
  );
  return result.map(({ name }) => name);
}

export async function removeNamesToRemove(db: Database, names: string[]): Promise<void> {
  if (names.length > 0) await db.delete(fileToRemove).where(inArray(fileToRemove.name, names));
}
