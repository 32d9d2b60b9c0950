import { expect, test } from "vitest";
import { evaluateDemo, type DemoFacts } from "./evaluate-demo.ts";

const fresh: DemoFacts = {
  isRequested: undefined,
  isPublic: false,
  isEmbedded: true,
  isEmpty: true,
  hasDemoLogins: false,
};
const filled = { ...fresh, isEmpty: false, hasDemoLogins: true };

test.each<[string, DemoFacts, ReturnType<typeof evaluateDemo>]>([
  ["a fresh start on this machine", fresh, "fill"],
  ["a fresh start that others may reach", { ...fresh, isPublic: true }, "none"],
  ["a fresh start on a server's database", { ...fresh, isEmbedded: false }, "none"],
  ["a fresh start with DEMO=off", { ...fresh, isRequested: false }, "none"],
  ["a fresh public start with DEMO=on", { ...fresh, isPublic: true, isEmbedded: false, isRequested: true }, "fill"],
  ["people's data with DEMO=on", { ...fresh, isEmpty: false, isRequested: true }, "none"],
  ["a demo on this machine", filled, "demo"],
  ["a demo on this machine, on a server's database", { ...filled, isEmbedded: false }, "demo"],
  ["a demo that others may reach", { ...filled, isPublic: true }, "refuse"],
  ["a demo with DEMO=off", { ...filled, isRequested: false }, "refuse"],
  ["a public demo with DEMO=off", { ...filled, isPublic: true, isRequested: false }, "refuse"],
  ["a public demo with DEMO=on", { ...filled, isPublic: true, isRequested: true }, "demo"],
])("%s", (_, facts, verdict) => {
  expect(evaluateDemo(facts)).toBe(verdict);
});
