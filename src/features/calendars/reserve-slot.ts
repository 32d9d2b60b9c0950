import { formatDate } from "../../contract/format.ts";
import { announceChange, brokenCheck, type Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/jobs/clock.ts";
import { refuse } from "../../platform/refusal.ts";
import * as store from "./store.ts";

export type SlotReservation = {
  provider_id: string;
  day: string;
  note: string;
  /** Null means a booking. */
  lapses_at: Date | null;
  now: Date;
};

/**
 * Call in a transaction, after locking provider or conversation rows. Returns the entry's id. Does not mark as kept
 * [calendars-6]. `refuseFullDay` reads a full day's error.
 */
export async function reserveSlot(
  tx: Database,
  { provider_id, day, note, lapses_at, now }: SlotReservation,
  entry_id: string | null = null,
): Promise<string> {
  await store.lockCalendar(tx, provider_id);
  const kind = lapses_at === null ? ("booking" as const) : ("hold" as const);
  const fields = { kind, first_day: day, last_day: day, lapses_at, has_lapsed: false, updated_at: now };
  const existing = entry_id === null ? null : await store.findEntry(tx, provider_id, entry_id);
  const { id } = existing
    ? await store.updateCalendarEntry(tx, existing.id, fields)
    : await store.insertCalendarEntry(tx, { ...fields, id: newId(), provider_id, note, created_at: now });
  await announceChange(tx, ["availability"]);
  return id;
}

/** Idempotent; call in a transaction. */
export async function releaseSlot(
  tx: Database,
  { provider_id, id }: { provider_id: string; id: string },
): Promise<void> {
  await store.lockCalendar(tx, provider_id);
  if (!(await store.findEntry(tx, provider_id, id))) return;
  await store.deleteCalendarEntry(tx, id);
  await announceChange(tx, ["availability"]);
}

/** Null for any other failure. */
export function fullDay(cause: unknown): string | null {
  return brokenCheck(cause, "calendar_day_has_place");
}

/** Refuses with `day_taken`, naming the day; rethrows other errors [calendars-5]. */
export function refuseFullDay(cause: unknown): never {
  const day = fullDay(cause);
  if (day === null) throw cause;
  const sentence = `${formatDate(day)} is fully booked.`;
  return refuse("day_taken", { sentence, fields: { from: sentence } });
}
