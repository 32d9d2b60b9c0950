import {
  marriages,
  mayBeFirst,
  planMessages,
  stageKeys,
  type Marriage,
  type StageKey,
  task_day_years_max,
} from "../../contract/plan/calls.ts";
import type { Plan, PlanItem, PlanStage } from "../../contract/plan/schema.ts";
import { addDays } from "../../contract/south-african-time.ts";
import { refuseField } from "../../platform/refusal.ts";
import { legalSteps, type LegalStep } from "./list-law.ts";
import { stages, type Stage, type StageStep } from "./list-stages.ts";

/** The last day of the month where that day doesn't exist. */
export function addMonthsToDay(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

export type PlanFacts = {
  wedding_date: string | null;
  marriage: Marriage | null;
  customary_first: boolean | null;
  done: readonly string[];
  tasks: readonly { id: string; text: string; due_on: string | null; is_done: boolean }[];
  booked: readonly { slug: string; name: string }[];
};

const plain = { is_booked: false, category_slug: null, explains: null, source: null };

/** Stages, dates, status, and legal steps [plan-1]. */
export function planOf(facts: PlanFacts): Pick<Plan, "stages" | "law"> {
  const tasks = facts.tasks.map((task) => ({ item: taskItem(task), key: stageOf(task.due_on, facts.wedding_date) }));
  const law = legalItems(facts);
  const planStages = stageKeys.map((key): PlanStage => {
    const stage = stages.find((each) => each.key === key);
    const items = [
      ...(stage ? stage.steps.map((step) => stepItem(step, stage, facts)) : []),
      ...(key === "details" ? otherBooked(facts) : []),
      ...tasks.filter((each) => each.key === key).map(({ item }) => item),
    ];
    return { key, ...headerOf(key, stage, facts.wedding_date), items };
  });
  return {
    stages: planStages.filter(({ key, items }) => items.length > 0 || stages.some((each) => each.key === key)),
    law,
  };
}

function headerOf(key: StageKey, stage: Stage | undefined, wedding_date: string | null) {
  if (!stage) {
    const [title, when] = key === "after" ? ["After the day", "once you are married"] : ["Your own", "without a day"];
    return { title, when, from: null, to: null };
  }
  const at = (months: number) => (wedding_date === null ? null : addMonthsToDay(wedding_date, -months));
  return { title: stage.title, when: stage.when, from: at(stage.from_months), to: at(stage.to_months) };
}

function stepItem(step: StageStep, stage: Stage, { wedding_date, done, booked }: PlanFacts): PlanItem {
  const { key, text, categories = [], days_before } = step;
  const is_booked = booked.some(({ slug }) => categories.includes(slug));
  const end = wedding_date === null ? null : addMonthsToDay(wedding_date, -stage.to_months);
  return {
    ...plain,
    key,
    kind: categories.length > 0 ? "category" : "step",
    text,
    due_on: days_before === undefined || wedding_date === null ? end : addDays(wedding_date, -days_before),
    when: days_before === undefined ? stage.when : `${days_before} days before`,
    is_done: is_booked || done.includes(key),
    is_booked,
    category_slug: categories[0] ?? null,
  };
}

function otherBooked({ booked }: PlanFacts): PlanItem[] {
  const named = new Set(stages.flatMap(({ steps }) => steps.flatMap(({ categories = [] }) => categories)));
  return booked
    .filter(({ slug }) => !named.has(slug))
    .map(({ slug, name }) => ({
      ...plain,
      key: `category_${slug}`,
      kind: "category",
      text: name,
      due_on: null,
      when: "",
      is_done: true,
      is_booked: true,
      category_slug: slug,
    }));
}

function taskItem({ id, text, due_on, is_done }: PlanFacts["tasks"][number]): PlanItem {
  return { ...plain, key: id, kind: "own", text, due_on, when: "", is_done };
}

function stageOf(due_on: string | null, wedding_date: string | null): StageKey {
  if (due_on === null || wedding_date === null) return "undated";
  if (due_on > wedding_date) return "after";
  return stages.find(({ to_months }) => due_on <= addMonthsToDay(wedding_date, -to_months))?.key ?? "final_touches";
}

function legalItems({ marriage, customary_first, wedding_date, done, booked }: PlanFacts): PlanItem[] {
  const isFirst = mayBeFirst(marriage) && customary_first === true;
  const kinds = marriage === null ? marriages : isFirst ? ([marriage, "customary"] as const) : [marriage];
  const steps = legalSteps.filter(({ sources }) => kinds.some((kind) => sources[kind] !== undefined));
  return steps.map((step) => ({
    ...plain,
    kind: "law",
    due_on: legalDeadline(step, wedding_date),
    ...stepText(step, kinds, isFirst),
    is_done: done.includes(keyOf(step, isFirst)) || (step.key === "law_officer" && hasOfficer(booked)),
    is_booked: step.key === "law_officer" && hasOfficer(booked),
    category_slug: step.key === "law_officer" ? officers : null,
  }));
}

/** A customary-first marriage changes the text and removes the day. Each source is listed once. */
function stepText(step: LegalStep, kinds: readonly Marriage[], isFirst: boolean) {
  const { key, text, explains, when, sources } = step;
  if (isFirst && step.customaryFirst) {
    const { sources: customarySources, ...fields } = step.customaryFirst;
    return { ...fields, due_on: null, source: customarySources.join("; ") };
  }
  const named = new Set(kinds.flatMap((kind) => sources[kind] ?? []));
  return { key, text, explains, when, source: [...named].join("; ") };
}

const keyOf = ({ key, customaryFirst }: LegalStep, isFirst: boolean) =>
  isFirst && customaryFirst ? customaryFirst.key : key;

const officers = "marriage-officers";
const hasOfficer = (booked: PlanFacts["booked"]) => booked.some(({ slug }) => slug === officers);

function legalDeadline({ days, months }: LegalStep, wedding_date: string | null): string | null {
  if (wedding_date === null) return null;
  if (months !== undefined) return addMonthsToDay(wedding_date, months);
  return days === undefined ? null : addDays(wedding_date, days);
}

const known: ReadonlySet<string> = new Set([
  ...stages.flatMap(({ steps }) => steps.map(({ key }) => key)),
  ...legalSteps.flatMap(({ key, customaryFirst }) => [key, ...(customaryFirst ? [customaryFirst.key] : [])]),
]);

export function assertKeys(keys: readonly string[]): void {
  if (keys.some((key) => !known.has(key))) refuseField("marks", planMessages.key_unknown);
}

export function assertDays(days: readonly (string | null | undefined)[], today: string): void {
  const year = Number(today.slice(0, 4));
  const [from, to] = [`${year - 1}${today.slice(4)}`, `${year + task_day_years_max}${today.slice(4)}`];
  if (days.some((day) => day && (day < from || day > to))) refuseField("due_on", planMessages.day_out_of_range);
}
