import { z } from "zod";
import { calendarDate, id, line } from "../primitives.ts";
import { routesOf } from "../route.ts";
import * as calls from "./calls.ts";

const route = routesOf("Plan", { in_person: true });
const { planMessages } = calls;
const day = z.string().nullable();

const item = z
  .object({
    key: z.string().describe("For the couple's own tasks, the task's id."),
    kind: z.enum(calls.planItemKinds),
    text: z.string(),
    due_on: day.describe("Null while the wedding has no date, or if there is no due date."),
    when: z.string().describe("When it is due, relative to the wedding, as text."),
    is_done: z.boolean(),
    is_booked: z.boolean().describe("Done automatically because a provider in the category is booked."),
    category_slug: z.string().nullable(),
    explains: z.string().nullable().describe("For legal requirements: explanation, as guidance."),
    source: z.string().nullable().describe("The law and section that require it."),
  })
  .meta({ id: "PlanItem" });
export type PlanItem = z.infer<typeof item>;

const stage = z
  .object({
    key: z.enum(calls.stageKeys),
    title: z.string(),
    when: z.string(),
    from: day,
    to: day,
    items: z.array(item),
  })
  .meta({ id: "PlanStage" });
export type PlanStage = z.infer<typeof stage>;

export const planSchema = z
  .object({
    wedding_date: day,
    marriage: z.enum(calls.marriages).nullable().describe("Null if the couple has not stated it."),
    customary_first: z
      .boolean()
      .nullable()
      .describe("Whether a customary marriage comes before the civil one; null if the couple has not stated it."),
    stages: z.array(stage),
    law: z.array(item).describe("South African legal requirements for such a marriage; guidance, not advice."),
    booked_category_ids: z.array(z.int()),
    may_change: z.boolean().describe("False for members who can only read the wedding."),
  })
  .meta({ id: "Plan" });
export type Plan = z.infer<typeof planSchema>;

export const readPlanRoute = route(calls.readPlanCall, {
  name: "readPlan",
  summary: "Retrieve the couple's plan, dated from the wedding day, with booked items ticked automatically",
  answer: z.object({ plan: planSchema }),
});

const text = line(calls.task_length_max).refine((typed) => typed !== "", planMessages.text_missing);
const newTask = z.object({ text, due_on: calendarDate.nullable() });
const taskChange = z.object({
  id,
  text: text.optional(),
  due_on: calendarDate.nullable().optional(),
  is_done: z.boolean().optional(),
  is_removed: z.boolean().optional().describe("False restores a deleted task, for a day after its deletion."),
});
export type TaskChange = z.infer<typeof taskChange>;

export const planChange = z
  .object({
    marriage: z.enum(calls.marriages).nullable().optional(),
    customary_first: z.boolean().nullable().optional(),
    marks: z
      .array(z.object({ key: z.string().max(40), is_done: z.boolean() }))
      .max(calls.changes_max)
      .optional()
      .describe("Plan items to mark as done or not done."),
    add: z.array(newTask).max(calls.changes_max).optional(),
    change: z.array(taskChange).max(calls.changes_max).optional(),
  })
  .meta({ id: "PlanChange" });
export type PlanChange = z.infer<typeof planChange>;

export const savePlanRoute = route(calls.savePlanCall, {
  name: "savePlan",
  summary: "Update the plan's ticks and the couple's own tasks; omitted parts stay unchanged",
  body: planChange,
  answer: z.object({ plan: planSchema }),
  refusals: ["task_not_found", "plan_full"],
});

export const writePlanCalendarRoute = route(calls.writePlanCalendarCall, {
  name: "writePlanCalendar",
  summary: "Export the wedding and open tasks with due dates as an iCalendar file (RFC 5545)",
  answer: z.object({ file_name: z.string(), ics: z.string() }),
  refusals: ["wedding_undated"],
});
