import { and, eq } from "drizzle-orm";
import type { SuppressionSource } from "../../contract/emails/calls.ts";
import type { Database } from "../../platform/database/database.ts";
import { suppressedEmail } from "../../schema/emails.ts";
import type { Stopped } from "./rules.ts";

type Wish = { email_hash: string; topic: Stopped };

/** Idempotent; false if it was already saved. */
export async function insertSuppressed(
  tx: Database,
  row: Wish & { source: SuppressionSource; created_at: Date },
): Promise<boolean> {
  const made = await tx.insert(suppressedEmail).values(row).onConflictDoNothing().returning();
  return made.length > 0;
}

/** False if there was none. */
export async function removeSuppressed(tx: Database, { email_hash, topic }: Wish): Promise<boolean> {
  const isIt = and(eq(suppressedEmail.email_hash, email_hash), eq(suppressedEmail.topic, topic));
  const deleted = await tx.delete(suppressedEmail).where(isIt).returning();
  return deleted.length > 0;
}

/** Oldest first. */
export async function listSuppressed(
  db: Database,
  email_hash: string,
): Promise<(typeof suppressedEmail.$inferSelect)[]> {
  return db
    .select()
    .from(suppressedEmail)
    .where(eq(suppressedEmail.email_hash, email_hash))
    .orderBy(suppressedEmail.created_at, suppressedEmail.topic);
}
