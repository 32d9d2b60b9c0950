import type { Calendar } from "../../seed/calendar.ts";
import type { DemoCalendar, DemoEnquiry, DemoProvider, DemoQuote } from "../../seed/directory.ts";
import * as limits from "../../src/contract/quotes/limits.ts";
import type { TemplateContent } from "../../src/contract/quotes/template-schema.ts";
import { totalsOf, type Totals } from "../../src/contract/quotes/totals.ts";
import { southAfricanDate } from "../../src/contract/south-african-time.ts";
import { dueDays, acceptedText, confirmedText, sentText } from "../../src/features/quotes/rules.ts";
import type { quoteTemplate } from "../../src/schema/quotes.ts";
import { saved, offered, wanted, type Line, type Offer } from "./offers.ts";

interface World {
  readonly provider: DemoProvider | undefined;
  readonly couple_id: string | undefined;
  readonly enquiries: readonly DemoEnquiry[];
  readonly calendars: readonly DemoCalendar[];
}

type SeedContext = { calendar: Calendar; newId: () => string };

/** In every state. Bookings use free days. */
export function offer({ provider, couple_id, enquiries, calendars }: World, shared: SeedContext): DemoQuote[] {
  const all = enquiries.flatMap(({ row, recipients }) => recipients.map((each) => ({ ...each, row })));
  const answered = all.filter(({ answered_at, row }) => answered_at !== null && row.wedding_date);
  const received = answered.filter(({ provider_id }) => provider_id === provider?.row.id);
  const sent = answered.filter(
    ({ provider_id, row }) => provider_id !== provider?.row.id && row.couple_id === couple_id,
  );
  const photographers = sent.filter(({ provider_name }) => /Photography|Images|Rani/.test(provider_name));
  const others = sent.filter((each) => !photographers.includes(each));
  const vendors = [others[0], photographers[0], photographers[1], others[1], photographers[2], others[2]];
  return [
    ...offered.flatMap((what, at) => quoteFor(received[what.to ?? at], what, { ...shared, calendars })),
    ...wanted.flatMap((what, at) => versionsFor(vendors[at], what, { ...shared, calendars })),
  ];
}

export function makeTemplates(
  provider: DemoProvider | undefined,
  newId: () => string,
): (typeof quoteTemplate.$inferInsert)[] {
  if (!provider) return [];
  const { id: provider_id, created_at } = provider.row;
  return saved.map(({ name, title, shown_name, shown_text, lines }) => ({
    id: newId(),
    provider_id,
    name,
    shown_name,
    shown_text,
    is_shown: shown_name !== "",
    content: { ...offeredAgain, title, lines: lines.map(toLineItem) },
    created_at,
  }));
}

const offeredAgain: Omit<TemplateContent, "title" | "lines"> = {
  included: "Setting up, and clearing away the day after",
  excluded: "What is drunk",
  discount_percent: null,
  discount_cents: null,
  vat_mode: "included",
  vat_number: "4190234567",
  deposit_percent: 30,
  deposit_cents: null,
  deposit_due_days: 7,
  balance_due_days: 21,
  terms_kind: "standard",
  terms: "",
  has_free_days: true,
  is_one_step: false,
};

function versionsFor(
  to: Requested | undefined,
  what: Offer,
  given: SeedContext & { calendars: readonly DemoCalendar[] },
): DemoQuote[] {
  const newest = quoteFor(to, what, given);
  if (!what.is_second) return newest;
  const before = { ...what, note: undefined, state: "replaced" as const, lines: what.lines.slice(0, 1) };
  return quoteFor(to, before, given).flatMap((first) => [
    first,
    ...newest.map((each) => ({
      ...each,
      quote: { ...each.quote, series_id: first.quote.id, version: 2 },
      note: each.note && { ...each.note, series_id: first.quote.id },
    })),
  ]);
}

type Requested = DemoEnquiry["recipients"][number] & { row: DemoEnquiry["row"] };

function quoteFor(
  to: Requested | undefined,
  what: Offer,
  { calendars, ...shared }: SeedContext & { calendars: readonly DemoCalendar[] },
): DemoQuote[] {
  const { provider_id = null, row } = to ?? {};
  const wedding_date = row?.wedding_date;
  if (!to || !provider_id || !wedding_date) return [];
  const { newId } = shared;
  const quote = rowOf(
    { conversation_id: to.id, provider_id, wedding_date, guests: row?.guest_count ?? null },
    what,
    shared,
  );
  const lines = what.lines.map((line, position) => lineOf(line, { id: newId(), quote_id: quote.id, position }));
  const ticked = what.is_ticked ? lines.flatMap((line) => (line.is_optional ? [line.id] : [])) : [];
  const totals = totalsOf({ ...quote, lines }, new Set(ticked));
  const note = `${row?.couple_name} (${what.number})`;
  const isFree = isFreeOn(calendars, provider_id, wedding_date);
  const agreed = what.state === "accepted" ? agree({ quote, ticked, totals, note, isFree }, what, shared) : null;
  const body = sentText(quote, totalsOf({ ...quote, lines }, new Set()));
  const sent = { sent_by: "provider" as const, kind: "quote_sent" as const, body };
  const said = quote.sent_at && quote.message_id ? [{ ...sent, id: quote.message_id, created_at: quote.sent_at }] : [];
  const { booking = null, entry = null, messages = [] } = agreed ?? {};
  const noted = what.note && row.couple_id ? { ...what.note, series_id: quote.id, couple_id: row.couple_id } : null;
  return [{ quote, lines, booking, entry, note: noted, messages: [...said, ...messages] }];
}

