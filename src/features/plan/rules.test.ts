import { describe, expect, test } from "vitest";
import { addMonthsToDay, assertDays, assertKeys, planOf, type PlanFacts } from "./rules.ts";

const facts = (more: Partial<PlanFacts> = {}): PlanFacts => ({
  wedding_date: "2027-08-31",
  marriage: null,
  customary_first: null,
  done: [],
  tasks: [],
  booked: [],
  ...more,
});
const stage = (plan: ReturnType<typeof planOf>, key: string) => plan.stages.find((each) => each.key === key);
const task = (id: string, due_on: string | null) => ({ id, text: id, due_on, is_done: false });

test("the same day some months away is the last of a month that has no such day", () => {
  expect(addMonthsToDay("2027-08-31", -6)).toBe("2027-02-28");
  expect(addMonthsToDay("2028-08-31", -6)).toBe("2028-02-29");
  expect(addMonthsToDay("2027-01-15", -1)).toBe("2026-12-15");
  expect(addMonthsToDay("2026-11-30", 3)).toBe("2027-02-28");
});

describe("the stages", () => {
  test("has the specification's four tasks with all details, dated from the wedding day", () => {
    const { stages } = planOf(facts());
    expect(stages.map(({ title, from, to, items }) => [title, from, to, items.map(({ text }) => text)])).toEqual([
      [
        "Getting Started",
        "2026-08-31",
        "2026-11-30",
        ["Book venue", "Hire photographer", "Book entertainment", "Choose caterer"],
      ],
      ["Key Vendors", "2026-11-30", "2027-02-28", ["Book florist", "Book videographer", "Order cake"]],
      ["Details", "2027-02-28", "2027-05-31", ["Finalise decor", "Book transport", "Confirm all vendors"]],
      [
        "Final Touches",
        "2027-05-31",
        "2027-08-31",
        ["Final venue walkthrough", "Vendor confirmations", "Final payments"],
      ],
    ]);
    expect(stages[3]?.items.map(({ due_on }) => due_on)).toEqual(["2027-08-01", "2027-08-17", "2027-08-24"]);
  });

  test("have a period in words while the wedding has no date", () => {
    const { stages, law } = planOf(facts({ wedding_date: null }));
    expect([stages[0]?.from, stages[0]?.items[0]?.due_on, stages[0]?.when]).toEqual([null, null, "12-9 months before"]);
    expect(law.map(({ due_on }) => due_on).filter((day) => day !== null)).toEqual([]);
  });

  test("are done automatically where somebody of the category is booked, also of a category that they do not name", () => {
    const booked = [
      { slug: "bands-and-musicians", name: "Bands & Musicians" },
      { slug: "photo-booths", name: "Photo Booths" },
      { slug: "marriage-officers", name: "Marriage Officers" },
    ];
    const plan = planOf(facts({ booked, done: ["caterer"] }));
    const getting = stage(plan, "getting_started")?.items.map(({ key, is_done, is_booked }) => [
      key,
      is_done,
      is_booked,
    ]);
    expect(getting).toEqual([
      ["venue", false, false],
      ["photographer", false, false],
      ["entertainment", true, true],
      ["caterer", true, false],
    ]);
    expect(stage(plan, "details")?.items.map(({ text }) => text)).toContain("Photo Booths");
    expect(plan.law[0]).toMatchObject({ key: "law_officer", is_booked: true });
  });

  test("take the couple's own tasks by their day", () => {
    const tasks = [
      task("early", "2026-01-01"),
      task("end of the first", "2026-11-30"),
      task("late", "2027-08-30"),
      task("after", "2027-09-10"),
      task("whenever", null),
    ];
    const own = (key: string) =>
      stage(planOf(facts({ tasks })), key)?.items.flatMap(({ kind, text }) => (kind === "own" ? [text] : []));
    expect(["getting_started", "key_vendors", "final_touches", "after", "undated"].map(own)).toEqual([
      ["early", "end of the first"],
      [],
      ["late"],
      ["after"],
      ["whenever"],
    ]);
    expect(planOf(facts({ tasks, wedding_date: null })).stages.at(-1)?.items).toHaveLength(5);
  });
});

describe("the steps of the law", () => {
  const keys = (marriage: PlanFacts["marriage"]) => planOf(facts({ marriage })).law.map(({ key }) => key);

  test("has the steps of the chosen kind of marriage, and all of them before one is chosen", () => {
    const all = ["law_officer", "law_documents", "law_witnesses", "law_contract", "law_contract_registered"];
    expect(keys("civil")).toEqual(all);
    expect(keys("civil_union")).toEqual(all);
    expect(keys("customary")).toEqual(["law_contract", "law_contract_registered", "law_customary_registered"]);
    expect(keys(null)).toEqual([...all, "law_customary_registered"]);
  });

  test("has another text, and the customary registration too, where a customary marriage comes before the civil one", () => {
    const law = (more: Partial<PlanFacts>) => planOf(facts({ marriage: "civil", ...more })).law;
    const contract = (more: Partial<PlanFacts>) => law(more).find(({ key }) => key === "law_contract");
    for (const customary_first of [null, false]) {
      expect(contract({ customary_first })).toMatchObject({ due_on: "2027-08-01" });
      expect(contract({ customary_first })?.text).toMatch(/sign it before the day/);
    }
    const first = law({ customary_first: true, done: ["law_contract"] }).find(
      ({ key }) => key === "law_contract_first",
    );
    expect(first).toMatchObject({ is_done: false, due_on: null, when: "before the customary marriage" });
    expect(first?.explains).toMatch(/needs a court order/);
    expect(first?.source).toBe(
      "VVC v JRM [2026] ZACC 2; Matrimonial Property Act 88 of 1984, section 21; Recognition of Customary Marriages Act 120 of 1998, section 7",
    );
    expect(law({ customary_first: true }).at(-1)).toMatchObject({ key: "law_customary_registered", due_on: null });
    expect(law({ customary_first: false }).at(-1)?.key).toBe("law_contract_registered");
    // a customary marriage can't precede a civil union of the same two, nor itself
    for (const marriage of ["civil_union", "customary"] as const)
      expect(law({ marriage, customary_first: true })).toEqual(law({ marriage }));
  });

  test("names its source in each case, and the day: before the wedding ours, three months after it the law's", () => {
    for (const marriage of ["civil", "customary", "civil_union", null] as const)
      for (const { source } of planOf(facts({ marriage })).law) {
        expect(source).toMatch(/Act \d+ of \d{4}, sections? \d/);
        const named = source?.split("; ") ?? [];
        expect(named).toEqual([...new Set(named)]);
      }
    const union = planOf(facts({ marriage: "civil_union" })).law;
    expect(union.find(({ key }) => key === "law_documents")?.source).toBe("Civil Union Act 17 of 2006, section 7");
    const { law } = planOf(facts({ marriage: "customary" }));
    expect(law.map(({ due_on }) => due_on)).toEqual(["2027-08-01", null, "2027-11-30"]);
  });
});

test("unknown keys, and days far from now, are refused", () => {
  expect(() => assertKeys(["venue", "law_officer"])).not.toThrow();
  expect(() => assertKeys(["category_photo-booths"])).toThrow("This is not in the plan.");
  expect(() => assertDays(["2026-01-01", null, undefined], "2026-06-17")).not.toThrow();
  expect(() => assertDays(["2040-01-01"], "2026-06-17")).toThrow("Choose a day");
});
