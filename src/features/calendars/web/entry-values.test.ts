import { expect, test } from "vitest";
import type { CalendarEntry } from "../../../contract/calendars/schema.ts";
import { checkCalendarEntryForm, daysLeft, calendarEntryFrom, fieldsOfEntry, mayReturn } from "./entry-values.ts";

const typed = { kind: "hold", from: "2027-03-06", to: "2027-03-08", note: " Naidoo ", hold_days: "14" };

test.each([
  [{}, {}],
  [{ from: "" }, { from: "Choose the first day." }],
  [{ to: "" }, {}],
  [{ to: "2027-03-05" }, { to: "The last day is before the first." }],
  [{ hold_days: "0" }, { hold_days: "Enter how many days a hold lasts: 1 to 90." }],
  [{ hold_days: "two" }, { hold_days: "Enter how many days a hold lasts: 1 to 90." }],
  [{ kind: "block", hold_days: "" }, {}],
])("an entry with %o has errors in %o", (parts, fieldErrors) => {
  expect(checkCalendarEntryForm({ ...typed, ...parts })).toEqual(fieldErrors);
});

test("a typed entry is sent with its note trimmed, and with hold days only where it is a hold", () => {
  expect(calendarEntryFrom(typed)).toEqual({
    kind: "hold",
    from: "2027-03-06",
    to: "2027-03-08",
    note: "Naidoo",
    hold_days: 14,
  });
  expect(calendarEntryFrom({ ...typed, kind: "block", to: "" })).toEqual({
    kind: "block",
    from: "2027-03-06",
    to: "2027-03-06",
    note: "Naidoo",
  });
});

const now_ms = Date.parse("2026-11-23T08:00:00.000Z");
const entry: CalendarEntry = {
  id: "e1",
  kind: "hold",
  from: "2027-03-06",
  to: "2027-03-06",
  note: "",
  lapses_at: "2026-11-30T10:00:00.000Z",
  has_lapsed: false,
};

test("a restored hold expires when it would have, to the day", () => {
  expect(fieldsOfEntry(entry, now_ms).hold_days).toBe(8);
  expect(daysLeft("2026-11-20T10:00:00.000Z", now_ms)).toBe(1);
  expect(fieldsOfEntry({ ...entry, kind: "block", lapses_at: null }, now_ms)).not.toHaveProperty("hold_days");
});

test("a past or expired entry can't be restored", () => {
  expect(mayReturn(entry, "2026-11-23")).toBe(true);
  expect(mayReturn({ ...entry, has_lapsed: true }, "2026-11-23")).toBe(false);
  expect(mayReturn(entry, "2027-03-07")).toBe(false);
});
