import { and, asc, eq, gt, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { passkey, passkeyChallenge } from "../../../schema/accounts.ts";

export type PasskeyRow = typeof passkey.$inferSelect;

export async function listPasskeyRows(db: Database, account_id: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.account_id, account_id))
    .orderBy(asc(passkey.created_at), passkey.id);
}

export async function findByCredential(db: Database, credential_id: string): Promise<PasskeyRow | null> {
  const [result] = await db.select().from(passkey).where(eq(passkey.credential_id, credential_id));
  return result ?? null;
}

export async function insertPasskey(tx: Database, row: typeof passkey.$inferInsert): Promise<boolean> {
  const saved = await tx.insert(passkey).values(row).onConflictDoNothing().returning({ id: passkey.id });
  return saved.length > 0;
}

/** False when the counter did not rise, which means a copied answer or authenticator. */
export async function claimUse(db: Database, { id, counter, now }: { id: string; counter: number; now: Date }) {
  const counts = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter} = 0`));
  const used = await db
    .update(passkey)
    .set({ counter, last_used_at: now })
    .where(and(eq(passkey.id, id), counts))
    .returning({ id: passkey.id });
  return used.length > 0;
}

export async function deletePasskey(tx: Database, account_id: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkey)
    .where(and(eq(passkey.account_id, account_id), eq(passkey.id, id)))
    .returning({ id: passkey.id });
  return deleted.length > 0;
}

export async function removeAllOf(tx: Database, account_id: string): Promise<number> {
  const deleted = await tx.delete(passkey).where(eq(passkey.account_id, account_id)).returning({ id: passkey.id });
  return deleted.length;
}

export async function countOf(db: Database, account_id: string): Promise<number> {
  return db.$count(passkey, eq(passkey.account_id, account_id));
}

type ChallengeRow = typeof passkeyChallenge.$inferSelect;

export async function insertChallenge(db: Database, row: ChallengeRow): Promise<boolean> {
  const saved = await db
    .insert(passkeyChallenge)
    .values(row)
    .onConflictDoNothing()
    .returning({ challenge_hash: passkeyChallenge.challenge_hash });
  return saved.length > 0;
}

type Claim = Pick<ChallengeRow, "challenge_hash" | "purpose" | "bound_to"> & { now: Date };

/** Only one of several requests gets it. Null for another purpose or browser, used or expired. */
export async function claimChallengeRow(db: Database, { challenge_hash, purpose, bound_to, now }: Claim) {
  const [claimed] = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challenge_hash, challenge_hash),
        eq(passkeyChallenge.purpose, purpose),
        eq(passkeyChallenge.bound_to, bound_to),
        gt(passkeyChallenge.expires_at, now),
      ),
    )
    .returning({ account_id: passkeyChallenge.account_id });
  return claimed ?? null;
}
