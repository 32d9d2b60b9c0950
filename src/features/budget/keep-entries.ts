import * as limits from "../../contract/budget/limits.ts";
import type { Budget, EntryChange, NewEntry } from "../../contract/budget/shapes.ts";
import { id as idShape } from "../../contract/primitives.ts";
import { newId } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { todayOf } from "../calendars/rules.ts";
import { assertCategories, changeBudget } from "./change-budget.ts";
import { assertNear } from "./rules.ts";
import * as store from "./store-entries.ts";

/** Writes down what isn't on the site [budget-5]. Refuses more than a budget holds (`budget_full`). */
export async function addEntry(ctx: Context, entry: NewEntry): Promise<{ budget: Budget; entry_id: string }> {
  await assertEntry(ctx, entry);
  return changeBudget(ctx, async (tx, couple_id) => {
    if ((await store.countEntries(tx, couple_id)) >= limits.entries_max) refuse("budget_full");
    const entry_id = newId();
    const now = ctx.clock();
    await store.insertEntry(tx, { ...entry, id: entry_id, couple_id, created_at: now, updated_at: now });
    return { entry_id };
  });
}

/** Saves what is sent of an own entry, and puts back one that was removed where that is asked for. */
export async function saveEntry(
  ctx: Context,
  id: string,
  { is_removed, ...sent }: EntryChange,
): Promise<{ budget: Budget }> {
  await assertEntry(ctx, sent);
  return changeBudget(ctx, async (tx, couple_id) => {
    const isGone = is_removed === false;
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const change = { ...given, updated_at: ctx.clock(), ...(isGone && { removed_at: null }) };
    const isThere = isId(id) && (await store.updateEntry(tx, { couple_id, id, isGone }, change));
    if (!isThere) refuse("budget_entry_not_found");
    return {};
  });
}

/** Removes an own entry with its payments, which can be put back for a day. */
export async function removeEntry(ctx: Context, id: string): Promise<{ budget: Budget }> {
  return changeBudget(ctx, async (tx, couple_id) => {
    const now = ctx.clock();
    const change = { updated_at: now, removed_at: now };
    const isThere = isId(id) && (await store.updateEntry(tx, { couple_id, id, isGone: false }, change));
    if (!isThere) refuse("budget_entry_not_found");
    return {};
  });
}

async function assertEntry(ctx: Context, { category_id, due_on }: EntryChange): Promise<void> {
  if (category_id !== undefined) await assertCategories(ctx, [category_id], "category_id");
  if (due_on) assertNear(due_on, todayOf(ctx.clock()), "due_on");
}

const isId = (id: string) => idShape.safeParse(id).success;
