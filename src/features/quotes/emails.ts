import { z } from "zod";
import { formatDateTime } from "../../contract/moments.ts";
import { formatDeadlineDay } from "../../contract/quotes/format-due.ts";
import { totalsOf } from "../../contract/quotes/totals.ts";
import type { Context } from "../../platform/context.ts";
import type { MailFile } from "../../platform/network/mail.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { presentPhone } from "../../platform/network/phone.ts";
import { writeFeed } from "../calendars/feeds/write-feed.ts";
import { replyAddressOf } from "../conversations/inbound-mail/make-reply-address.ts";
import { findGuest } from "../conversations/links/link-conversation.ts";
import type { Side } from "../conversations/rules.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { readSettings } from "../settings/read-settings.ts";
import { mayChangeWedding } from "../weddings/check-role.ts";
import { quoteLink } from "./link-quote.ts";
import {
  writeBookingConfirmed,
  writeBookingLapsed,
  writeBookingWaits,
  writeQuoteAccepted,
  writeQuoteLink,
} from "./mail.ts";
import { presentQuote } from "./present.ts";
import { canAccept, hasFreeDays } from "./rules.ts";
import { findQuote, type StoredBooking, type StoredQuote } from "./store.ts";

const data = z.object({ quote_id: z.string() });

/** To a provider: a booking waits for confirmation, with the deadline [quotes-11]. */
export const bookingWaits = defineEmail({
  name: "booking_waits",
  topic: "reminders",
  data,
  async load(ctx, { quote_id }) {
    const { booking, ...facts } = await gather(ctx, quote_id);
    if (booking?.state !== "held" || booking.held_until === null || new Date(booking.held_until) <= ctx.clock())
      throw new EmailDropped("It does not wait any more.");
    return { ...facts, until: formatDateTime(booking.held_until) };
  },
  write: writeBookingWaits,
});

/** To a provider, at once: a quote was accepted, with the deadline [quotes-26]. */
export const quoteAccepted = defineEmail({
  name: "quote_accepted",
  topic: "messages",
  data,
  async load(ctx, { quote_id }) {
    const { booking, ...facts } = await gather(ctx, quote_id);
    if (booking?.state !== "held" || booking.held_until === null || new Date(booking.held_until) <= ctx.clock())
      throw new EmailDropped("It does not wait any more.");
    return {
      ...facts,
      total_cents: booking.total_cents,
      until: formatDateTime(booking.held_until),
      until_day: formatDeadlineDay(booking.held_until),
    };
  },
  write: writeQuoteAccepted,
});

/** To a provider: not confirmed in time, so the day is free again [quotes-11]. */
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

/** To a guest: the link for accepting a quote [quotes-12]. */
export const quoteLinkToGuest = defineEmail({
  name: "quote_link_to_guest",
  // a guest without message emails must still be able to accept
  topic: "other",
  data: data.extend({ ticked: z.array(z.string()) }),
  async load(ctx, { quote_id, ticked }) {
    const stored = await findQuote(ctx.db, quote_id);
    const guest = stored && (await findGuest(ctx.db, stored.quote.conversation_id));
    if (!stored || !guest || !canAccept(stored, ctx.clock()))
      throw new EmailDropped("It can’t be accepted any more, or not by a link.");
    const { quote, lines, provider_name } = stored;
    const { site_name } = await readSettings(ctx);
    const positions = lines.flatMap(({ id, is_optional }, at) => (is_optional && ticked.includes(id) ? [at] : []));
    return {
      site_name,
      provider_name,
      title: quote.title,
      number: quote.number,
      wedding_date: quote.wedding_date ?? "",
      extras: positions.map((at) => lines[at]?.text ?? ""),
      total_cents: totalsOf({ ...quote, lines }, new Set(ticked)).total_cents,
      url: await quoteLink(ctx, quote_id, guest, positions),
    };
  },
  write: writeQuoteLink,
});

