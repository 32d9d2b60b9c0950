import type { Booking } from "../../contract/quotes/booking-shapes.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { todayOf } from "../calendars/rules.ts";
import { addEvent } from "../conversations/add-event.ts";
import { lockBooking, requireQuote } from "./find-quote.ts";
import { giveBack } from "./give-back.ts";
import { presentBooking } from "./present.ts";
import { eyesOf } from "./read-quote.ts";
import { cancellingOf, sayCancelled } from "./rules.ts";

/**
 * Either side cancels a booking until its day, also where nothing can be written any more: the place is free again, and the conversation says what the
 * terms mean in rand [quotes-13]. Refuses what is over.
 */
export async function cancelBooking(ctx: Context, id: string, text = ""): Promise<{ booking: Booking }> {
  return ctx.db.transaction(async (tx) => {
    const { stored, participant, booking } = await lockBooking(ctx, tx, id);
    const eyes = eyesOf(ctx, participant);
    const asked = { quote: stored.quote, by: eyes.side, today: todayOf(eyes.now) };
    const means = cancellingOf(booking, asked) ?? refuse("booking_over");
    const ended = { cancelled_by: eyes.side, fee_cents: means.fee_cents };
    const status = await giveBack(tx, { booking, found: participant.found, now: eyes.now, ended });
    const says = sayCancelled(stored.quote, booking.wedding_date, { says: means.says, text });
    await addEvent(ctx, tx, participant, { kind: "booking_cancelled", text: says, status });
    const after = await requireQuote(ctx, tx, stored.quote.id);
    return { booking: presentBooking(after.stored, eyes) ?? refuse("booking_not_found") };
  });
}
