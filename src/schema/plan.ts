import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { marriages, task_length_max } from "../contract/plan/calls.ts";
import { createdAt, id, instant, number, quoted, texts, keyOf, ownedBy, partialIndex } from "./columns.ts";
import { couple } from "./couples.ts";

/** Checklist and marriage law [plan-1]; no row until changed. */
export const plan = pgTable(
  "plan",
  {
    couple_id: keyOf(() => couple.id),
    marriage: text({ enum: marriages }),
    /** Whether a customary marriage precedes the civil one; null if unknown [plan-5]. */
    customary_first: boolean(),
    done: texts(),
    updated_at: createdAt(),
  },
  (table) => [check("plan_marriage_known", sql`${table.marriage} in (${quoted(marriages)})`)],
);

/** A couple's own tasks [plan-4]. */
export const planTask = pgTable(
  "plan_task",
  {
    id: id(),
    couple_id: ownedBy(() => couple.id),
    text: text().notNull(),
    due_on: date({ mode: "string" }),
    done_at: instant(),
    created_at: createdAt(),
    removed_at: instant(),
  },
  (table) => [
    index("plan_task_of_couple").on(table.couple_id),
    partialIndex("plan_task_removed", sql`removed_at is not null`, table.removed_at),
    check("plan_task_short", sql`length(${table.text}) between 1 and ${number(task_length_max)}`),
  ],
);
