import type { Context } from "../../platform/context.ts";
import type { MailFile } from "../../platform/mail.ts";
import { pageUrl } from "../../platform/page-url.ts";
import { writeFeed } from "../calendars/write-feed.ts";
import type { Side } from "../conversations/rules.ts";
import { presentQuote } from "./present.ts";
import type { StoredBooking, StoredQuote } from "./store.ts";

type Booked = { stored: StoredQuote; booking: StoredBooking; side: Side; site_name: string; isGuest: boolean };

/** What a side keeps of a booking: its quote on paper, and its day for a calendar [quotes-25]. */
export async function writeBookingFiles(ctx: Context, booked: Booked): Promise<MailFile[]> {
  const { stored, side, site_name } = booked;
  // what makes PDFs is loaded when one is asked for
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
  // as the provider's own feed names it, so that a calendar with both shows it once
  const id = (side === "provider" ? booking.entry_id : null) ?? booking.id;
  const day = {
    uid: `${id}@${hostname}`,
    from: booking.wedding_date,
    to: booking.wedding_date,
    title: `Booked: ${side === "provider" ? couple_name : provider_name}`,
    description: `${quote.title} (quote ${quote.number})`,
    ...(venue_location !== null && { location: venue_location }),
    // a guest's would let in everybody who sees the calendar
    ...(!isGuest && { url: pageUrl(config, "/quotes/:id", { id: quote.id }) }),
    created_at: new Date(booking.accepted_at),
    updated_at: new Date(booking.confirmed_at ?? booking.accepted_at),
  };
  return writeFeed({ name: `Booking on ${site_name}` }, [day]);
}
