import { z } from "zod";
import { formatDate } from "../../contract/format.ts";
import { formatDeadlineDate, formatDeadlineDay } from "../../contract/quotes/format-due.ts";
import { confirm_within_hours } from "../../contract/quotes/limits.ts";
import { formatRandCents } from "../../contract/quotes/money.ts";
import { formatTermsSummary } from "../../contract/quotes/terms.ts";
import { totalsOf } from "../../contract/quotes/totals.ts";
import type { Context } from "../../platform/context.ts";
import type { MailFile } from "../../platform/network/mail.ts";
import { pageUrl } from "../../platform/network/page-url.ts";
import { presentPhone } from "../../platform/network/phone.ts";
import { writeFeed } from "../calendars/feeds/write-feed.ts";
import { replyAddressOf } from "../conversations/inbound-mail/make-reply-address.ts";
import { findGuest } from "../conversations/links/link-conversation.ts";
import type { Side } from "../conversations/rules.ts";
import { button, factsBlock, listedFooter, noteBlock } from "../emails/content/write-blocks.ts";
import { defineEmail, EmailDropped, type Email } from "../emails/define-email.ts";
import { mayChangeWedding } from "../weddings/check-role.ts";
import { quoteLink } from "./link-quote.ts";
import { presentQuote } from "./present.ts";
import { canAccept, hasFreeDays } from "./rules.ts";
import { findQuote, type StoredBooking, type StoredQuote } from "./store.ts";

const data = z.object({ quote_id: z.string() });
type Data = z.output<typeof data>;

/** To a provider: a booking waits for confirmation, with the deadline [quotes-11]. */
export const bookingWaits = defineEmail({
  name: "booking_waits",
  topic: "reminders",
  data,
  async write(ctx, about, { site_name }) {
    const { stored, facts, held_until, wedding_date, url } = await getWaiting(ctx, about);
    return {
      subject: `${stored.couple_name} accepted your quote: please confirm ${wedding_date}`,
      title: "Your quote was accepted. Please confirm or decline.",
      lead: `The day is held for them until ${formatDeadlineDate(held_until)}. If you don’t confirm by then, nothing is booked and the date is released.`,
      blocks: [factsBlock(facts), button("Confirm or decline", url), noteBlock("We only remind you once per booking.")],
      footerContent: listedFooter(stored.provider_name, site_name),
    };
  },
});

/** To a provider, at once: a quote was accepted, with the deadline [quotes-26]. */
export const quoteAccepted = defineEmail({
  name: "quote_accepted",
  topic: "messages",
  data,
  async write(ctx, about, { site_name }) {
    const { stored, facts, booking, held_until, url } = await getWaiting(ctx, about);
    return {
      subject: `${stored.couple_name} accepted your quote: confirm by ${formatDeadlineDay(held_until)}`,
      title: `${stored.couple_name} accepted your quote`,
      lead: `Please confirm or decline by ${formatDeadlineDate(held_until)}. Until then the day is held for them; after that nothing is booked and the date is released.`,
      blocks: [
        factsBlock([...facts, { term: "Total", text: formatRandCents(booking.total_cents) }]),
        button("Confirm or decline", url),
      ],
      footerContent: listedFooter(stored.provider_name, site_name),
    };
  },
});

/** To a provider: not confirmed in time, so the day is free again [quotes-11]. */
export const bookingLapsed = defineEmail({
  name: "booking_lapsed",
  topic: "messages",
  data,
  async write(ctx, about, { site_name }) {
    const { stored, facts, booking, wedding_date, url } = await getBooked(ctx, about);
    if (booking?.state !== "cancelled" || booking.cancelled_by !== null)
      throw new EmailDropped("It did not lapse, or was requested again.");
    return {
      subject: `Not confirmed in time: ${stored.couple_name}, ${wedding_date}`,
      title: "Nothing is booked",
      lead: `You did not confirm within ${confirm_within_hours} hours, so the date is available in your calendar again. The couple can see this in your conversation.`,
      blocks: [
        factsBlock(facts),
        noteBlock(
          "If you still want the booking, message the couple and send a new version of the quote for them to accept.",
        ),
        button("Open the conversation", url),
      ],
      footerContent: listedFooter(stored.provider_name, site_name),
    };
  },
});

/** To a guest: the link for accepting a quote [quotes-12]. */
export const quoteLinkToGuest = defineEmail({
  name: "quote_link_to_guest",
  // a guest without message emails must still be able to accept
  topic: "other",
  data: data.extend({ ticked: z.array(z.string()) }),
  async write(ctx, { quote_id, ticked }, { site_name }) {
    const stored = await findQuote(ctx.db, quote_id);
    const guest = stored && (await findGuest(ctx.db, stored.quote.conversation_id));
    if (!stored || !guest || !canAccept(stored, ctx.clock()))
      throw new EmailDropped("It can no longer be accepted, or not by a link.");
    const { quote, lines, provider_name } = stored;
    const positions = lines.flatMap(({ id, is_optional }, at) => (is_optional && ticked.includes(id) ? [at] : []));
    const { total_cents } = totalsOf({ ...quote, lines }, new Set(ticked));
    return {
      subject: `Accept the quote from ${provider_name}`,
      title: "Open this link to accept",
      lead: `You asked to accept the quote from ${provider_name}. Nothing is booked until you accept it on the page that this link opens.`,
      blocks: [
        factsBlock([
          { term: "Quote", text: `${quote.title} (${quote.number})` },
          { term: "Wedding day", text: formatDate(quote.wedding_date ?? "") },
          { term: "Extras", text: positions.map((at) => lines[at]?.text ?? "").join(", ") || null },
          { term: "Total", text: formatRandCents(total_cents) },
        ]),
        button("Review and accept", await quoteLink(ctx, quote_id, guest, positions)),
        noteBlock(
          "If you didn’t ask for this, ignore this email: nothing is booked. Don’t forward it, as its link can accept the quote.",
        ),
      ],
      footerContent: `You’re receiving this email because you asked for this link on ${site_name}.`,
    };
  },
});

