import { sql } from "drizzle-orm";
import { rows, type Database } from "../../platform/database/database.ts";
import { accountToken, session, passkeyChallenge } from "../../schema/accounts.ts";

/** Returns the largest count of one kind; skips locked rows. */
export async function removeExpired(tx: Database, now: Date, rows_max: number): Promise<number> {
  const counts: number[] = [];
  for (const table of [session, accountToken]) {
    const deletedTokens = await rows(
      tx,
      sql`delete from ${table} where token_hash in (
        select token_hash from ${table} where expires_at <= ${now.toISOString()}::timestamptz
        limit ${rows_max} for update skip locked) returning token_hash`,
    );
    counts.push(deletedTokens.length);
  }
  const deletedChallenges = await rows(
    tx,
    sql`delete from ${passkeyChallenge} where challenge_hash in (
      select challenge_hash from ${passkeyChallenge} where expires_at <= ${now.toISOString()}::timestamptz
      limit ${rows_max} for update skip locked) returning challenge_hash`,
  );
  return Math.max(...counts, deletedChallenges.length);
}

export async function removeMovesTo(tx: Database, email: string): Promise<void> {
  await tx.delete(accountToken).where(sql`lower(${accountToken.new_email}) = lower(${email})`);
}
