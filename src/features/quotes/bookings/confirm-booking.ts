import type { Booking } from "../../../contract/quotes/booking-schema.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/jobs/clock.ts";
import { refuse } from "../../../platform/refusal.ts";
import { refuseFullDay, reserveSlot } from "../../calendars/reserve-slot.ts";
import { addMessage } from "../../conversations/add-message.ts";
import { requireProvider } from "../../providers/account/require-provider.ts";
import { lockBooking, requireQuote } from "../find-quote.ts";
import { presentBooking } from "../present.ts";
import { viewerOf } from "../read-quote.ts";
import { noteOf, requireListed, confirmedText } from "../rules.ts";
import { confirmByEmail } from "./confirm-by-email.ts";
import { updateBooking } from "./store-bookings.ts";

/** Takes a place again where the hold ended [quotes-11]. Refuses after 72 hours, and on a full day. */
export async function confirmBooking(ctx: Context, id: string): Promise<{ booking: Booking }> {
  const { id: provider_id } = requireProvider(ctx.actor);
  try {
    return await ctx.db.transaction((tx) => confirm(ctx, tx, { id, provider_id }));
  } catch (cause) {
    return refuseFullDay(cause);
  }
}

async function confirm(ctx: Context, tx: Database, { id, provider_id }: { id: string; provider_id: string }) {
  const { stored, participant, booking } = await lockBooking(ctx, tx, id);
  const viewer = viewerOf(ctx, participant);
  const isOpen = booking.held_until !== null && new Date(booking.held_until) > viewer.now;
  if (booking.state !== "held" || !isOpen) refuse("booking_over");
  requireListed(stored);
  const { wedding_date, entry_id } = booking;
  const note = noteOf(stored);
  const place = { provider_id, day: wedding_date, note, lapses_at: null, now: viewer.now };
  const slot_id = await reserveSlot(tx, place, entry_id);
  await updateBooking(tx, id, { state: "confirmed", held_until: null, confirmed_at: viewer.now, entry_id: slot_id });
  const text = confirmedText(stored.quote, booking);
  const email_id = newId();
  await addMessage(ctx, tx, participant, { kind: "booking_confirmed", text, status: "booked", email_id });
  await confirmByEmail(ctx, tx, { participant, quote_id: stored.quote.id, email_id });
  const after = await requireQuote(ctx, tx, stored.quote.id);
  return { booking: presentBooking(after.stored, viewer) ?? refuse("booking_not_found") };
}
