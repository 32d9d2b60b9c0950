import type { Booking } from "../../../contract/quotes/booking-schema.ts";
import { southAfricanDate } from "../../../contract/south-african-time.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/refusal.ts";
import { addEvent } from "../../conversations/add-event.ts";
import { lockBooking, lockQuote, requireQuote, type QuoteAccess } from "../find-quote.ts";
import { assertProof } from "../link-quote.ts";
import { presentBooking } from "../present.ts";
import { viewerOf } from "../read-quote.ts";
import { cancellingOf, cancelledText } from "../rules.ts";
import type { StoredBooking } from "../store.ts";
import { releaseBooking } from "./release-booking.ts";

/** Until the day, even in a closed conversation; states the terms' result in rand [quotes-13]. */
export async function cancelBooking(ctx: Context, id: string, text = ""): Promise<{ booking: Booking }> {
  return ctx.db.transaction(async (tx) => cancel(ctx, tx, await lockBooking(ctx, tx, id), text));
}

/** For a guest, who gives the quote and the proof from an email [quotes-12]. */
export async function cancelLinkedBooking(
  ctx: Context,
  quote_id: string,
  { token, proof, text = "" }: { token: string; proof: string; text?: string | undefined },
): Promise<{ booking: Booking }> {
  return ctx.db.transaction(async (tx) => {
    const seen = await lockQuote(ctx, tx, quote_id, token);
    assertProof(ctx, quote_id, seen.participant.result, proof);
    return cancel(ctx, tx, { ...seen, booking: seen.stored.booking ?? refuse("booking_not_found") }, text, token);
  });
}

type Booked = QuoteAccess & { booking: StoredBooking };

async function cancel(
  ctx: Context,
  tx: Database,
  booked: Booked,
  text: string,
  link?: string,
): Promise<{ booking: Booking }> {
  const { stored, participant, booking } = booked;
  const viewer = viewerOf(ctx, participant);
  const options = { quote: stored.quote, by: viewer.side, today: southAfricanDate(viewer.now) };
  const means = cancellingOf(booking, options) ?? refuse("booking_over");
  const ended = { cancelled_by: viewer.side, fee_cents: means.fee_cents };
  const status = await releaseBooking(tx, { booking, result: participant.result, now: viewer.now, ended });
  const message = cancelledText(stored.quote, booking.wedding_date, { says: means.says, text });
  await addEvent(ctx, tx, participant, { kind: "booking_cancelled", text: message, status });
  const after = await requireQuote(ctx, tx, stored.quote.id, link);
  return { booking: presentBooking(after.stored, viewer) ?? refuse("booking_not_found") };
}
