import { randomInt } from "node:crypto";
import { formatDate } from "../../contract/format.ts";
import { calendar_note_length_max } from "../../contract/limits.ts";
import * as limits from "../../contract/quotes/limits.ts";
import { formatRandCents } from "../../contract/quotes/money.ts";
import type { TemplateContent } from "../../contract/quotes/template-shapes.ts";
import { cancellationOf, mayLeaveOutFreeDays, type Cancellation } from "../../contract/quotes/terms.ts";
import { totalsOf, type Totals } from "../../contract/quotes/totals.ts";
import type { QuoteState } from "../../contract/quotes/words.ts";
import { dateOf } from "../../platform/iso-moment.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { addDays, todayOf } from "../calendars/rules.ts";
import { overFor, type Side, type Standing } from "../conversations/rules.ts";
import type { ProfileTerms, StoredBooking, StoredQuote } from "./store.ts";

/** Letters and digits that nobody mistakes for each other, read out or written down. */
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A number for a quote that can be read out: `K7M-4QP`. It tells nothing of how many there are. */
export function newNumber(): string {
  const drawn = Array.from({ length: 6 }, () => letters[randomInt(letters.length)] ?? "");
  return `${drawn.slice(0, 3).join("")}-${drawn.slice(3).join("")}`;
}

/** How far a quote has come: one that nobody accepted lapses with the end of its last South African day, whether or not a process looked since [quotes-7]. */
export function stateOf(
  { state, valid_until }: Pick<StoredQuote["quote"], "state" | "valid_until">,
  today: string,
): QuoteState {
  return state === "sent" && valid_until !== null && valid_until < today ? "lapsed" : state;
}

/** What a quote comes to: with the lines that were ticked when it was accepted, before that with none. */
export function totalsOfQuote({ quote, lines, booking }: StoredQuote): Totals {
  return totalsOf({ ...quote, lines }, new Set(booking?.ticked));
}

/** What a template comes to without the way there and with nothing that is optional. */
export function fromCents(content: TemplateContent): number {
  const lines = content.lines.map((line) => ({ ...line, id: "" }));
  return totalsOf({ ...content, travel_cents: 0, lines }, new Set()).total_cents;
}

/** With what deposit and terms the first quote of a provider begins: what its profile says of them. */
export function termsOfProfile({ cancellation_policy, ...deposit }: ProfileTerms) {
  const { deposit_required, deposit_type, deposit_percentage, deposit_value } = deposit;
  const policy = cancellation_policy?.trim() ?? "";
  // terms are never cut: the standard ones hold in place of a policy that is too long
  const isOwn = policy !== "" && policy.length <= limits.quote_text_length_max;
  const percent = deposit_type === "percentage" ? (deposit_percentage ?? 0) : 0;
  const cents = deposit_type === "fixed" ? 100 * (deposit_value ?? 0) : 0;
  return {
    deposit_percent: deposit_required && percent > 0 ? percent : null,
    deposit_cents: deposit_required && cents > 0 && cents <= limits.amount_cents_max ? cents : null,
    ...(isOwn && { terms_kind: "own" as const, terms: policy }),
  };
}

/** Whether a booking is still to come about. */
function isLive({ state }: Pick<StoredBooking, "state">): boolean {
  return state === "held" || state === "confirmed";
}

/** Whether a couple can accept a quote: it is open, its business is seen, and nothing is over between the two [quotes-8]. */
export function canAccept({ quote, business, talk }: StoredQuote, now: Date): boolean {
  const closed_at = dateOf(talk.closed_at);
  const isOver = isOverFor("couple", { ...talk, closed_at, provider_id: quote.provider_id }, now);
  return stateOf(quote, todayOf(now)) === "sent" && business !== null && !isOver;
}

/** Whether nothing can be agreed on by a side any more. What a provider declined it does not take on by an earlier word of its own; its next one takes it up again. */
export function isOverFor(side: Side, standing: Standing, now: Date): boolean {
  return (side === "couple" && standing.status === "declined") || overFor(standing, now) !== null;
}

/** Refuses to agree on anything with a business that couples can't see: hidden, suspended, or gone. */
export function requireListed({ business }: Pick<StoredQuote, "business">): void {
  if (business === null) refuse("business_hidden");
}

/** What each side may do with a quote. Acting in a conversation that is over is refused besides. */
export function mayDo(stored: StoredQuote, side: Side, { today, isOver }: { today: string; isOver: boolean }) {
  const { quote, booking, versions } = stored;
  const state = stateOf(quote, today);
  const isProvider = side === "provider";
  const isNewest = versions.every(({ version }) => version <= quote.version);
  const isBooked = booking !== null && booking.state !== "cancelled";
  return {
    save: isProvider && state === "draft",
    send: isProvider && state === "draft" && !isOver,
    withdraw: isProvider && state === "sent",
    replace: isProvider && isNewest && !isOver && state !== "draft" && state !== "replaced" && !isBooked,
    accept: !isProvider && state === "sent" && !isOver,
    decline: !isProvider && state === "sent" && !isOver,
  };
}

/** Refuses to accept a quote where nothing can be agreed on any more (`conversation_over`), or that isn't open (`quote_not_open`). */
export function requireOpen(
  stored: StoredQuote,
  { side, now, isOver }: { side: Side; now: Date; isOver: boolean },
): void {
  if (isOver) refuse("conversation_over");
  if (!mayDo(stored, side, { today: todayOf(now), isOver }).accept) refuse("quote_not_open");
}

