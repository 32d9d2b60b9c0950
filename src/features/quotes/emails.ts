import { z } from "zod";
import { sayMoment } from "../../contract/quotes/say-due.ts";
import type { Context } from "../../platform/context.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { writeBookingLapsed, writeBookingWaits } from "./mail.ts";
import { findQuote } from "./store.ts";

const data = z.object({ quote_id: z.string() });

/** To a provider: what a couple accepted waits for its word, and until when [quotes-11]. */
export const bookingWaits = defineEmail({
  name: "booking_waits",
  topic: "reminders",
  data,
  async load(ctx, { quote_id }) {
    const { booking, ...facts } = await gather(ctx, quote_id);
    if (booking?.state !== "held" || booking.held_until === null || new Date(booking.held_until) <= ctx.clock())
      throw new EmailDropped("It does not wait any more.");
    return { ...facts, until: sayMoment(booking.held_until) };
  },
  write: writeBookingWaits,
});

/** To a provider: what a couple accepted was not confirmed in time, and its day is free again [quotes-11]. */
export const bookingLapsed = defineEmail({
  name: "booking_lapsed",
  topic: "messages",
  data,
  async load(ctx, { quote_id }) {
    const { booking, ...facts } = await gather(ctx, quote_id);
    if (booking?.state !== "cancelled" || booking.cancelled_by !== null)
      throw new EmailDropped("It did not lapse, or is asked for anew.");
    return facts;
  },
  write: writeBookingLapsed,
});

/** The emails of quotes and bookings that are no messages. */
export const quoteEmails: readonly Email[] = [bookingWaits, bookingLapsed];

async function gather(ctx: Pick<Context, "db" | "config" | "cache">, quote_id: string) {
  const stored = await findQuote(ctx.db, quote_id);
  if (!stored || stored.business === null) throw new EmailDropped("The quote is gone, or its business is.");
  const { quote, booking, couple_name, provider_name } = stored;
  const { site_name } = await readSettings(ctx);
  return {
    site_name,
    booking,
    couple_name,
    provider_name,
    title: quote.title,
    number: quote.number,
    wedding_date: booking?.wedding_date ?? "",
    url: pageUrl(ctx.config, "/enquiries/:id", { id: quote.conversation_id }),
  };
}
