import { tasks_max } from "../../contract/plan/calls.ts";
import type { Plan, PlanChange, TaskChange } from "../../contract/plan/schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockWedding } from "../couples/lock-couple.ts";
import { requireCouple } from "../couples/rules.ts";
import { gatherPlan } from "./read-plan.ts";
import { assertDays, assertKeys } from "./rules.ts";
import { findPlan, insertTasks, listTasks, putPlan, updateTask } from "./store.ts";

/** To another wedding, in the caller's transaction [weddings-13]. */
export { movePlan as transferPlan } from "./store.ts";

/**
 * Fields not sent stay, also under concurrent saves. Errors: `task_not_found`, `plan_full`; a moved plan may exceed the
 * limit.
 */
export async function savePlan(ctx: Context, sent: PlanChange): Promise<{ plan: Plan }> {
  const actor = requireCouple(ctx.actor);
  const { couple_id } = actor;
  const { marks = [], add = [], change = [] } = sent;
  assertKeys(marks.map(({ key }) => key));
  assertDays(
    [...add, ...change].map(({ due_on }) => due_on),
    southAfricanDate(ctx.clock()),
  );
  return ctx.db.transaction(async (tx) => {
    await lockWedding(tx, actor);
    await markDone(ctx, tx, couple_id, sent);
    for (const each of change) await changeTask(ctx, tx, couple_id, each);
    const now = ctx.clock();
    await insertTasks(
      tx,
      add.map((task) => ({ ...task, id: newId(), couple_id, created_at: now })),
    );
    const isMore = add.length > 0 || change.some(({ is_removed }) => is_removed === false);
    if (isMore && (await listTasks(tx, couple_id)).length > tasks_max) refuse("plan_full");
    return { plan: await gatherPlan(ctx, tx) };
  });
}

async function markDone(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  couple_id: string,
  { marriage, customary_first, marks = [] }: PlanChange,
): Promise<void> {
  if (marriage === undefined && customary_first === undefined && marks.length === 0) return;
  const previous = await findPlan(tx, couple_id);
  const done = new Set(previous?.done);
  for (const { key, is_done } of marks) {
    if (is_done) done.add(key);
    else done.delete(key);
  }
  const answers = {
    marriage: marriage === undefined ? (previous?.marriage ?? null) : marriage,
    customary_first: customary_first === undefined ? (previous?.customary_first ?? null) : customary_first,
  };
  await putPlan(tx, { couple_id, ...answers, done: [...done], updated_at: clock() });
}

async function changeTask(
  { clock }: Pick<Context, "clock">,
  tx: Database,
  couple_id: string,
  { id, text, due_on, is_done, is_removed }: TaskChange,
): Promise<void> {
  const fields = {
    ...(text !== undefined && { text }),
    ...(due_on !== undefined && { due_on }),
    ...(is_done !== undefined && { done_at: is_done ? clock() : null }),
    ...(is_removed !== undefined && { removed_at: is_removed ? clock() : null }),
  };
  if (!(await updateTask(tx, { couple_id, id, isRemoved: is_removed === false }, fields))) refuse("task_not_found");
}
