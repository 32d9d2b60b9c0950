import { and, eq, inArray, sql } from "drizzle-orm";
import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database.ts";
import { endorsementBalance, endorsementCredit } from "../../schema/trust.ts";
import { monthsCredited } from "./rules.ts";

/** The points that a provider may give, and how many each month brings. */
export type Points = { points_available: number; monthly_allocation: number };

type Creditor = { id: string; created_at: Date };

/** The points as they stand written; what is due but not yet credited is missing. Null before the first credit. */
export async function findBalance(db: Database, provider_id: string): Promise<Points | null> {
  const { points_available, monthly_allocation } = endorsementBalance;
  const [found] = await db
    .select({ points_available, monthly_allocation })
    .from(endorsementBalance)
    .where(eq(endorsementBalance.provider_id, provider_id));
  return found ?? null;
}

/** The months that a provider has not been credited for yet [trust-7]. */
export async function listDue(
  { clock }: Pick<Context, "clock">,
  db: Database,
  { id, created_at }: Creditor,
): Promise<string[]> {
  const months = monthsCredited(created_at, clock());
  const { month, provider_id } = endorsementCredit;
  const credited = await db
    .select({ month })
    .from(endorsementCredit)
    .where(and(eq(provider_id, id), inArray(month, months)));
  const done = new Set(credited.map((each) => each.month));
  return months.filter((each) => !done.has(each));
}

/**
 * Credits what is due and answers the points that are there then. A credit's month is its key, so that a month is
 * credited once whatever arrives at once. Whoever calls holds the provider's row.
 */
export async function creditPoints(ctx: Pick<Context, "clock">, tx: Database, provider: Creditor): Promise<Points> {
  const { id: provider_id } = provider;
  const now = ctx.clock();
  await tx.insert(endorsementBalance).values({ provider_id }).onConflictDoNothing();
  const balance = (await findBalance(tx, provider_id)) ?? {
    points_available: 0,
    monthly_allocation: limits.endorsement_points_monthly,
  };
  const due = await listDue(ctx, tx, provider);
  if (due.length === 0) return balance;
  const { monthly_allocation: points } = balance;
  const credited = await tx
    .insert(endorsementCredit)
    .values(due.map((month) => ({ provider_id, month, points, created_at: now })))
    .onConflictDoNothing()
    .returning({ points: endorsementCredit.points });
  const sum = credited.reduce((total, each) => total + each.points, 0);
  await changePoints(tx, provider_id, sum);
  return { ...balance, points_available: balance.points_available + sum };
}

/** Takes points that are there: the database refuses what would go below zero. Whoever calls holds the provider's row. */
export async function spendPoints(tx: Database, provider_id: string, points: number): Promise<void> {
  await changePoints(tx, provider_id, -points);
}

async function changePoints(tx: Database, provider_id: string, by: number): Promise<void> {
  await tx
    .update(endorsementBalance)
    .set({ points_available: sql`${endorsementBalance.points_available} + ${by}` })
    .where(eq(endorsementBalance.provider_id, provider_id));
}
