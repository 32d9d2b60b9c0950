import { formatDate } from "../../contract/format.ts";
import { confirm_within_hours } from "../../contract/quotes/limits.ts";
import { formatRandCents } from "../../contract/quotes/money.ts";
import { formatTermsSummary } from "../../contract/quotes/terms.ts";
import type { MailFile } from "../../platform/network/mail.ts";
import type { Side } from "../conversations/rules.ts";
import { button, factsBlock, noteBlock, type WrittenEmail } from "../emails/content/write-blocks.ts";
import type { QuoteRow, StoredBooking } from "./store.ts";

type BookingFacts = {
  site_name: string;
  couple_name: string;
  provider_name: string;
  title: string;
  number: string;
  wedding_date: string;
  url: string;
};

type AcceptedFacts = BookingFacts & { total_cents: number; until: string; until_day: string };

export function writeQuoteAccepted({ until, until_day, total_cents, ...facts }: AcceptedFacts): WrittenEmail {
  return {
    site_name: facts.site_name,
    subject: `${facts.couple_name} accepted your quote: confirm by ${until_day}`,
    title: `${facts.couple_name} accepted your quote`,
    lead: `Please confirm or decline by ${until}. Until then the day is held for them; after that nothing is booked and the date is released.`,
    blocks: [
      factsBlock([...whichOf(facts), { term: "Total", text: formatRandCents(total_cents) }]),
      button("Confirm or decline", facts.url, `Confirm or decline: ${facts.url}`),
    ],
    footerContent: footerOf(facts),
  };
}

export function writeBookingWaits({ until, ...facts }: BookingFacts & { until: string }): WrittenEmail {
  return {
    site_name: facts.site_name,
    subject: `${facts.couple_name} accepted your quote: please confirm ${formatDate(facts.wedding_date)}`,
    title: "Your quote was accepted. Please confirm or decline.",
    lead: `The day is held for them until ${until}. If you don’t confirm by then, nothing is booked and the date is released.`,
    blocks: [
      factsBlock(whichOf(facts)),
      button("Confirm or decline", facts.url, `Confirm or decline: ${facts.url}`),
      noteBlock("We only remind you once per booking."),
    ],
    footerContent: footerOf(facts),
  };
}

export function writeBookingLapsed(facts: BookingFacts): WrittenEmail {
  return {
    site_name: facts.site_name,
    subject: `Not confirmed in time: ${facts.couple_name}, ${formatDate(facts.wedding_date)}`,
    title: "Nothing is booked",
    lead: `You did not confirm within ${confirm_within_hours} hours, so the date is available in your calendar again. The couple can see this in your conversation.`,
    blocks: [
      factsBlock(whichOf(facts)),
      noteBlock(
        "If you still want the booking, message the couple and send a new version of the quote for them to accept.",
      ),
      button("Open the conversation", facts.url, `Open the conversation: ${facts.url}`),
    ],
    footerContent: footerOf(facts),
  };
}

type LinkFacts = Omit<BookingFacts, "couple_name"> & { extras: readonly string[]; total_cents: number };

export function writeQuoteLink({ site_name, provider_name, url, ...facts }: LinkFacts): WrittenEmail {
  return {
    site_name,
    subject: `Accept the quote from ${provider_name}`,
    title: "Open this link to accept",
    lead: `You asked to accept the quote from ${provider_name}. Nothing is booked until you accept it on the page that this link opens.`,
    blocks: [
      factsBlock([
        { term: "Quote", text: `${facts.title} (${facts.number})` },
        { term: "Wedding day", text: formatDate(facts.wedding_date) },
        ...(facts.extras.length > 0 ? [{ term: "Extras", text: facts.extras.join(", ") }] : []),
        { term: "Total", text: formatRandCents(facts.total_cents) },
      ]),
      button("Review and accept", url, `Review and accept: ${url}`),
      noteBlock(
        "If you didn’t ask for this, ignore this email: nothing is booked. Don’t forward it, as its link can accept the quote.",
      ),
    ],
    footerContent: `You’re receiving this email because you asked for this link on ${site_name}.`,
  };
}

type ConfirmedFacts = Pick<BookingFacts, "site_name" | "couple_name" | "provider_name" | "url"> & {
  side: Side;
  isGuest: boolean;
  register_url: string;
  quote: Pick<QuoteRow, "title" | "number" | "terms_kind" | "has_free_days">;
  booking: StoredBooking;
  phone: string | null;
  reply_address: string | null;
  files: readonly MailFile[];
};

/** Has all that a side needs at payment or cancellation [quotes-25]. */
export function writeBookingConfirmed({ booking, files, ...facts }: ConfirmedFacts): WrittenEmail {
  const { site_name, side, couple_name, provider_name, quote, phone, url, reply_address: address } = facts;
  const [name, isCouple] = side === "couple" ? [provider_name, true] : [couple_name, false];
  const day = formatDate(booking.wedding_date);
  const check =
    phone === null
      ? "Before you pay, meet the vendor and confirm their bank details."
      : `Before you pay, call the vendor on ${phone} and confirm their bank details.`;
  return {
    site_name,
    subject: `You’re booked: ${name}, ${day}`,
    title: "You’re booked",
    lead: isCouple ? `${name} is booked for your wedding on ${day}.` : `${name} booked you for ${day}.`,
    blocks: [
      factsBlock([
        { term: "Wedding day", text: day },
        { term: "Quote", text: `${quote.title} (${quote.number})` },
        { term: "Total", text: formatRandCents(booking.total_cents) },
        ...due("Deposit", booking.deposit_cents, booking.deposit_due_on),
        ...due("Balance", booking.balance_cents, booking.balance_due_on),
        { term: isCouple ? "If you cancel" : "If the couple cancels", text: formatTermsSummary(quote) },
      ]),
      button("View the quote", url, `The quote with all its terms: ${url}`),
      noteBlock("Attached: the quote as a PDF, and the day for your calendar."),
      ...(facts.isGuest
        ? [
            noteBlock(
              `Register with this email address to see the booking in your plan and budget: ${facts.register_url}`,
            ),
          ]
        : []),
      ...(isCouple ? [noteBlock(`No payment passes through ${site_name}. ${check}`)] : []),
    ],
    footerContent: isCouple
      ? `You’re receiving this email because you booked ${name} on ${site_name}.`
      : footerOf(facts),
    ...(address !== null && { replyTo: { name, address } }),
    files,
  };
}

function due(term: string, cents: number, day: string) {
  return cents > 0 ? [{ term, text: `${formatRandCents(cents)}, due by ${formatDate(day)}` }] : [];
}

function whichOf({ title, number, couple_name, wedding_date }: BookingFacts) {
  return [
    { term: "Quote", text: `${title} (${number})` },
    { term: "Couple", text: couple_name },
    { term: "Wedding day", text: formatDate(wedding_date) },
  ];
}

function footerOf({ provider_name, site_name }: Pick<BookingFacts, "provider_name" | "site_name">): string {
  return `You’re receiving this email because ${provider_name} is listed on ${site_name}.`;
}
