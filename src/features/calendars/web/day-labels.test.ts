import { expect, test } from "vitest";
import type { MyDay } from "../../../contract/calendars/schema.ts";
import {
  daySentence,
  formatDayRange,
  formatDateWithWeekday,
  formatSpan,
  marksOf,
  namedEntry,
  formatAvailabilities,
} from "./day-labels.ts";

const today = "2026-11-23";
const day = (parts: Partial<MyDay> = {}): MyDay => ({
  date: "2027-03-06",
  availability: "free",
  booked: 0,
  held: 0,
  is_blocked: false,
  imported: 0,
  is_closed: false,
  ...parts,
});

test.each([
  [{}, 1, []],
  [{ booked: 1 }, 1, ["Booked"]],
  [{ booked: 1 }, 3, ["1 of 3"]],
  [{ booked: 2, held: 1 }, 3, ["2 of 3", "Held"]],
  [{ held: 2 }, 3, ["2 held"]],
  [{ is_blocked: true, imported: 4, is_closed: true }, 1, ["Blocked", "Busy"]],
  [{ is_closed: true }, 1, ["Closed"]],
  [{ date: "2026-11-22", is_closed: true }, 1, []], // past
  [{ date: today, is_closed: true }, 1, ["Closed"]],
])("%o with room for %i shows %o", (parts, capacity, words) => {
  expect(marksOf(day(parts), { capacity, today }).map(({ label }) => label)).toEqual(words);
});

test.each([
  [{}, "Saturday 6 March 2027, couples see available"],
  [{ booked: 1, availability: "taken" }, "Saturday 6 March 2027, booked, couples see not available"],
  [
    { date: today, is_closed: true, availability: "taken" },
    "Monday 23 November 2026, today, closed (your rules), couples see not available",
  ],
  [{ date: "2026-11-22", booked: 1, availability: "taken" }, "Sunday 22 November 2026, booked, past"],
] as const)("a day of %o is described as %s", (parts, sentence) => {
  const of = day(parts);
  expect(daySentence(of.date, { day: of, marks: marksOf(of, { capacity: 1, today }), today })).toBe(sentence);
});

test("a day that is not loaded yet is described by its date", () => {
  expect(daySentence("2027-03-06", { marks: [], today })).toBe("Saturday 6 March 2027");
  expect(formatDateWithWeekday("2027-03-08")).toBe("Monday 8 March 2027");
});

test.each([
  ["2027-03-06", "2027-03-06", "6 March 2027", "1 day"],
  ["2027-03-06", "2027-03-08", "6 to 8 March 2027", "3 days"],
  ["2027-02-28", "2027-03-02", "28 February to 2 March 2027", "3 days"],
  ["2027-12-30", "2028-01-02", "30 December 2027 to 2 January 2028", "4 days"],
])("%s to %s reads %s, %s", (from, to, span, days) => {
  expect(formatSpan(from, to)).toBe(span);
  expect(formatDayRange(from, to)).toBe(days);
});

test("an entry is named by its kind and days", () => {
  expect(namedEntry({ kind: "hold", from: "2027-03-06", to: "2027-03-08" })).toBe("The hold of 6 to 8 March 2027");
});

test("the availabilities of several days are counted where they differ", () => {
  expect(formatAvailabilities([day(), day()])).toBe("available");
  expect(formatAvailabilities([day(), day(), day({ availability: "taken" })])).toBe("2 available, 1 not available");
  expect(formatAvailabilities([day({ availability: "not_known" })])).toBe("calendar not kept");
  expect(formatAvailabilities([])).toBe("");
});
