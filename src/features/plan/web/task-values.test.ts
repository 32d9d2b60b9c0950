import { expect, test } from "vitest";
import { changeOfTask, checkTask, taskFrom } from "./task-values.ts";

test("a task has a title; a day may be left out", () => {
  expect(Object.keys(checkTask({ text: "  " }))).toEqual(["text"]);
  expect(checkTask({ text: "Talks" })).toEqual({});
  expect(taskFrom({ text: " Talks ", due_on: "" })).toEqual({ text: "Talks", due_on: null });
});

test("of an existing task only what differs is sent", () => {
  const before = { key: "1", text: "Talks", due_on: "2026-08-01" };
  expect(changeOfTask({ text: "Talks", due_on: "2026-08-01" }, before)).toEqual({ change: [{ id: "1" }] });
  expect(changeOfTask({ text: "Talks", due_on: "" }, before)).toEqual({ change: [{ id: "1", due_on: null }] });
});
