import { entries_max } from "../../contract/budget/calls.ts";
import type { Budget, EntryChange, NewEntry } from "../../contract/budget/schema.ts";
import { isUuid } from "../../contract/primitives.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import type { RequestMeta } from "../../platform/http/router.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { addToBudget, assertCategories, changeBudget } from "./change-budget.ts";
import { assertNear } from "./rules.ts";
import { assertPaymentsFit } from "./save-payments.ts";
import * as store from "./store-entries.ts";

/** Idempotent per key; refuses with `budget_full` [budget-5]. */
export async function addBudgetEntry(
  ctx: Context,
  entry: NewEntry,
  meta: Pick<RequestMeta, "idempotencyKey">,
): Promise<{ budget: Budget; entry_id: string }> {
  await assertEntry(ctx, entry);
  async function add(tx: Database, couple_id: string) {
    const entry_id = newId();
    const now = ctx.clock();
    await store.insertBudgetEntry(tx, { ...entry, id: entry_id, couple_id, created_at: now, updated_at: now });
    await assertEntriesFit(tx, couple_id);
    return { entry_id };
  }
  return addToBudget(ctx, meta, { request: ["add_entry", entry], add });
}

async function assertEntriesFit(tx: Database, couple_id: string): Promise<void> {
  if ((await store.countBudgetEntries(tx, couple_id)) > entries_max) refuse("budget_full");
}

/** Also restores a removed entry with its payments, if there is room. */
export async function saveBudgetEntry(
  ctx: Context,
  id: string,
  { is_removed, ...sent }: EntryChange,
): Promise<{ budget: Budget }> {
  await assertEntry(ctx, sent);
  const restored = is_removed === false && { removed_at: null };
  return changeEntry(ctx, id, { ...sent, updated_at: ctx.clock(), ...restored });
}

/** Can be restored for a day, with its payments. */
export async function removeBudgetEntry(ctx: Context, id: string): Promise<{ budget: Budget }> {
  const now = ctx.clock();
  return changeEntry(ctx, id, { updated_at: now, removed_at: now });
}

async function changeEntry(
  ctx: Context,
  id: string,
  change: Parameters<typeof store.updateBudgetEntry>[2],
): Promise<{ budget: Budget }> {
  return changeBudget(ctx, async (tx, couple_id) => {
    const isThere = isUuid(id) && (await store.updateBudgetEntry(tx, { couple_id, id }, change));
    if (!isThere) refuse("budget_entry_not_found");
    if (change.removed_at === null) {
      await assertEntriesFit(tx, couple_id);
      await assertPaymentsFit(tx, couple_id);
    }
    return {};
  });
}

async function assertEntry(ctx: Context, { category_id, due_on }: EntryChange): Promise<void> {
  if (category_id !== undefined) await assertCategories(ctx, [category_id], "category_id");
  if (due_on) assertNear(due_on, southAfricanDate(ctx.clock()), "due_on");
}
