import { randomInt } from "node:crypto";
import { formatDate } from "../../contract/format.ts";
import { calendar_note_length_max } from "../../contract/limits.ts";
import type { QuoteState } from "../../contract/quotes/calls.ts";
import * as limits from "../../contract/quotes/limits.ts";
import { formatRandCents } from "../../contract/quotes/money.ts";
import type { TemplateContent } from "../../contract/quotes/template-schema.ts";
import { cancellationOf, mayLeaveOutFreeDays, type Cancellation } from "../../contract/quotes/terms.ts";
import { totalsOf, type Totals } from "../../contract/quotes/totals.ts";
import { addDays, southAfricanDate } from "../../contract/south-african-time.ts";
import { dateOf } from "../../platform/iso-timestamp.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { refuse } from "../../platform/refusal.ts";
import { overFor, type Side, type ConversationStatusInfo } from "../conversations/rules.ts";
import type { ProfileTerms, StoredBooking, StoredQuote } from "./store.ts";

/** Without characters that look or sound alike. */
const letters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Readable aloud, such as `K7M-4QP`; random, so that it doesn't reveal the number of quotes. */
export function newNumber(): string {
  const drawn = Array.from({ length: 6 }, () => letters[randomInt(letters.length)] ?? "");
  return `${drawn.slice(0, 3).join("")}-${drawn.slice(3).join("")}`;
}

/** An open quote lapses at the end of its last South African day, even before a process marks it [quotes-7]. */
export function stateOf(
  { state, valid_until }: Pick<StoredQuote["quote"], "state" | "valid_until">,
  today: string,
): QuoteState {
  return state === "sent" && valid_until !== null && valid_until < today ? "lapsed" : state;
}

export function totalsOfQuote({ quote, lines, booking }: StoredQuote): Totals {
  return totalsOf({ ...quote, lines }, new Set(booking?.ticked));
}

/** The least total: without travel and optional lines. */
export function fromCents(content: TemplateContent): number {
  const lines = content.lines.map((item) => ({ ...item, id: "" }));
  return totalsOf({ ...content, travel_cents: 0, lines }, new Set()).total_cents;
}

export function termsOfProfile({ cancellation_policy, ...deposit }: ProfileTerms) {
  const { deposit_required, deposit_type, deposit_percentage, deposit_value } = deposit;
  const policy = cancellation_policy?.trim() ?? "";
  // terms are never truncated: a policy that is too long gives way to the standard terms
  const isCustom = policy !== "" && policy.length <= limits.quote_text_length_max;
  const percent = deposit_type === "percentage" ? (deposit_percentage ?? 0) : 0;
  const cents = deposit_type === "fixed" ? 100 * (deposit_value ?? 0) : 0;
  return {
    deposit_percent: deposit_required && percent > 0 ? percent : null,
    deposit_cents: deposit_required && cents > 0 && cents <= limits.amount_cents_max ? cents : null,
    ...(isCustom && { terms_kind: "own" as const, terms: policy }),
  };
}

function isLive({ state }: Pick<StoredBooking, "state">): boolean {
  return state === "held" || state === "confirmed";
}

/** Open, the business visible, and the conversation not closed [quotes-8]. */
export function canAccept({ quote, business, thread }: StoredQuote, now: Date): boolean {
  const closed_at = dateOf(thread.closed_at);
  const isOver = isOverFor("couple", { ...thread, closed_at, provider_id: quote.provider_id }, now);
  return stateOf(quote, southAfricanDate(now)) === "sent" && business !== null && !isOver;
}

/** After a provider declines, its earlier quotes can't be accepted until the couple writes again. */
export function isOverFor(side: Side, conversation: ConversationStatusInfo, now: Date): boolean {
  return (side === "couple" && conversation.status === "declined") || overFor(conversation, now) !== null;
}

export function requireListed({ business }: Pick<StoredQuote, "business">): void {
  if (business === null) refuse("business_hidden");
}

/** The conversation's state must be checked separately. */
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

