import { expect, test } from "vitest";
import { planOf, type PlanFacts } from "./rules.ts";
import { schedulePlan } from "./schedule-plan.ts";

const wedding_date = "2027-08-31";
const none = { marriage: "customary" as const, customary_first: null, done: [], tasks: [], booked: [] };

function open(today: string, more: Partial<PlanFacts> = {}) {
  const facts: PlanFacts = { wedding_date, ...none, ...more };
  const { stages, law } = schedulePlan(planOf(facts), { wedding_date: facts.wedding_date, today });
  const items = [...stages.flatMap((stage) => stage.items), ...law].filter(({ is_done }) => !is_done);
  return new Map(items.map(({ key, due_on }) => [key, due_on]));
}

test("a couple in good time has the usual days", () => {
  const usual = open("2026-09-01");
  expect([usual.get("venue"), usual.get("florist"), usual.get("final_payments")]).toEqual([
    "2026-11-30",
    "2027-02-28",
    "2027-08-24",
  ]);
});

test("past tasks are spread over the days until the next usual one, in their order, and none is late", () => {
  // 92 days before the wedding, the day before the third stage ends
  const today = "2027-05-10";
  const fitted = open(today);
  expect([...fitted].filter(([, day]) => day !== null && day < today)).toEqual([]);
  expect(
    ["venue", "photographer", "entertainment", "caterer", "florist", "videographer", "cake"].map((key) =>
      fitted.get(key),
    ),
  ).toEqual(["2027-05-13", "2027-05-16", "2027-05-19", "2027-05-22", "2027-05-25", "2027-05-28", "2027-05-31"]);
  expect([fitted.get("decor"), fitted.get("final_payments")]).toEqual(["2027-05-31", "2027-08-24"]);
});

test("a week before the wedding what is left is due by the day itself, the law's months after it stay", () => {
  const fitted = open("2027-08-25");
  const days = [...fitted].flatMap(([, day]) => (day === null ? [] : [day]));
  expect(days.toSorted()[0]).toBe("2027-08-26");
  expect(days.filter((day) => day > wedding_date)).toEqual(["2027-11-30"]);
});

test("a done task moves nothing, custom tasks keep their days, and so does everything once the wedding is over", () => {
  const tasks = [{ id: "mine", text: "Aunts", due_on: "2027-01-01", is_done: false }];
  expect(open("2027-05-10", { tasks }).get("mine")).toBe("2027-01-01");
  const fitted = open("2027-05-10", { done: ["venue", "photographer", "entertainment", "caterer"] });
  expect([fitted.get("florist"), fitted.get("cake")]).toEqual(["2027-05-17", "2027-05-31"]);
  expect(open("2027-09-01").get("venue")).toBe("2026-11-30");
  expect(open("2027-05-10", { wedding_date: null }).get("venue")).toBeNull();
});
