import { z } from "zod";
import { call } from "../call.ts";
import { calendarDate, id, line } from "../primitives.ts";
import * as limits from "./limits.ts";
import * as words from "./words.ts";

const group = "Plan";
const { planMessages } = words;
const day = z.string().nullable();

const item = z
  .object({
    key: z.string().meta({ description: "Of the couple's own: its id." }),
    kind: z.enum(words.itemKinds),
    text: z.string(),
    due_on: day.meta({ description: "Null while the wedding has no day, and where there is none." }),
    when: z.string().meta({ description: "When it is due, counted from the wedding, in words." }),
    is_done: z.boolean(),
    is_booked: z.boolean().meta({ description: "Done by itself: somebody of the category is booked." }),
    category_slug: z.string().nullable(),
    explains: z.string().nullable().meta({ description: "Of what the law asks: what that is, as guidance." }),
    source: z.string().nullable().meta({ description: "The law and section that says so." }),
  })
  .meta({ id: "PlanItem" });
export type PlanItem = z.infer<typeof item>;

const stage = z
  .object({
    key: z.enum(words.stageKeys),
    title: z.string(),
    when: z.string(),
    from: day,
    to: day,
    items: z.array(item),
  })
  .meta({ id: "PlanStage" });
export type PlanStage = z.infer<typeof stage>;

export const plan = z
  .object({
    wedding_date: day,
    marriage: z.enum(words.marriages).nullable().meta({ description: "Null where the couple has not said." }),
    customary_first: z
      .boolean()
      .nullable()
      .meta({ description: "A customary marriage comes before the civil one; null where the couple has not said." }),
    stages: z.array(stage),
    law: z.array(item).meta({ description: "What South African law asks of such a marriage: guidance, not advice." }),
    booked_category_ids: z.array(z.int()),
    may_change: z.boolean().meta({ description: "False for those who only read the wedding." }),
  })
  .meta({ id: "Plan" });
export type Plan = z.infer<typeof plan>;

export const readPlan = call({
  ...words.readPlan,
  name: "readPlan",
  in_person: true,
  summary: "The plan of the couple that asks, dated from its wedding day, with what is booked ticked by itself",
  group,
  status: 200,
  answer: z.object({ plan }),
});

const text = line(limits.task_length_max).refine((typed) => typed !== "", planMessages.text_missing);
const newTask = z.object({ text, due_on: calendarDate.nullable() });
const taskChange = z.object({
  id,
  text: text.optional(),
  due_on: calendarDate.nullable().optional(),
  is_done: z.boolean().optional(),
  is_removed: z.boolean().optional().meta({ description: "False puts back what was removed, for a day." }),
});
export type TaskChange = z.infer<typeof taskChange>;

export const planChange = z
  .object({
    marriage: z.enum(words.marriages).nullable().optional(),
    customary_first: z.boolean().nullable().optional(),
    marks: z
      .array(z.object({ key: z.string().max(40), is_done: z.boolean() }))
      .max(limits.changes_max)
      .optional()
      .meta({ description: "Items of the plan that are done, or not after all." }),
    add: z.array(newTask).max(limits.changes_max).optional(),
    change: z.array(taskChange).max(limits.changes_max).optional(),
  })
  .meta({ id: "PlanChange" });
export type PlanChange = z.infer<typeof planChange>;

export const savePlan = call({
  ...words.savePlan,
  name: "savePlan",
  in_person: true,
  summary: "Saves what is sent of the plan: what is ticked, and the couple's own tasks; what is not sent stays",
  group,
  body: planChange,
  status: 200,
  answer: z.object({ plan }),
  refusals: ["task_not_found", "plan_full"],
});

export const writePlanCalendar = call({
  ...words.writePlanCalendar,
  name: "writePlanCalendar",
  in_person: true,
  summary: "The wedding, and what is still to be done by when, as a file for calendars (RFC 5545)",
  group,
  status: 200,
  answer: z.object({ file_name: z.string(), ics: z.string() }),
  refusals: ["wedding_undated"],
});