/** `conversation_over`, else `quote_not_open`. */
export function requireOpen(
  stored: StoredQuote,
  { side, now, isOver }: { side: Side; now: Date; isOver: boolean },
): void {
  if (isOver) refuse("conversation_over");
  if (!mayDo(stored, side, { today: southAfricanDate(now), isOver }).accept) refuse("quote_not_open");
}

/** Never after the wedding; the balance not before the deposit. */
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

export function cancellingOf(
  booking: StoredBooking,
  { quote, by, today }: { quote: Pick<StoredQuote["quote"], "terms_kind" | "has_free_days">; by: Side; today: string },
): Cancellation | null {
  if (!isLive(booking) || booking.wedding_date < today) return null;
  const { state, confirmed_at } = booking;
  const confirmed_on = state === "confirmed" && confirmed_at !== null ? southAfricanDate(confirmed_at) : null;
  const { terms_kind, has_free_days } = quote;
  return cancellationOf({ ...booking, confirmed_on, terms_kind, has_free_days }, { by, today });
}

/** A sent quote stays as it was; a draft may leave free days out only where its business may [quotes-6]. */
export function hasFreeDays({ quote, category_slug }: Pick<StoredQuote, "quote" | "category_slug">): boolean {
  return quote.has_free_days || (quote.state === "draft" && !mayLeaveOutFreeDays(category_slug));
}

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

/** PDFs are generated per request, not cached. */
export function linkedPdfLimit(link_hash: string): RateLimit {
  const tries_max = limits.linked_pdfs_hourly_max;
  return { name: "quote_pdfs_of_link", key: link_hash, tries_max, window_seconds: hour_seconds };
}

export function acceptingLimit({ id, couple_id }: { id: string; couple_id: string | null }): RateLimit {
  const tries_max = limits.acceptances_hourly_max;
  return { name: "quotes_accepted", key: couple_id ?? id, tries_max, window_seconds: hour_seconds };
}

export function linkMailLimit(conversation_id: string): RateLimit {
  const tries_max = limits.quote_links_hourly_max;
  return { name: "quote_links_mailed", key: conversation_id, tries_max, window_seconds: hour_seconds };
}

type Named = { title: string; number: string };
const called = ({ title, number }: Named) => `“${title}” (${number})`;

/* The texts about quotes and bookings in conversations and emails [quotes-10]. */

export function sentText(named: Named & { valid_until: string; version: number }, { total_cents }: Totals): string {
  const again = named.version > 1 ? " It replaces the previous version." : "";
  return `Quote: ${called(named)}, ${formatRandCents(total_cents)}, valid until ${formatDate(named.valid_until)}.${again} View and respond.`;
}

export function acceptedText(
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
    : `${what} The day is held for ${limits.confirm_within_hours} hours, for the booking to be confirmed.`;
}

export function confirmedText(
  named: Named,
  { wedding_date, total_cents }: Pick<StoredBooking, "total_cents" | "wedding_date">,
): string {
  return `Confirmed: ${formatDate(wedding_date)} is booked, as in ${called(named)} for ${formatRandCents(total_cents)}.`;
}

export function cancelledText(
  named: Named,
  wedding_date: string,
  { says, text }: { says: string; text: string },
): string {
  return [`Cancelled ${called(named)} for ${formatDate(wedding_date)}. ${says}`, text].filter(Boolean).join("\n\n");
}

export function withdrawnText(named: Named): string {
  return `Withdrew the quote ${called(named)}: it can no longer be accepted.`;
}

export function lapsedText(named: Named, valid_until: string): string {
  return `The quote ${called(named)} was valid until ${formatDate(valid_until)} and has expired. Ask for a new one here if you still want it.`;
}

export function notConfirmedText(named: Named, wedding_date: string): string {
  return `${called(named)} was not confirmed within ${limits.confirm_within_hours} hours, so nothing is booked and ${formatDate(wedding_date)} is no longer held.`;
}

export function dayUnavailableText(named: Named, wedding_date: string): string {
  return `We wanted to accept ${called(named)}, but your calendar shows ${formatDate(wedding_date)} as not available. Nothing is booked. If you kept the date for us, make it available in your calendar so that we can accept.`;
}
