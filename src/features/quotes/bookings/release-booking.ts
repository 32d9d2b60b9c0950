import type { Database } from "../../../platform/database/database.ts";
import { releaseSlot } from "../../calendars/reserve-slot.ts";
import type { Participant } from "../../conversations/find-participant.ts";
import type { Side, Status } from "../../conversations/rules.ts";
import type { StoredBooking } from "../store.ts";
import { listActiveBookings, updateBooking } from "./store-bookings.ts";

type Ended = { cancelled_by: Side | null; fee_cents: number | null };

/** Returns the conversation's new state: booked or quoted. */
export async function releaseBooking(
  tx: Database,
  { booking, result, now, ended }: { booking: StoredBooking; result: Participant["result"]; now: Date; ended: Ended },
): Promise<Status> {
  await updateBooking(tx, booking.id, {
    ...ended,
    state: "cancelled",
    cancelled_at: now,
    held_until: null,
    entry_id: null,
  });
  const others = await listActiveBookings(tx, result.id, booking.id);
  const { entry_id: id, provider_id } = booking;
  if (id !== null && provider_id !== null && others.every(({ entry_id }) => entry_id !== id))
    await releaseSlot(tx, { provider_id, id });
  if (others.some(({ state }) => state === "confirmed")) return "booked";
  return result.status === "booked" ? "quoted" : result.status;
}
