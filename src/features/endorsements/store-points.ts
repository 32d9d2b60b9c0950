import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { endorsementBalance, endorsementCredit } from "../../schema/trust.ts";

export type Points = { points_available: number; monthly_allocation: number };

/** Excludes due but uncredited points. Null before the first credit. */
export async function findBalance(db: Database, provider_id: string): Promise<Points | null> {
  const { points_available, monthly_allocation } = endorsementBalance;
  const [result] = await db
    .select({ points_available, monthly_allocation })
    .from(endorsementBalance)
    .where(eq(endorsementBalance.provider_id, provider_id));
  return result ?? null;
}

export async function insertBalance(tx: Database, provider_id: string): Promise<void> {
  await tx.insert(endorsementBalance).values({ provider_id }).onConflictDoNothing();
}

export async function listCredited(db: Database, id: string, months: readonly string[]): Promise<string[]> {
  const { month, provider_id } = endorsementCredit;
  const credited = await db
    .select({ month })
    .from(endorsementCredit)
    .where(and(eq(provider_id, id), inArray(month, [...months])));
  return credited.map((each) => each.month);
}

/** Returns the points added; months already credited add none. */
export async function insertCredits(
  tx: Database,
  credits: readonly (typeof endorsementCredit.$inferInsert)[],
): Promise<number> {
  const credited = await tx
    .insert(endorsementCredit)
    .values([...credits])
    .onConflictDoNothing()
    .returning({ points: endorsementCredit.points });
  return credited.reduce((total, { points }) => total + points, 0);
}

/** The database refuses a negative balance. */
export async function changePoints(tx: Database, provider_id: string, by: number): Promise<void> {
  await tx
    .update(endorsementBalance)
    .set({ points_available: sql`${endorsementBalance.points_available} + ${by}` })
    .where(eq(endorsementBalance.provider_id, provider_id));
}
