import * as limits from "../../contract/limits.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { monthsCredited } from "./rules.ts";
import { changePoints, findBalance, insertBalance, insertCredits, listCredited, type Points } from "./store-points.ts";
import { findJoined } from "./store.ts";

type Creditor = { id: string; created_at: Date };

/** Months not yet credited [trust-7]. */
async function listMonthsDue(
  { clock }: Pick<Context, "clock">,
  db: Database,
  { id, created_at }: Creditor,
): Promise<string[]> {
  const months = monthsCredited(created_at, clock());
  const done = new Set(await listCredited(db, id, months));
  return months.filter((each) => !done.has(each));
}

/** Idempotent per month. The caller must hold the provider's row. */
export async function creditPoints(ctx: Pick<Context, "clock">, tx: Database, provider: Creditor): Promise<Points> {
  const { id: provider_id } = provider;
  const created_at = ctx.clock();
  await insertBalance(tx, provider_id);
  const balance = (await findBalance(tx, provider_id)) ?? {
    points_available: 0,
    monthly_allocation: limits.endorsement_points_monthly,
  };
  const due = await listMonthsDue(ctx, tx, provider);
  if (due.length === 0) return balance;
  const { monthly_allocation: points } = balance;
  const sum = await insertCredits(
    tx,
    due.map((month) => ({ provider_id, month, points, created_at })),
  );
  await changePoints(tx, provider_id, sum);
  return { ...balance, points_available: balance.points_available + sum };
}

/** The database refuses a negative balance. The caller must hold the provider's row. */
export async function spendPoints(tx: Database, provider_id: string, points: number): Promise<void> {
  await changePoints(tx, provider_id, -points);
}

/** The first read in a month credits its points [trust-7]. */
export async function readPoints(ctx: Pick<Context, "clock" | "db">, id: string): Promise<Points> {
  const joined = (await findJoined(ctx.db, id)) ?? refuse("provider_not_found");
  const balance = await findBalance(ctx.db, id);
  if (balance && (await listMonthsDue(ctx, ctx.db, joined)).length === 0) return balance;
  return ctx.db.transaction(async (tx) => {
    const locked = await lockKnownProvider(tx, id);
    return creditPoints(ctx, tx, locked);
  });
}
