import type { FormErrors, FormValues } from "../../../client/form/use-form.ts";
import { calendarMessages, entryKinds } from "../../../contract/calendars/calls.ts";
import type { CalendarEntry, EntryFields, EntryKind } from "../../../contract/calendars/schema.ts";
import { day_ms } from "../../../contract/durations.ts";
import * as limits from "../../../contract/limits.ts";
import { readCount } from "./feeds/read-count.ts";

export function kindIn({ kind }: FormValues): EntryKind {
  return entryKinds.find((each) => each === kind) ?? "block";
}

export function checkCalendarEntryForm(typed: FormValues): FormErrors {
  const { from = "", to = "", hold_days = "" } = typed;
  const fieldErrors: Record<string, string> = {};
  if (from === "") fieldErrors["from"] = "Choose the first day.";
  if (to !== "" && to < from) fieldErrors["to"] = calendarMessages.dates_turned;
  const isHoldValid = readCount(hold_days, 1, limits.calendar_hold_days_max) !== null;
  if (kindIn(typed) === "hold" && !isHoldValid) fieldErrors["hold_days"] = calendarMessages.hold_out_of_range;
  return fieldErrors;
}

export function calendarEntryFrom(typed: FormValues): EntryFields {
  const { from = "", to = "", note = "", hold_days = "" } = typed;
  const kind = kindIn(typed);
  const hold = kind === "hold" ? { hold_days: Number(hold_days) } : {};
  return { kind, from, to: to === "" ? from : to, note: note.trim(), ...hold };
}

/** Rounded up. */
export function daysLeft(lapses_at: string, now_ms: number): number {
  const left = Math.ceil((Date.parse(lapses_at) - now_ms) / day_ms);
  return Math.min(Math.max(left, 1), limits.calendar_hold_days_max);
}

/** For undo: a hold keeps its lapse time. */
export function fieldsOfEntry({ kind, from, to, note, lapses_at }: CalendarEntry, now_ms: number): EntryFields {
  return { kind, from, to, note, ...(lapses_at !== null && { hold_days: daysLeft(lapses_at, now_ms) }) };
}

/** False for past or lapsed entries, which could not be restored unchanged. */
export function mayReturn({ to, has_lapsed }: CalendarEntry, today: string): boolean {
  return to >= today && !has_lapsed;
}
