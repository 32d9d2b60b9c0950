import { and, eq, isNotNull, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { recoveryCode, secondFactor } from "../../../schema/accounts.ts";
import { countOf, removeAllOf } from "../passkeys/store-passkeys.ts";

type FactorRow = typeof secondFactor.$inferSelect;

export async function findProgram(db: Database, account_id: string): Promise<FactorRow | null> {
  const [result] = await db.select().from(secondFactor).where(eq(secondFactor.account_id, account_id));
  return result ?? null;
}

export async function putNextSecret(tx: Database, account_id: string, next_secret_sealed: string): Promise<void> {
  await tx
    .insert(secondFactor)
    .values({ account_id, next_secret_sealed })
    .onConflictDoUpdate({ target: secondFactor.account_id, set: { next_secret_sealed } });
}

type Confirmed = { account_id: string; next_secret_sealed: string; step: number; now: Date };

/** False when another enrolment started in between. */
export async function confirmNext(tx: Database, { account_id, next_secret_sealed, step, now }: Confirmed) {
  const confirmed = await tx
    .update(secondFactor)
    .set({ secret_sealed: next_secret_sealed, next_secret_sealed: null, last_step: step, confirmed_at: now })
    .where(and(eq(secondFactor.account_id, account_id), eq(secondFactor.next_secret_sealed, next_secret_sealed)))
    .returning({ account_id: secondFactor.account_id });
  return confirmed.length > 0;
}

type Step = { account_id: string; secret_sealed: string; step: number };

/** Only one of several concurrent requests succeeds. */
export async function claimStep(tx: Database, { account_id, secret_sealed, step }: Step): Promise<boolean> {
  const claimed = await tx
    .update(secondFactor)
    .set({ last_step: step })
    .where(
      and(
        eq(secondFactor.account_id, account_id),
        eq(secondFactor.secret_sealed, secret_sealed),
        lt(secondFactor.last_step, step),
      ),
    )
    .returning({ account_id: secondFactor.account_id });
  return claimed.length > 0;
}

export async function removeProgram(tx: Database, account_id: string): Promise<boolean> {
  const deleted = await tx
    .delete(secondFactor)
    .where(eq(secondFactor.account_id, account_id))
    .returning({ confirmed_at: secondFactor.confirmed_at });
  return deleted.some(({ confirmed_at }) => confirmed_at !== null);
}

export async function removeEveryFactor(tx: Database, account_id: string): Promise<boolean> {
  await replaceRecoveryCodes(tx, account_id, []);
  const passkeys = await removeAllOf(tx, account_id);
  return (await removeProgram(tx, account_id)) || passkeys > 0;
}

export async function replaceRecoveryCodes(tx: Database, account_id: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.account_id, account_id));
  if (hashes.length > 0) await tx.insert(recoveryCode).values(hashes.map((code_hash) => ({ account_id, code_hash })));
}

export async function claimRecoveryCode(tx: Database, account_id: string, code_hash: string, now: Date) {
  const claimed = await tx
    .update(recoveryCode)
    .set({ used_at: now })
    .where(
      and(eq(recoveryCode.account_id, account_id), eq(recoveryCode.code_hash, code_hash), isNull(recoveryCode.used_at)),
    )
    .returning({ code_hash: recoveryCode.code_hash });
  return claimed.length > 0;
}

export async function countRecoveryCodes(db: Database, account_id: string): Promise<number> {
  return db.$count(recoveryCode, and(eq(recoveryCode.account_id, account_id), isNull(recoveryCode.used_at)));
}

export function havingFactor(account_id: SQL): SQL<boolean> {
  return sql<boolean>`(exists (select 1 from second_factor f where f.account_id = ${account_id} and f.confirmed_at is not null)
    or exists (select 1 from passkey k where k.account_id = ${account_id}))`;
}

export async function hasFactor(db: Database, account_id: string): Promise<boolean> {
  const mine = and(eq(secondFactor.account_id, account_id), isNotNull(secondFactor.confirmed_at));
  return (await db.$count(secondFactor, mine)) > 0 || (await countOf(db, account_id)) > 0;
}
