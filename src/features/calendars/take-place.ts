import { formatDate } from "../../contract/format.ts";
import { newId } from "../../platform/clock.ts";
import { announceChange, brokenCheck, type Database } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import * as store from "./store.ts";

/** A place in a provider's calendar for a wedding: held until a moment, or booked for good. */
export type Place = {
  provider_id: string;
  day: string;
  note: string;
  /** Null books it. */
  lapses_at: Date | null;
  now: Date;
};

/**
 * Takes a place in a provider's calendar in the caller's transaction, whoever asks, and answers its entry's id; or sets an entry that stands to
 * these days. It stands in line behind the calendar's row, and whoever holds rows of providers or conversations took them before. It says
 * nothing of whether the calendar is kept [calendars-6]. Where none is left the transaction fails with what `refuseTaken` reads.
 */
export async function takePlace(
  tx: Database,
  { provider_id, day, note, lapses_at, now }: Place,
  entry_id: string | null = null,
): Promise<string> {
  await store.holdCalendar(tx, provider_id);
  const kind = lapses_at === null ? ("booking" as const) : ("hold" as const);
  const taken = { kind, first_day: day, last_day: day, lapses_at, has_lapsed: false, updated_at: now };
  const stands = entry_id === null ? null : await store.findEntry(tx, provider_id, entry_id);
  const { id } = stands
    ? await store.updateEntry(tx, stands.id, taken)
    : await store.insertEntry(tx, { ...taken, id: newId(), provider_id, note, created_at: now });
  await announceChange(tx, ["availability"]);
  return id;
}

/** Gives a place back in the caller's transaction; one that is gone already is no fault. */
export async function freePlace(tx: Database, { provider_id, id }: { provider_id: string; id: string }): Promise<void> {
  await store.holdCalendar(tx, provider_id);
  if (!(await store.findEntry(tx, provider_id, id))) return;
  await store.removeEntry(tx, id);
  await announceChange(tx, ["availability"]);
}

/** The day on which no place was left, where that is why a transaction failed; null for any other failure. */
export function takenDay(cause: unknown): string | null {
  return brokenCheck(cause, "calendar_day_has_place");
}

/** Refuses with `day_taken`, naming the day, where that is why a transaction failed; throws on what it is not [calendars-5]. */
export function refuseTaken(cause: unknown): never {
  const day = takenDay(cause);
  if (day === null) throw cause;
  const sentence = `${formatDate(day)} is fully booked.`;
  return refuse("day_taken", { sentence, fields: { from: sentence } });
}