const aboutBooking = data.extend({
  account_id: z.string().optional(),
  couple_id: z.string().optional(),
});

/** To each side, with documents to keep [quotes-25]. */
export const bookingConfirmed = { couple: confirmationTo("couple"), provider: confirmationTo("provider") } as const;

function confirmationTo(side: Side) {
  return defineEmail({
    name: `booking_confirmed_to_${side}`,
    topic: "messages",
    data: aboutBooking,
    async load(ctx, { quote_id, account_id, couple_id }) {
      const stored = await findQuote(ctx.db, quote_id);
      const booking = stored?.booking;
      if (!stored || booking?.state !== "confirmed") throw new EmailDropped("It is booked no more.");
      if (account_id !== undefined && !(await mayChangeWedding(ctx.db, account_id, couple_id ?? "")))
        throw new EmailDropped("They write in this wedding no more.");
      const { quote, couple_name, provider_name, business } = stored;
      const { site_name } = await readSettings(ctx);
      const guest = side === "couple" ? await findGuest(ctx.db, quote.conversation_id) : null;
      return {
        site_name,
        side,
        isGuest: guest !== null,
        couple_name,
        provider_name,
        quote: { ...quote, has_free_days: hasFreeDays(stored) },
        booking,
        phone: business?.phone ? presentPhone(business.phone).text : null,
        url: guest ? await quoteLink(ctx, quote_id, guest) : pageUrl(ctx.config, "/quotes/:id", { id: quote_id }),
        register_url: pageUrl(ctx.config, "/couple-register"),
        reply_address: await replyAddressOf(ctx, quote.conversation_id, side),
        files: await writeBookingFiles(ctx, { stored, booking, side, site_name, isGuest: guest !== null }),
      };
    },
    write: writeBookingConfirmed,
  });
}

export const quoteEmails: readonly Email[] = [
  quoteAccepted,
  bookingWaits,
  bookingLapsed,
  quoteLinkToGuest,
  bookingConfirmed.couple,
  bookingConfirmed.provider,
];

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

type Booked = { stored: StoredQuote; booking: StoredBooking; side: Side; site_name: string; isGuest: boolean };

/** The quote as a PDF and the day as a calendar file [quotes-25]. */
async function writeBookingFiles(ctx: Context, booked: Booked): Promise<MailFile[]> {
  const { stored, side, site_name } = booked;
  // loads the PDF code on demand
  const { writePdf } = await import("./write-pdf.ts");
  const quote = presentQuote(stored, { side, now: ctx.clock(), isOver: false });
  const { number } = quote;
  return [
    { name: `Quote ${number}.pdf`, type: "application/pdf", content: await writePdf(quote, { site_name }) },
    {
      name: `Booking ${number}.ics`,
      type: "text/calendar; charset=utf-8; method=PUBLISH",
      content: new TextEncoder().encode(writeDay(ctx, booked)),
    },
  ];
}

function writeDay({ config }: Context, { stored, booking, side, site_name, isGuest }: Booked): string {
  const { quote, couple_name, provider_name, venue_location } = stored;
  const { hostname } = new URL(config.publicUrl);
  // the id of the provider's feed, so that a calendar with both shows one event
  const id = (side === "provider" ? booking.entry_id : null) ?? booking.id;
  const day = {
    uid: `${id}@${hostname}`,
    from: booking.wedding_date,
    to: booking.wedding_date,
    title: `Booked: ${side === "provider" ? couple_name : provider_name}`,
    description: `${quote.title} (quote ${quote.number})`,
    ...(venue_location !== null && { location: venue_location }),
    // a guest's link would give access to everybody who sees the calendar
    ...(!isGuest && { url: pageUrl(config, "/quotes/:id", { id: quote.id }) }),
    created_at: new Date(booking.accepted_at),
    updated_at: new Date(booking.confirmed_at ?? booking.accepted_at),
  };
  return writeFeed({ name: `Booking on ${site_name}` }, [day]);
}
