import type { NextTask } from "../../contract/couples/dashboard-schema.ts";
import type { Plan } from "../../contract/plan/schema.ts";

const tasks_max = 3;

export function nextTasks({ stages, law }: Pick<Plan, "stages" | "law">): { tasks: NextTask[]; tasks_open: number } {
  const open = [...stages.flatMap(({ items }) => items), ...law].filter(({ is_done }) => !is_done);
  const byDay = open.toSorted((a, b) => (a.due_on ?? "9999").localeCompare(b.due_on ?? "9999"));
  const tasks = byDay.slice(0, tasks_max).map(({ key, kind, text, due_on, category_slug }) => {
    return { key, kind, text, due_on, category_slug };
  });
  return { tasks, tasks_open: open.length };
}
