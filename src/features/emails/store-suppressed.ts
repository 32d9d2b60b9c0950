import { eq, inArray } from "drizzle-orm";
import type { SuppressionSource } from "../../contract/emails/words.ts";
import type { Database } from "../../platform/database.ts";
import { suppressedEmail } from "../../schema/emails.ts";

/** Keeps that a mailbox wants no emails; a second time changes nothing. Answers whether it was new. */
export async function insertSuppressed(
  tx: Database,
  row: { email_hash: string; source: SuppressionSource; created_at: Date },
): Promise<boolean> {
  const made = await tx.insert(suppressedEmail).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** Takes it back, and answers whether there was anything to take back. */
export async function removeSuppressed(tx: Database, email_hash: string): Promise<boolean> {
  const gone = await tx.delete(suppressedEmail).where(eq(suppressedEmail.email_hash, email_hash)).returning();
  return gone.length > 0;
}

/** Since when a mailbox wants no emails, and how it said so; null where it takes them. */
export async function findSuppressed(db: Database, email_hash: string) {
  const [found] = await db.select().from(suppressedEmail).where(eq(suppressedEmail.email_hash, email_hash));
  return found ?? null;
}

/** Which of these mailboxes want no emails. */
export async function listSuppressed(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const found = await db
    .select({ email_hash: suppressedEmail.email_hash })
    .from(suppressedEmail)
    .where(inArray(suppressedEmail.email_hash, [...hashes]));
  return new Set(found.map(({ email_hash }) => email_hash));
}
