import type { FormFaults, FormValues } from "../../../client/form/use-form.ts";
import type { CalendarEntry, EntryFields, EntryKind } from "../../../contract/calendars/shapes.ts";
import { calendarMessages, entryKinds } from "../../../contract/calendars/words.ts";
import { day_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/limits.ts";
import { readCount } from "./read-count.ts";

/** Which of the three was chosen. */
export function kindIn({ kind }: FormValues): EntryKind {
  return entryKinds.find((each) => each === kind) ?? "block";
}

/** What of a typed entry can't stand, before it is sent. */
export function checkEntry(typed: FormValues): FormFaults {
  const { from = "", to = "", hold_days = "" } = typed;
  const faults: Record<string, string> = {};
  if (from === "") faults["from"] = "Choose the first day.";
  if (to !== "" && to < from) faults["to"] = calendarMessages.dates_turned;
  const isHoldRight = readCount(hold_days, 1, limits.calendar_hold_days_max) !== null;
  if (kindIn(typed) === "hold" && !isHoldRight) faults["hold_days"] = calendarMessages.hold_out_of_range;
  return faults;
}

/** A typed entry as it is sent; one without a last day is on its first alone. */
export function entryFrom(typed: FormValues): EntryFields {
  const { from = "", to = "", note = "", hold_days = "" } = typed;
  const kind = kindIn(typed);
  const hold = kind === "hold" ? { hold_days: Number(hold_days) } : {};
  return { kind, from, to: to === "" ? from : to, note: note.trim(), ...hold };
}

/** How many days a hold has left, rounded up. */
export function daysLeft(lapses_at: string, now_ms: number): number {
  const left = Math.ceil((Date.parse(lapses_at) - now_ms) / day_ms);
  return Math.min(Math.max(left, 1), limits.calendar_hold_days_max);
}

/** An entry as it would be sent to stand as it stood: a hold lapses when it would have. */
export function fieldsOfEntry({ kind, from, to, note, lapses_at }: CalendarEntry, now_ms: number): EntryFields {
  return { kind, from, to, note, ...(lapses_at !== null && { hold_days: daysLeft(lapses_at, now_ms) }) };
}

/** Whether an entry that is removed can be put back as it was: what is past, or has lapsed, would not be. */
export function mayReturn({ to, has_lapsed }: CalendarEntry, today: string): boolean {
  return to >= today && !has_lapsed;
}
