import { isForVenues } from "../../contract/categories/for-venues.ts";
import type { Plan } from "../../contract/plan/schema.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Context } from "../../platform/context.ts";
import type { Database } from "../../platform/database/database.ts";
import { lookUpCategories, type KnownCategory } from "../categories/look-up-categories.ts";
import { refuseLostWedding, requireCouple } from "../couples/rules.ts";
import { listMoney } from "../quotes/figures/list-money.ts";
import { planOf } from "./rules.ts";
import { schedulePlan } from "./schedule-plan.ts";
import { findPlan, listBookedFavourites, listTasks } from "./store.ts";

type PlanContext = Pick<Context, "actor" | "cache" | "clock">;

/** The requesting couple's plan [plan-1]; its data export has the same. */
export async function readPlan(ctx: PlanContext & Pick<Context, "db">): Promise<Plan> {
  return gatherPlan(ctx, ctx.db);
}

export async function gatherPlan(ctx: PlanContext, db: Database): Promise<Plan> {
  const actor = requireCouple(ctx.actor);
  const { couple_id, role } = actor;
  const { has_venue, wedding_date, marriage, customary_first, done } =
    (await findPlan(db, couple_id)) ?? refuseLostWedding(actor);
  const booked = await findBooked(ctx, db, { couple_id, has_venue });
  const tasks = (await listTasks(db, couple_id)).map(({ id, text, due_on, done_at }) => {
    return { id, text, due_on, is_done: done_at !== null };
  });
  const today = southAfricanDate(ctx.clock());
  return {
    wedding_date,
    marriage,
    customary_first,
    ...schedulePlan(planOf({ wedding_date, marriage, customary_first, done, tasks, booked }), { wedding_date, today }),
    booked_category_ids: booked.map(({ id }) => id),
    may_change: role !== "reader",
  };
}

/** By a held, confirmed or done booking, a marked favourite, or for venues the venue's name [plan-3]. */
async function findBooked(
  { cache, clock }: PlanContext,
  db: Database,
  { couple_id, has_venue }: { couple_id: string; has_venue: boolean },
): Promise<KnownCategory[]> {
  const { all } = await lookUpCategories({ db, cache });
  const { agreed } = await listMoney(db, couple_id, clock());
  const ids = new Set<number | null>([
    ...agreed.filter(({ state }) => state !== "cancelled").map(({ category_id }) => category_id),
    ...(await listBookedFavourites(db, couple_id)),
  ]);
  return all.filter(({ id, slug }) => ids.has(id) || (has_venue && isForVenues(slug)));
}