type Of = { conversation_id: string; provider_id: string; wedding_date: string; guests: number | null };

function rowOf(
  of: Of,
  { title, number, state, says, days_ago = 0, days_left = 12, declined_for = "found_other" }: Offer,
  { calendar, newId }: SeedContext,
) {
  const id = newId();
  const isOver = state === "lapsed";
  const sent_at = state === "draft" ? null : calendar.daysAgo(isOver ? 20 : days_ago + 1, 9, 30);
  const until = calendar.dateIn(isOver ? -6 : days_left);
  return {
    ...of,
    id,
    series_id: id,
    version: 1,
    number,
    state,
    title,
    valid_until: until < of.wedding_date ? until : of.wedding_date,
    vat_mode: "included" as const,
    vat_number: "4190234567",
    deposit_percent: 30,
    included: "Setting up, and clearing away the day after",
    excluded: "What is drunk",
    deposit_due_days: 7,
    balance_due_days: 21,
    has_free_days: true,
    sent_at,
    created_at: sent_at ?? calendar.daysAgo(0, 0),
    message_id: sent_at && newId(),
    decided_at: state === "draft" || state === "sent" ? null : calendar.daysAgo(days_ago, 0),
    declined_for: state === "declined" ? declined_for : null,
    travel_cents: 0,
    discount_percent: null,
    discount_cents: null,
    deposit_cents: null,
    ...says,
  };
}

function isFreeOn(calendars: readonly DemoCalendar[], provider_id: string, day: string): boolean {
  const own = calendars.filter(({ row }) => row.provider_id === provider_id);
  return own.every(({ entries }) => entries.every(({ first_day, last_day }) => day < first_day || last_day < day));
}

function lineOf(line: Line, own: { id: string; quote_id: string; position: number }) {
  return { ...own, ...toLineItem(line) };
}

function toLineItem([text, rand, quantity = 1, unit = "", isOptional]: Line) {
  return {
    text,
    unit,
    quantity_thousandths: quantity * 1000,
    unit_price_cents: rand * 100,
    is_optional: isOptional ?? false,
  };
}

type Agreed = {
  quote: Omit<DemoQuote["quote"], "wedding_date"> & {
    wedding_date: string;
    deposit_due_days: number;
    balance_due_days: number;
  };
  ticked: string[];
  totals: Totals;
  note: string;
  isFree: boolean;
};

function agree(
  { quote, ticked, totals, note, isFree }: Agreed,
  { is_booked, days_ago = 0 }: Offer,
  { calendar, newId }: SeedContext,
) {
  const accepted_at = calendar.daysAgo(days_ago, 0);
  const until = new Date(accepted_at.getTime() + limits.confirm_within_hours * 3_600_000);
  const held_until = is_booked ? null : until;
  const { wedding_date, conversation_id, provider_id = "" } = quote;
  const entry_id = newId();
  const days = { first_day: wedding_date, last_day: wedding_date };
  const kind = is_booked ? ("booking" as const) : ("hold" as const);
  const { total_cents, vat_cents, deposit_cents, balance_cents } = totals;
  const booking = {
    id: newId(),
    quote_id: quote.id,
    conversation_id,
    provider_id,
    wedding_date,
    ticked,
    accepted_at,
    held_until,
    total_cents,
    vat_cents,
    deposit_cents,
    balance_cents,
    ...dueDays(quote, southAfricanDate(accepted_at)),
    state: is_booked ? ("confirmed" as const) : ("held" as const),
    confirmed_at: is_booked ? accepted_at : null,
    entry_id: isFree ? entry_id : null,
  };
  const named = { title: quote.title ?? "", number: quote.number };
  const accepted = {
    sent_by: "couple" as const,
    kind: "quote_accepted" as const,
    body: acceptedText(named, { wedding_date, total_cents, held_until: until }),
    created_at: accepted_at,
  };
  const confirmed = {
    sent_by: "provider" as const,
    kind: "booking_confirmed" as const,
    body: confirmedText(named, { wedding_date, total_cents }),
    created_at: accepted_at,
  };
  return {
    booking,
    entry: isFree ? { id: entry_id, provider_id: provider_id ?? "", kind, ...days, note, lapses_at: held_until } : null,
    messages: [accepted, ...(is_booked ? [confirmed] : [])].map((each) => ({ ...each, id: newId() })),
  };
}