/** When deposit and balance are due of what is accepted on a day: neither after the wedding, the balance not before the deposit. */
export function dueDays(
  {
    deposit_due_days,
    balance_due_days,
    wedding_date,
  }: { deposit_due_days: number; balance_due_days: number; wedding_date: string },
  today: string,
): { deposit_due_on: string; balance_due_on: string } {
  const soon = addDays(today, deposit_due_days);
  const deposit_due_on = soon < wedding_date ? soon : wedding_date;
  const late = addDays(wedding_date, -balance_due_days);
  return { deposit_due_on, balance_due_on: late > deposit_due_on ? late : deposit_due_on };
}

/** What cancelling a booking on a day means for who cancels; null where nothing can be cancelled any more. */
export function cancellingOf(
  booking: StoredBooking,
  { quote, by, today }: { quote: Pick<StoredQuote["quote"], "terms_kind" | "has_free_days">; by: Side; today: string },
): Cancellation | null {
  if (!isLive(booking) || booking.wedding_date < today) return null;
  const { state, confirmed_at } = booking;
  const confirmed_on = state === "confirmed" && confirmed_at !== null ? todayOf(new Date(confirmed_at)) : null;
  const { terms_kind, has_free_days } = quote;
  return cancellationOf({ ...booking, confirmed_on, terms_kind, has_free_days }, { by, today });
}

/** Whether the standard terms of a quote begin with free days: what was sent stays as it was, a draft leaves them out only where its business may [quotes-6]. */
export function hasFreeDays({ quote, category_slug }: Pick<StoredQuote, "quote" | "category_slug">): boolean {
  return quote.has_free_days || (quote.state === "draft" && !mayLeaveOutFreeDays(category_slug));
}

/** What the provider's calendar says of the day of a booking: whose it is, and by which quote. */
export function noteOf({ couple_name, quote }: Pick<StoredQuote, "couple_name" | "quote">): string {
  return `${couple_name} (${quote.number})`.slice(0, calendar_note_length_max);
}

const hour_seconds = 60 * 60;

export function sendingLimit(provider_id: string): RateLimit {
  return {
    name: "quotes_sent",
    key: provider_id,
    tries_max: limits.quotes_sent_hourly_max,
    window_seconds: hour_seconds,
  };
}

/** How often a guest saves quotes as PDFs by its link: each is made anew. */
export function linkedPdfLimit(link_hash: string): RateLimit {
  const tries_max = limits.linked_pdfs_hourly_max;
  return { name: "quote_pdfs_of_link", key: link_hash, tries_max, window_seconds: hour_seconds };
}

/** How often a couple, or a guest in its one conversation, tries to accept. */
export function acceptingLimit({ id, couple_id }: { id: string; couple_id: string | null }): RateLimit {
  const tries_max = limits.acceptances_hourly_max;
  return { name: "quotes_accepted", key: couple_id ?? id, tries_max, window_seconds: hour_seconds };
}

/** How often a guest is mailed the links by which it accepts the quotes of a conversation. */
export function linkMailLimit(conversation_id: string): RateLimit {
  const tries_max = limits.quote_links_hourly_max;
  return { name: "quote_links_mailed", key: conversation_id, tries_max, window_seconds: hour_seconds };
}

type Named = { title: string; number: string };
const called = ({ title, number }: Named) => `“${title}” (${number})`;

/* What stands in the conversation, and in the emails about it, of what happens to quotes and bookings [quotes-10]. */

export function saySent(named: Named & { valid_until: string; version: number }, { total_cents }: Totals): string {
  const again = named.version > 1 ? " It replaces the previous version." : "";
  return `Quote: ${called(named)}, ${formatRandCents(total_cents)}, valid until ${formatDate(named.valid_until)}.${again} View and respond.`;
}

export function sayAccepted(
  named: Named,
  {
    total_cents,
    wedding_date,
    held_until,
  }: Pick<StoredBooking, "total_cents" | "wedding_date"> & { held_until: Date | null },
): string {
  const what = `Accepted the quote ${called(named)}: ${formatRandCents(total_cents)} for ${formatDate(wedding_date)}.`;
  return held_until === null
    ? `${what} The date is booked.`
    : `${what} The day is held for ${limits.confirm_within_hours} hours: please confirm by then, or the date is released.`;
}

export function sayConfirmed(
  named: Named,
  { wedding_date, total_cents }: Pick<StoredBooking, "total_cents" | "wedding_date">,
): string {
  return `Confirmed: ${formatDate(wedding_date)} is booked, as in ${called(named)} for ${formatRandCents(total_cents)}.`;
}

export function sayCancelled(
  named: Named,
  wedding_date: string,
  { says, text }: { says: string; text: string },
): string {
  return [`Cancelled ${called(named)} for ${formatDate(wedding_date)}. ${says}`, text].filter(Boolean).join("\n\n");
}

export function sayWithdrawn(named: Named): string {
  return `Withdrew the quote ${called(named)}: it can no longer be accepted.`;
}

export function sayLapsed(named: Named, valid_until: string): string {
  return `The quote ${called(named)} was valid until ${formatDate(valid_until)} and has expired. Ask for a new one here if you still want it.`;
}

export function sayNotConfirmed(named: Named, wedding_date: string): string {
  return `${called(named)} was not confirmed within ${limits.confirm_within_hours} hours, so nothing is booked and ${formatDate(wedding_date)} is no longer held.`;
}

export function sayDayGone(named: Named, wedding_date: string): string {
  return `We wanted to accept ${called(named)}, but your calendar shows ${formatDate(wedding_date)} as not available. Nothing is booked. If you kept the date for us, make it available in your calendar so that we can accept.`;
}
