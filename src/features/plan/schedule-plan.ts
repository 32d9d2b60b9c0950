import type { Plan, PlanItem } from "../../contract/plan/schema.ts";
import { addDays, daysBetween } from "../../contract/south-african-time.ts";

type Dated = Pick<Plan, "stages" | "law">;

/** Spreads overdue items evenly until the next usual day; own tasks keep their days [plan-8]. */
export function schedulePlan(
  plan: Dated,
  { wedding_date, today }: { wedding_date: string | null; today: string },
): Dated {
  if (wedding_date === null || wedding_date <= today) return plan;
  const items = [...plan.stages.flatMap((stage) => stage.items), ...plan.law];
  const open = items.flatMap((item) => (isMovable(item, wedding_date) ? [{ ...item, due_on: item.due_on }] : []));
  const passed = open.filter(({ due_on }) => due_on < today).toSorted((a, b) => a.due_on.localeCompare(b.due_on));
  const next = open.map(({ due_on }) => due_on).filter((day) => day >= today);
  const until = next.toSorted()[0] ?? wedding_date;
  const span = daysBetween(today, until);
  const days = new Map(
    passed.map(({ key }, at) => [key, addDays(today, Math.ceil(((at + 1) * span) / passed.length))] as const),
  );
  const fit = (item: PlanItem): PlanItem => {
    const due_on = days.get(item.key);
    return due_on === undefined ? item : { ...item, due_on };
  };
  return {
    stages: plan.stages.map((stage) => ({ ...stage, items: stage.items.map(fit) })),
    law: plan.law.map(fit),
  };
}

function isMovable(item: PlanItem, wedding_date: string): item is PlanItem & { due_on: string } {
  return item.kind !== "own" && !item.is_done && item.due_on !== null && item.due_on <= wedding_date;
}
