import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Marriage } from "../../contract/plan/calls.ts";
import { firstRow, rows, type Database } from "../../platform/database/database.ts";
import { batchOf } from "../../platform/database/in-batches.ts";
import { plan, planTask } from "../../schema/plan.ts";

export type StoredPlan = {
  wedding_date: string | null;
  has_venue: boolean;
  marriage: Marriage | null;
  customary_first: boolean | null;
  done: string[];
};

export async function findPlan(db: Database, couple_id: string): Promise<StoredPlan | null> {
  return firstRow<StoredPlan>(
    db,
    sql`select c.wedding_date::text as wedding_date, coalesce(c.venue_name, '') <> '' as has_venue, p.marriage, p.customary_first, coalesce(p.done, '{}') as done
      from couple c left join plan p on p.couple_id = c.id where c.id = ${couple_id}`,
  );
}

export async function putPlan(tx: Database, row: typeof plan.$inferInsert): Promise<void> {
  const { couple_id: _, ...set } = row;
  await tx.insert(plan).values(row).onConflictDoUpdate({ target: plan.couple_id, set });
}

type TaskRow = typeof planTask.$inferSelect;

/** Without removed ones; by day, undated tasks last. */
export async function listTasks(db: Database, couple_id: string): Promise<TaskRow[]> {
  return db
    .select()
    .from(planTask)
    .where(and(eq(planTask.couple_id, couple_id), isNull(planTask.removed_at)))
    .orderBy(sql`${planTask.due_on} nulls last`, planTask.created_at, planTask.id);
}

export async function insertTasks(tx: Database, tasks: readonly (typeof planTask.$inferInsert)[]): Promise<void> {
  if (tasks.length > 0) await tx.insert(planTask).values([...tasks]);
}

type Change = Partial<Pick<TaskRow, "text" | "due_on" | "done_at" | "removed_at">>;

/** False where there is no such task. `isRemoved` looks among removed tasks. */
export async function updateTask(
  tx: Database,
  { couple_id, id, isRemoved }: { couple_id: string; id: string; isRemoved: boolean },
  change: Change,
): Promise<boolean> {
  const here = isRemoved ? sql`true` : isNull(planTask.removed_at);
  const result = await tx
    .update(planTask)
    // an empty change must still check that the task exists
    .set({ couple_id, ...change })
    .where(and(eq(planTask.id, id), eq(planTask.couple_id, couple_id), here))
    .returning({ id: planTask.id });
  return result.length > 0;
}

export async function listBookedFavourites(db: Database, couple_id: string): Promise<number[]> {
  const result = await rows<{ category_id: number }>(
    db,
    sql`select distinct c.category_id from favourite f join provider_category c on c.provider_id = f.provider_id and c.is_primary
      where f.couple_id = ${couple_id} and f.booked_at is not null`,
  );
  return result.map(({ category_id }) => category_id);
}

export async function purgeTasks(db: Database, before: Date, rows_max: number): Promise<number> {
  const batch = batchOf(planTask.id, lt(planTask.removed_at, before), rows_max);
  return (await db.delete(planTask).where(batch).returning({ id: planTask.id })).length;
}

/** Where both have a plan, the moved one wins and keeps the tasks of both. */
export async function movePlan(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    delete from plan own using plan handed where own.couple_id = ${to} and handed.couple_id = ${from}`);
  await tx.update(plan).set({ couple_id: to }).where(eq(plan.couple_id, from));
  await tx.update(planTask).set({ couple_id: to }).where(eq(planTask.couple_id, from));
}
