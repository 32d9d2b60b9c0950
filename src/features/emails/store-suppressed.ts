import { and, eq, inArray, sql } from "drizzle-orm";
import type { SuppressionSource } from "../../contract/emails/words.ts";
import { rows, type Database } from "../../platform/database.ts";
import { suppressedEmail } from "../../schema/emails.ts";
import type { Stopped } from "./rules.ts";

/** A mailbox, and what it wants no emails about. */
type Wish = { email_hash: string; topic: Stopped };

/** Keeps a wish; a second time changes nothing. Answers whether it was new. */
export async function insertSuppressed(
  tx: Database,
  row: Wish & { source: SuppressionSource; created_at: Date },
): Promise<boolean> {
  const made = await tx.insert(suppressedEmail).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Takes a wish back, and answers whether there was anything to take back. */
export async function removeSuppressed(tx: Database, { email_hash, topic }: Wish): Promise<boolean> {
  const isIt = and(eq(suppressedEmail.email_hash, email_hash), eq(suppressedEmail.topic, topic));
  const gone = await tx.delete(suppressedEmail).where(isIt).returning();
  return gone.length > 0;
}

/** What these mailboxes want no emails about, since when, and how they said so; the oldest wish first. */
export async function listSuppressed(
  db: Database,
  hashes: readonly string[],
): Promise<(typeof suppressedEmail.$inferSelect)[]> {
  if (hashes.length === 0) return [];
  return db
    .select()
    .from(suppressedEmail)
    .where(inArray(suppressedEmail.email_hash, [...hashes]))
    .orderBy(suppressedEmail.created_at, suppressedEmail.topic);
}

/** What these mailboxes want no emails about. */
export async function listWishes(db: Database, hashes: readonly string[]): Promise<Wish[]> {
  return rows(
    db,
    sql`select email_hash, topic from suppressed_email where email_hash = any(${sql.param(hashes)}::text[])`,
  );
}
