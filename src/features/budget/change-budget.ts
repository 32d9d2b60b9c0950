import { budgetMessages } from "../../contract/budget/calls.ts";
import type { Budget } from "../../contract/budget/schema.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { doOnce } from "../../platform/jobs/do-once.ts";
import { refuseField } from "../../platform/refusal.ts";
import { lookUpCategories } from "../categories/look-up-categories.ts";
import { lockWedding } from "../couples/lock-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { loadBudget } from "./load-budget.ts";

export async function changeBudget<More extends object>(
  ctx: Context,
  change: (tx: Database, couple_id: string) => Promise<More>,
): Promise<{ budget: Budget } & More> {
  const actor = requireCouple(ctx.actor);
  const { couple_id } = actor;
  return ctx.db.transaction(async (tx) => {
    await lockWedding(tx, actor);
    const more = await change(tx, couple_id);
    return { budget: await loadBudget(ctx, tx, couple_id), ...more };
  });
}

type Adding<Added> = {
  request: readonly [what: string, sent: object];
  add: (tx: Database, couple_id: string) => Promise<Added>;
};

/** Idempotent per key, which saves only `Added`. */
export async function addToBudget<Added extends object>(
  ctx: Context,
  { idempotencyKey: key }: Pick<RequestMeta, "idempotencyKey">,
  { request, add }: Adding<Added>,
): Promise<{ budget: Budget } & Added> {
  const actor = requireCouple(ctx.actor);
  const { couple_id } = actor;
  const added = await doOnce<Added>(ctx, { key, request: JSON.stringify([couple_id, ...request]) }, async (tx) => {
    await lockWedding(tx, actor);
    return add(tx, couple_id);
  });
  return { budget: await loadBudget(ctx, ctx.db, couple_id), ...added };
}

export async function assertCategories(
  ctx: Pick<Context, "db" | "cache">,
  ids: readonly (number | null)[],
  field: string,
): Promise<void> {
  const { byId } = await lookUpCategories(ctx);
  if (ids.some((id) => id !== null && !byId.has(id))) refuseField(field, budgetMessages.category_unknown);
}
