/* The words about a couple's plan: its calls, its closed lists, and its sentences. */

export const readPlan = { method: "get", path: "/api/plan", who: "couple" } as const;

export const savePlan = { method: "put", path: "/api/plan", who: "couple" } as const;

export const writePlanCalendar = { method: "get", path: "/api/plan/calendar", who: "couple" } as const;

/** By which law a couple marries. */
export const marriages = ["civil", "customary", "civil_union"] as const;
export type Marriage = (typeof marriages)[number];

export const marriageNames = {
  civil: "Civil marriage",
  customary: "Customary marriage",
  civil_union: "Civil union",
} as const satisfies Record<Marriage, string>;

/** Whether a customary marriage of the same two may come before such a one: before a civil union it may not (Civil Union Act, section 8). */
export function mayBeFirst(marriage: Marriage | null): boolean {
  return marriage === "civil" || marriage === null;
}

/** The stages of planning, in the product's own words, and what comes after. */
export const stageKeys = ["getting_started", "key_vendors", "details", "final_touches", "after", "undated"] as const;
export type StageKey = (typeof stageKeys)[number];

/** What an item of the plan is: a category to book, something else to do, what the law asks, or the couple's own. */
export const itemKinds = ["category", "step", "law", "own"] as const;

export const planMessages = {
  text_missing: "Enter the task.",
  day_out_of_range: "Choose a day from last year to ten years from now.",
  key_unknown: "This is not in the plan.",
} as const;
