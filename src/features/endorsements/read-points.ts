import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockKnownProvider } from "../providers/lock-providers.ts";
import { creditPoints, listMonthsDue } from "./credit-points.ts";
import { findBalance, type Points } from "./store-points.ts";
import { findJoined } from "./store.ts";

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