const aboutBooking = data.extend({
  account_id: z.string().optional(),
  couple_id: z.string().optional(),
});

/** To each side, with all that it needs at payment or cancellation, and documents to keep [quotes-25]. */
export const bookingConfirmed = { couple: confirmationTo("couple"), provider: confirmationTo("provider") } as const;

function confirmationTo(side: Side) {
  return defineEmail({
    name: `booking_confirmed_to_${side}`,
    topic: "messages",
    data: aboutBooking,
    async write(ctx, { quote_id, account_id, couple_id }, { site_name }) {
      const stored = await findQuote(ctx.db, quote_id);
      const booking = stored?.booking;
      if (!stored || booking?.state !== "confirmed") throw new EmailDropped("It is no longer booked.");
      if (account_id !== undefined && !(await mayChangeWedding(ctx.db, account_id, couple_id ?? "")))
        throw new EmailDropped("They can no longer write in this wedding.");
      const { conversation_id } = stored.quote;
      const isCouple = side === "couple";
      const guest = isCouple ? await findGuest(ctx.db, conversation_id) : null;
      const url = guest ? await quoteLink(ctx, quote_id, guest) : pageUrl(ctx.config, "/quotes/:id", { id: quote_id });
      const address = await replyAddressOf(ctx, conversation_id, side);
      const name = isCouple ? stored.provider_name : stored.couple_name;
      const day = formatDate(booking.wedding_date);
      return {
        subject: `You’re booked: ${name}, ${day}`,
        title: "You’re booked",
        lead: isCouple ? `${name} is booked for your wedding on ${day}.` : `${name} booked you for ${day}.`,
        blocks: [
          factsBlock(bookingFacts(stored, booking, side)),
          button("View the quote", url, "The quote with all its terms"),
          noteBlock("Attached: the quote as a PDF, and the day for your calendar."),
          guest &&
            noteBlock(
              `Register with this email address to see the booking in your plan and budget: ${pageUrl(ctx.config, "/couple-register")}`,
            ),
          isCouple ? noteBlock(`No payment passes through ${site_name}. ${paymentCheck(stored)}`) : null,
        ],
        footerContent: isCouple
          ? `You’re receiving this email because you booked ${name} on ${site_name}.`
          : listedFooter(stored.provider_name, site_name),
        replyTo: address === null ? null : { name, address },
        files: await writeBookingFiles(ctx, { stored, booking, side, site_name, isGuest: guest !== null }),
      };
    },
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

async function getBooked(ctx: Context, { quote_id }: Data) {
  const stored = await findQuote(ctx.db, quote_id);
  if (!stored || stored.business === null) throw new EmailDropped("The quote or its business was deleted.");
  const { quote, booking, couple_name } = stored;
  const wedding_date = formatDate(booking?.wedding_date ?? "");
  const facts = [
    { term: "Quote", text: `${quote.title} (${quote.number})` },
    { term: "Couple", text: couple_name },
    { term: "Wedding day", text: wedding_date },
  ];
  const url = pageUrl(ctx.config, "/enquiries/:id", { id: quote.conversation_id });
  return { stored, booking, wedding_date, facts, url };
}

async function getWaiting(ctx: Context, about: Data) {
  const { booking, ...rest } = await getBooked(ctx, about);
  if (booking?.state !== "held" || booking.held_until === null || new Date(booking.held_until) <= ctx.clock())
    throw new EmailDropped("It is no longer waiting.");
  return { ...rest, booking, held_until: booking.held_until };
}

function bookingFacts(stored: StoredQuote, booking: StoredBooking, side: Side) {
  const { quote } = stored;
  return [
    { term: "Wedding day", text: formatDate(booking.wedding_date) },
    { term: "Quote", text: `${quote.title} (${quote.number})` },
    { term: "Total", text: formatRandCents(booking.total_cents) },
    { term: "Deposit", text: formatDue(booking.deposit_cents, booking.deposit_due_on) },
    { term: "Balance", text: formatDue(booking.balance_cents, booking.balance_due_on) },
    {
      term: side === "couple" ? "If you cancel" : "If the couple cancels",
      text: formatTermsSummary({ ...quote, has_free_days: hasFreeDays(stored) }),
    },
  ];
}

function formatDue(cents: number, day: string): string | null {
  return cents > 0 ? `${formatRandCents(cents)}, due by ${formatDate(day)}` : null;
}

function paymentCheck({ business }: StoredQuote): string {
  return business?.phone
    ? `Before you pay, call the vendor on ${presentPhone(business.phone).text} and confirm their bank details.`
    : "Before you pay, meet the vendor and confirm their bank details.";
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
