import type { Booking } from "../../contract/quotes/booking-schema.ts";
import { contentOf, lineItemOf, offeredIn } from "../../contract/quotes/content.ts";
import type { Quote, QuoteSummary } from "../../contract/quotes/schema.ts";
import type { QuoteTemplate, TemplateContent } from "../../contract/quotes/template-schema.ts";
import { standardTerms } from "../../contract/quotes/terms.ts";
import { lineItemCents, perGuestCents } from "../../contract/quotes/totals.ts";
import { southAfricanDate } from "../../contract/south-african-time.ts";
import type { Side } from "../conversations/rules.ts";
import { publicRegistration } from "../providers/present/present-registration.ts";
import type { TemplateRow } from "./drafts/store-templates.ts";
import { cancellingOf, fromCents, hasFreeDays, mayDo, stateOf, totalsOfQuote } from "./rules.ts";
import type { StoredQuote } from "./store.ts";

export type Viewer = {
  side: Side;
  now: Date;
  isOver: boolean;
  /** May view the wedding but not change it [weddings-4]. */
  isReader?: boolean;
};

const isoOrNull = (instant: string | null) => (instant === null ? null : new Date(instant).toISOString());

function providerOf({ business, provider_name }: StoredQuote) {
  return { id: business?.id ?? null, name: provider_name };
}

export function presentBooking(stored: StoredQuote, { side, now, isOver, isReader = false }: Viewer): Booking | null {
  const { quote, booking, couple_name } = stored;
  if (booking === null) return null;
  const today = southAfricanDate(now);
  const isWaiting = booking.state === "held" && booking.held_until !== null && new Date(booking.held_until) > now;
  return {
    id: booking.id,
    quote_id: quote.id,
    conversation_id: quote.conversation_id,
    state: booking.state,
    title: quote.title,
    number: quote.number,
    couple_name,
    provider: providerOf(stored),
    wedding_date: booking.wedding_date,
    total_cents: booking.total_cents,
    vat_cents: booking.vat_cents,
    deposit_cents: booking.deposit_cents,
    balance_cents: booking.balance_cents,
    deposit_due_on: booking.deposit_due_on,
    balance_due_on: booking.balance_due_on,
    held_until: isoOrNull(booking.held_until),
    accepted_at: new Date(booking.accepted_at).toISOString(),
    confirmed_at: isoOrNull(booking.confirmed_at),
    cancelled_at: isoOrNull(booking.cancelled_at),
    cancelled_by: booking.cancelled_by,
    fee_cents: booking.fee_cents,
    cancelling: isReader ? null : cancellingOf(booking, { quote, by: side, today }),
    may_confirm: side === "provider" && isWaiting && !isOver,
  };
}

export function presentQuoteSummary(stored: StoredQuote, viewer: Viewer): QuoteSummary {
  const { quote, couple_name, category, category_slug } = stored;
  return {
    id: quote.id,
    number: quote.number,
    version: quote.version,
    state: stateOf(quote, southAfricanDate(viewer.now)),
    conversation_id: quote.conversation_id,
    provider: providerOf(stored),
    couple_name,
    category,
    category_slug,
    title: quote.title,
    wedding_date: quote.wedding_date,
    valid_until: quote.valid_until,
    total_cents: totalsOfQuote(stored).total_cents,
    message_id: quote.message_id,
    sent_at: isoOrNull(quote.sent_at),
    created_at: new Date(quote.created_at).toISOString(),
    booking: presentBooking(stored, viewer),
  };
}

export function presentQuote(stored: StoredQuote, viewer: Viewer): Quote {
  const { quote, venue_location } = stored;
  const today = southAfricanDate(viewer.now);
  const totals = totalsOfQuote(stored);
  return {
    ...presentQuoteSummary(stored, viewer),
    ...offeredIn(quote),
    has_free_days: hasFreeDays(stored),
    guests: quote.guests,
    travel_km: quote.travel_km,
    travel_cents: quote.travel_cents,
    terms: quote.terms_kind === "standard" ? standardTerms(hasFreeDays(stored)) : quote.terms,
    lines: presentLineItems(stored),
    totals,
    per_guest_cents: perGuestCents(totals.total_cents, quote.guests),
    side: viewer.side,
    business: businessOf(stored),
    venue_location,
    decided_at: isoOrNull(quote.decided_at),
    declined_for: quote.declined_for,
    versions: stored.versions
      .filter(({ state }) => viewer.side === "provider" || state !== "draft")
      .map((each) => ({ id: each.id, version: each.version, state: stateOf(each, today) })),
    may: mayDo(stored, viewer.side, { today, isOver: viewer.isOver }),
  };
}

function presentLineItems({ lines, booking }: StoredQuote): Quote["lines"] {
  return lines.map((item) => ({
    id: item.id,
    ...lineItemOf(item),
    cents: lineItemCents(item),
    is_ticked: booking?.ticked.includes(item.id) ?? false,
  }));
}

function businessOf({ business, provider_name }: StoredQuote): Quote["business"] {
  const place = [business?.city, business?.province].filter(Boolean).join(", ");
  return {
    name: provider_name,
    contact_person: business?.contact_person ?? null,
    phone: business?.phone ?? null,
    place: place || null,
    legal_name: business?.legal_name ?? null,
    registration: publicRegistration(business?.registration ?? null),
    street_address: business?.street_address ?? null,
  };
}

/** Not validated again: a template may be older than a field, so that new fields of `offered` need a default. */
export function presentTemplate({ id, name, content, is_shown, shown_name, shown_text }: TemplateRow): QuoteTemplate {
  const presented = contentOf(content as TemplateContent);
  return { id, name, content: presented, is_shown, shown_name, shown_text, from_cents: fromCents(presented) };
}
