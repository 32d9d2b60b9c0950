import { expect, test } from "vitest";
import { formatAvailability, freeSaturdays, formatLastConfirmed } from "./availability-labels.ts";

const day = (date: string, availability: "free" | "limited" | "taken" = "free") => ({ date, availability });

test.each([
  [
    [day("2027-03-19"), day("2027-03-20", "taken"), day("2027-03-21")],
    "No Saturday in the next three months is available.",
  ],
  [[day("2027-03-20"), day("2027-03-27", "limited")], "Next available Saturday: 20 March 2027."],
  [
    ["2027-03-20", "2027-03-27", "2027-04-03", "2027-04-10", "2027-04-17"].map((date) => day(date)),
    "Next available Saturdays: 20, 27 March, 3 and 10 April 2027.",
  ],
])("%o reads “%s”", (days, words) => {
  expect(freeSaturdays(days)).toBe(words);
});

test.each([
  ["free", "Available on 20 March 2027"],
  ["limited", "Some places left on 20 March 2027"],
  ["taken", "Not available on 20 March 2027"],
  ["not_known", "Calendar not kept: ask about 20 March 2027"],
] as const)("a day that is %s reads “%s”", (availability, words) => {
  expect(formatAvailability("2027-03-20", availability)).toBe(words);
});

test.each([
  [null, false, "This vendor hasn’t shared a calendar. Ask if your date is available."],
  ["2026-11-01T22:30:00.000Z", true, "Calendar last confirmed on 2 November 2026."],
  ["2026-09-01T08:00:00.000Z", false, "This vendor hasn’t shared a calendar. Ask if your date is available."],
])("a calendar confirmed at %s", (kept_at, isFresh, text) => {
  expect(formatLastConfirmed(kept_at, "2026-11-23")).toEqual({ isFresh, text });
});
