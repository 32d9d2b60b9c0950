import { lte, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { batchOf } from "../../platform/database/in-batches.ts";
import { accountToken, session, passkeyChallenge } from "../../schema/accounts.ts";

/** Returns the largest count of one kind; skips locked rows. */
export async function removeExpired(tx: Database, now: Date, rows_max: number): Promise<number> {
  const counts: number[] = [];
  for (const table of [session, accountToken]) {
    const batch = batchOf(table.token_hash, lte(table.expires_at, now), rows_max);
    counts.push((await tx.delete(table).where(batch).returning({ token_hash: table.token_hash })).length);
  }
  const { challenge_hash, expires_at } = passkeyChallenge;
  const batch = batchOf(challenge_hash, lte(expires_at, now), rows_max);
  const deletedChallenges = await tx.delete(passkeyChallenge).where(batch).returning({ challenge_hash });
  return Math.max(...counts, deletedChallenges.length);
}

export async function removeMovesTo(tx: Database, email: string): Promise<void> {
  await tx.delete(accountToken).where(sql`lower(${accountToken.new_email}) = lower(${email})`);
}
