import { expect, test } from "vitest";
import { checkRules, readRules, rulesFrom, describeRules } from "./rules-values.ts";

function formWith(parts: Record<string, string | string[]>): FormData {
  const form = new FormData();
  const all = { capacity: "2", notice_days: "30", hold_days: "14", ...parts };
  for (const [name, value] of Object.entries(all)) for (const each of [value].flat()) form.append(name, each);
  return form;
}

const season = (
  place: number,
  [from_day, from_month, to_day, to_month]: readonly [string, string, string, string],
) => ({
  [`season-${place}-from-day`]: from_day,
  [`season-${place}-from-month`]: from_month,
  [`season-${place}-to-day`]: to_day,
  [`season-${place}-to-month`]: to_month,
});

test("the form is read and sent with its weekdays in their order and its seasons as days of the year", () => {
  const typed = readRules(
    formWith({
      weekdays_taken: ["tuesday", "monday"],
      ...season(0, ["15", "12", "10", "01"]),
      ...season(3, ["29", "02", "29", "02"]),
    }),
  );
  expect(checkRules(typed)).toEqual({});
  expect(rulesFrom(typed)).toEqual({
    capacity: 2,
    weekdays_taken: ["monday", "tuesday"],
    seasons: [
      { from: "12-15", to: "01-10" },
      { from: "02-29", to: "02-29" },
    ],
    notice_days: 30,
    hold_days: 14,
  });
});

test.each([
  [{ capacity: "0" }, ["capacity"]],
  [{ capacity: "21" }, ["capacity"]],
  [{ capacity: "1.5" }, ["capacity"]],
  [{ notice_days: "" }, ["notice_days"]],
  [{ notice_days: "366" }, ["notice_days"]],
  [{ notice_days: "0" }, []],
  [{ hold_days: "91" }, ["hold_days"]],
  [season(1, ["31", "04", "10", "05"]), ["season-1-from-day"]],
  [season(1, ["01", "04", "", ""]), ["season-1-to-day"]],
  [season(1, ["30", "02", "31", "11"]), ["season-1-from-day", "season-1-to-day"]],
])("rules with %o have errors in %o", (parts, names) => {
  expect(Object.keys(checkRules(readRules(formWith(parts))))).toEqual(names);
});

test("rules are described in lines", () => {
  expect(
    describeRules({
      capacity: 1,
      weekdays_taken: ["monday", "tuesday", "sunday"],
      seasons: [{ from: "12-15", to: "01-10" }],
      notice_days: 1,
      hold_days: 14,
    }),
  ).toEqual([
    "1 wedding a day",
    "Closed on Mondays, Tuesdays and Sundays",
    "Closed every year 15 December to 10 January",
    "At least 1 day’s notice",
    "Holds expire after 14 days",
  ]);
  expect(describeRules({ capacity: 3, weekdays_taken: [], seasons: [], notice_days: 0, hold_days: 1 })).toEqual([
    "3 weddings a day",
    "No notice needed",
    "Holds expire after 1 day",
  ]);
});
