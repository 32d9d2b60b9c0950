import { and, eq, inArray, not, sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database.ts";
import { fileToRemove, media, storedFile } from "../../schema/media.ts";
import { fileFacts, type FileRow } from "../providers/store.ts";

/** A medium with its file, if it has one. */
export type MediaRow = Pick<typeof media.$inferSelect, "id" | "role" | "video_id" | "caption" | "alternative_text"> & {
  file: FileRow | null;
};

/** Everything that a provider shows, in its order, with the files it is stored in. */
export async function listOf(db: Database, provider_id: string): Promise<MediaRow[]> {
  return rows(
    db,
    sql`select id, role, video_id, caption, alternative_text,
        (select ${fileFacts} from ${storedFile} where hash = file_hash) as file
      from ${media} where provider_id = ${provider_id} order by position, id`,
  );
}

/** What the database keeps of a file besides its names. */
export type FileFacts = Pick<
  typeof storedFile.$inferSelect,
  "kind" | "content_type" | "width" | "height" | "widths" | "cut_widths" | "bytes" | "placeholder"
>;

/** What is needed to show a stored picture; null where there is no such file. */
export async function findFile(db: Database, hash: string) {
  const { width, height, widths, cut_widths, placeholder } = storedFile;
  const [found] = await db
    .select({ hash: storedFile.hash, width, height, widths, cut_widths, placeholder })
    .from(storedFile)
    .where(eq(storedFile.hash, hash));
  return found ?? null;
}

/** For how long a file stays while it is being written and nobody names it yet. */
const hold = sql`now() + interval '1 minute'`;

/** Holds a file with that content, and answers its hash; null where none is whole and named. */
export async function holdKnownFile(db: Database, content_hash: string): Promise<string | null> {
  const [held] = await rows<{ hash: string }>(
    db,
    sql`update stored_file set look_at = ${hold} where look_at is null and hash = (
      select hash from stored_file where content_hash = ${content_hash} and look_at is null order by hash limit 1)
      returning hash`,
  );
  return held?.hash ?? null;
}

/** Ends every hold: for a start after which nobody can be at an upload that began before. */
export async function endHolds(db: Database): Promise<void> {
  await db.execute(sql`update stored_file set look_at = now() where look_at > now()`);
}

/** Writes the row of a file whose bytes follow, held. */
export async function insertHeldFile(
  db: Database,
  file: FileFacts & { hash: string; content_hash: string },
): Promise<void> {
  await db.insert(storedFile).values({ ...file, look_at: hold });
}

/** Ends the hold on a file and locks its row until the transaction ends. False where there is no such row. */
export async function keepHeldFile(tx: Database, hash: string): Promise<boolean> {
  const kept = await tx
    .update(storedFile)
    .set({ look_at: null })
    .where(eq(storedFile.hash, hash))
    .returning({ hash: storedFile.hash });
  return kept.length === 1;
}

/** By when what is due was due: moments are kept in whole milliseconds, which rounds the newest into the future. */
const moment = sql`now() + interval '1 millisecond'`;

/** How many files one step of a sweep takes on. */
const swept_at_once = 100;

/** Whether there is anything for a sweep to do: the question that nearly always ends it. */
export async function isAnythingDue(db: Database): Promise<boolean> {
  const [found] = await rows<{ due: boolean }>(
    db,
    sql`select exists (select 1 from stored_file where look_at <= ${moment})
      or exists (select 1 from file_to_remove where due_at <= ${moment}) as due`,
  );
  return found?.due === true;
}

/**
 * Locks the files that are due to be looked at, those aside that somebody else has under hand: another sweep, or a
 * transaction that is naming or unnaming them. Until the transaction ends nobody can name them.
 */
export async function lockDueFiles(tx: Database): Promise<string[]> {
  const found = await rows<{ hash: string }>(
    tx,
    sql`select hash from stored_file where look_at <= ${moment} order by look_at limit ${swept_at_once}
      for update skip locked`,
  );
  return found.map(({ hash }) => hash);
}

/** A file is named by media, by a file of a conversation, by a proof of a payment, by a picture of an imported page, by a setting that holds its address, or by what an admin uploaded and has not saved. */
const isNamed = sql`(exists (select 1 from media where file_hash = hash)
  or exists (select 1 from message_file where file_hash = hash)
  or exists (select 1 from budget_proof where file_hash = hash)
  or exists (select 1 from imported_picture where file_hash = hash)
  or exists (select 1 from setting where position(hash in value) > 0)
  or exists (select 1 from hero_draft where position(hash in image_url) > 0))`;

/** Of files that the caller locked before: those that are named need no look; the rows of the others go, and are answered. */
export async function removeUnnamedFiles(tx: Database, locked: string[]) {
  const among = inArray(storedFile.hash, locked);
  await tx.update(storedFile).set({ look_at: null }).where(and(among, isNamed));
  return tx
    .delete(storedFile)
    .where(and(among, not(isNamed)))
    .returning();
}

/** Notes names whose bytes go, in the transaction in which their rows go. */
export async function insertNamesToRemove(tx: Database, names: string[]): Promise<void> {
  if (names.length > 0)
    await tx
      .insert(fileToRemove)
      .values(names.map((name) => ({ name })))
      .onConflictDoNothing();
}

/** Takes on names whose bytes go. Whoever has not removed them within ten seconds is taken for ended, and they are due again. */
export async function takeNamesToRemove(db: Database): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`update file_to_remove set due_at = now() + interval '10 seconds' where name in (
      select name from file_to_remove where due_at <= ${moment} order by due_at limit ${swept_at_once}
      for update skip locked) returning name`,
  );
  return found.map(({ name }) => name);
}

/** Forgets names whose bytes are gone. */
export async function removeNamesToRemove(db: Database, names: string[]): Promise<void> {
  if (names.length > 0) await db.delete(fileToRemove).where(inArray(fileToRemove.name, names));
}
