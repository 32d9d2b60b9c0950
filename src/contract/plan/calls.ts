import type { CallName, TypedCall } from "../call.ts";

type Schemas = typeof import("./schema.ts");
type Call<Name extends CallName<Schemas>> = TypedCall<Schemas, Name>;

export const readPlanCall: Call<"readPlan"> = { at: "get /api/plan", who: "couple" };
export const savePlanCall: Call<"savePlan"> = { at: "put /api/plan", who: "couple" };
export const writePlanCalendarCall: Call<"writePlanCalendar"> = { at: "get /api/plan/calendar", who: "couple" };

export const marriages = ["civil", "customary", "civil_union"] as const;
export type Marriage = (typeof marriages)[number];

export const marriageNames = {
  civil: "Civil marriage",
  customary: "Customary marriage",
  civil_union: "Civil union",
} as const satisfies Record<Marriage, string>;

/** A customary marriage can't precede a civil union (Civil Union Act, section 8). */
export function mayBeFirst(marriage: Marriage | null): boolean {
  return marriage === "civil" || marriage === null;
}

export const stageKeys = ["getting_started", "key_vendors", "details", "final_touches", "after", "undated"] as const;
export type StageKey = (typeof stageKeys)[number];

/** A category to book, another step, a legal requirement, or the couple's own task. */
export const planItemKinds = ["category", "step", "law", "own"] as const;

export const planMessages = {
  text_missing: "Enter the task.",
  day_out_of_range: "Choose a day from last year to ten years from now.",
  key_unknown: "This is not in the plan.",
} as const;

/** Rule [limits-25]. */

export const tasks_max = 200;
export const task_length_max = 200;
export const task_day_years_max = 10;
/** Removed items can be restored this long. */
export const removed_task_retention_hours = 24;
export const changes_max = 50;
