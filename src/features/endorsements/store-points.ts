import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database.ts";
import { endorsementBalance, endorsementCredit } from "../../schema/trust.ts";

/** The points that a provider may give, and how many each month brings. */
export type Points = { points_available: number; monthly_allocation: number };

/** The points as they stand written; what is due but not yet credited is missing. Null before the first credit. */
export async function findBalance(db: Database, provider_id: string): Promise<Points | null> {
  const { points_available, monthly_allocation } = endorsementBalance;
  const [found] = await db
    .select({ points_available, monthly_allocation })
    .from(endorsementBalance)
    .where(eq(endorsementBalance.provider_id, provider_id));
  return found ?? null;
}

/** Opens a provider's balance; one that is there stays. */
export async function insertBalance(tx: Database, provider_id: string): Promise<void> {
  await tx.insert(endorsementBalance).values({ provider_id }).onConflictDoNothing();
}

/** Which of these months a provider has been credited for. */
export async function listCredited(db: Database, id: string, months: readonly string[]): Promise<string[]> {
  const { month, provider_id } = endorsementCredit;
  const credited = await db
    .select({ month })
    .from(endorsementCredit)
    .where(and(eq(provider_id, id), inArray(month, [...months])));
  return credited.map((each) => each.month);
}

/** Notes credits, and answers how many points they bring: a month that was credited brings none. */
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

/** Adds to the points of a provider, or takes from them: the database refuses what would go below zero. */
export async function changePoints(tx: Database, provider_id: string, by: number): Promise<void> {
  await tx
    .update(endorsementBalance)
    .set({ points_available: sql`${endorsementBalance.points_available} + ${by}` })
    .where(eq(endorsementBalance.provider_id, provider_id));
}
