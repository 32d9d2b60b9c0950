import { expect, test } from "vitest";
import type { PlanItem, PlanStage } from "../../contract/plan/schema.ts";
import { nextTasks } from "./next-tasks.ts";

const item = (key: string, more: Partial<PlanItem> = {}): PlanItem => ({
  key,
  kind: "step",
  text: key,
  due_on: null,
  when: "",
  is_done: false,
  is_booked: false,
  category_slug: null,
  explains: null,
  source: null,
  ...more,
});
const stage = (items: PlanItem[]): PlanStage => ({
  key: "details",
  title: "Details",
  when: "",
  from: null,
  to: null,
  items,
});
const keys = (items: PlanItem[], law: PlanItem[] = []) => {
  const { tasks, tasks_open } = nextTasks({ stages: [stage(items)], law });
  return [...tasks.map(({ key }) => key), tasks_open];
};

test.each<[string, PlanItem[], PlanItem[], (string | number)[]]>([
  ["nothing is left", [item("a", { is_done: true })], [], [0]],
  ["without days the order is the plan's", ["a", "b", "c", "d"].map((key) => item(key)), [], ["a", "b", "c", 4]],
  [
    "the earliest due task is first, also one of the law",
    [item("late", { due_on: "2027-02-01" }), item("soon", { due_on: "2027-01-01" }), item("undated")],
    [item("law", { due_on: "2027-01-15" })],
    ["soon", "law", "late", 4],
  ],
  ["what is done is left out", [item("a", { is_done: true, due_on: "2026-01-01" }), item("b")], [], ["b", 1]],
])("%s", (_, items, law, expected) => {
  expect(keys(items, law)).toEqual(expected);
});
